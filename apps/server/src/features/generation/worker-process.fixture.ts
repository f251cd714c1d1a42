import pino from "pino";
import { openDatabase } from "../../platform/db/open-database.ts";
import { connectPostgresJobs } from "../../platform/queue/postgres-jobs.ts";
import { connectPostgresBus } from "../../platform/realtime/postgres-bus.ts";
import { createFileStorage } from "../../platform/storage/file-storage.ts";
import { createFakeSongEngine, type Point } from "./fake-song-engine.fixture.ts";
import { runGenerationJobs } from "./run-generation-jobs.ts";

/**
 * A worker in a process of its own, for tests that kill it: `node worker-process.fixture.ts <database url> <storage folder> <point>`.
 * Its engine stops for good at the point and says so in a line on standard output: the take's seed.
 */
const [url = "", folder = "", point = ""] = process.argv.slice(2);
const log = pino({ level: "warn" }, pino.destination(2));
const { db } = openDatabase(url, { log, max: 4 });
const bus = await connectPostgresBus({ url, log });
const storage = createFileStorage(folder);
const jobs = await connectPostgresJobs({ url, db, bus, log, supervises: false });
const engine = createFakeSongEngine({
  at: async (here: Point, job) => {
    if (here !== point) return;
    process.stdout.write(`${job.seed}\n`);
    await new Promise(() => {});
  },
});
const covers = { print: async () => new Map(([96, 352, 896] as const).map((size) => [size, Buffer.from(`cover ${size}`)])) };
await runGenerationJobs({ db, storage, bus, jobs, engine, covers, log }, { concurrency: 2 });
