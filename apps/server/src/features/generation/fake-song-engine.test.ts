import { createFakeSongEngine } from "./fake-song-engine.fixture.ts";
import { describeSongEngine } from "./song-engine.contract.ts";

describeSongEngine("the fake engine", async () => ({ engine: createFakeSongEngine(), close: async () => {} }), { whole: true });
