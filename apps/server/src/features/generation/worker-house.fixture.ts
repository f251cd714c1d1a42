import { randomUUID } from "node:crypto";
import pino from "pino";
import type { TestDatabase } from "../../platform/db/test-database.ts";
import { createTestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { connectPostgresJobs, type PostgresJobs } from "../../platform/queue/postgres-jobs.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { createMemoryStorage } from "../../platform/storage/memory-storage.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { mountBilling } from "../billing/index.ts";
import { mountClips, mountMedia, runClipsJobs } from "../clips/index.ts";
import { mountLibrary } from "../library/index.ts";
import type { CoverPrinter } from "./cover-printer.ts";
import { createFakeSongEngine } from "./fake-song-engine.fixture.ts";
import { mountGeneration } from "./generation.endpoints.ts";
import { runGenerationJobs } from "./run-generation-jobs.ts";
import type { SongEngine } from "./song-engine.ts";

export const silent = pino({ level: "silent" });
export const blankCovers: CoverPrinter = {
  print: async () => new Map(([96, 352, 896] as const).map((size) => [size, Buffer.from(`cover ${size}`)])),
};

export interface TestHouse extends TestHttp {
  database: TestDatabase;
  storage: ObjectStorage;
  bus: Bus;
  jobs: PostgresJobs;
  /** Starts making songs in this process. */
  work(engine?: SongEngine, concurrency?: number): Promise<void>;
  person(given?: Parameters<typeof addPerson>[1]): Promise<string>;
  generate(person: string, change?: object): ReturnType<TestHttp["call"]>;
  close(): Promise<void>;
}

/** Everything that a song passes through, on a database of its own. */
export async function openTestHouse({ storage = createMemoryStorage(), busOf = async () => createMemoryBus(), mount = () => {} }: {
  storage?: ObjectStorage; busOf?: (url: string) => Promise<Bus>;
  /** Mounts what a test needs besides. */
  mount?(ground: TestHttp & Pick<TestHouse, "database" | "jobs" | "storage" | "bus">): void;
} = {}): Promise<TestHouse> {
  const database = await createTestDatabase();
  const { db } = database;
  const bus = await busOf(database.url);
  const jobs = await connectPostgresJobs({ url: database.url, db, bus, log: silent, supervises: true });
  const testHttp = await createTestHttp();
  const { http, viewerOf, call } = testHttp;
  mountBilling(http, { db });
  mountClips(http, { db, jobs, bus });
  mountMedia(http, { db, storage, bus, viewerOf });
  mountLibrary(http, { db, bus });
  mountGeneration(http, { db, jobs, bus, capabilities: createFakeSongEngine().capabilities, log: silent });
  mount({ ...testHttp, database, jobs, storage, bus });
  await http.raw.ready();
  return {
    ...testHttp, database, storage, bus, jobs,
    async work(engine = createFakeSongEngine(), concurrency = 2) {
      await runClipsJobs({ jobs, storage });
      await runGenerationJobs({ db, storage, bus, jobs, engine, covers: blankCovers, log: silent }, { concurrency });
    },
    person: (given) => addPerson(db, given),
    generate: (person, change = {}) => call(person, "POST", "/api/generate/v2/", ask(change)),
    async close() {
      await http.close();
      await jobs.close();
      await bus.close();
      await database.close();
    },
  };
}

/** A request that is admitted. */
export const ask = (change: object = {}) => ({
  mv: "chirp-auk-turbo", gpt_description_prompt: "an upbeat synthwave song about driving home at night", transaction_uuid: randomUUID(), seed: 5, ...change,
});
