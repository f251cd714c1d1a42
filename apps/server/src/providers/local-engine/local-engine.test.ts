import { createEnginePool } from "@tunewright/engine-node";
import { describeSongEngine } from "../../features/generation/song-engine.contract.ts";
import { createLocalEngine } from "./local-engine.ts";

// The engine's own tests make whole songs; here it is the translation that is tried, on its real workers.
describeSongEngine("the local engine", async () => {
  const pool = createEnginePool({ size: 1 });
  return { engine: createLocalEngine(pool), close: () => pool.close() };
}, { whole: false });
