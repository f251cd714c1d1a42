// Fills a data folder with as many songs and people as asked for: node bench/seed/seed.ts --data DIR [--clips 1000000] [--people 100000] [--seed 1].
// The folder must be empty; needs about 8 GB for a million clips. `bench/lists-at-scale.ts` measures on it.
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import pino from "pino";
import { MIGRATIONS } from "../../apps/server/src/migrations.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/platform/db/embedded-postgres.ts";
import { migrate } from "../../apps/server/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts";
import { seedDatabase } from "./seed-database.ts";
import { makePlan } from "./seed-plan.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, clips: { type: "string", default: "1000000" }, people: { type: "string", default: "100000" }, seed: { type: "string", default: "1" } } });
if (!values.data) throw new Error("Say where: --data DIR");
const dir = path.join(values.data, "postgres");
if (existsSync(dir)) throw new Error(`${dir} is there already: seed into an empty folder.`);

const log = pino({ level: "warn" });
const postgres = await startEmbeddedPostgres({ dir, log, quickInit: true, settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_wal_size: "4GB", shared_buffers: "512MB", autovacuum: "off" } });
try {
  const { db, close } = openDatabase(postgres.url, { log, max: 2 });
  await migrate(db as never, MIGRATIONS);
  await close();
  const began = performance.now();
  await seedDatabase(postgres.url, makePlan({ clips: Number(values.clips), people: Number(values.people), seed: Number(values.seed) }), (line) => console.log(line));
  console.log(`${values.clips} clips and ${values.people} people in ${((performance.now() - began) / 1000).toFixed(0)} s`);
} finally {
  await postgres.stop();
}
