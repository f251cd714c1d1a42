// Every list of the product on a seeded database, 20 requests in flight through the real server:
// node bench/lists-at-scale.ts --data DIR [--seconds 8] [--only search] [--plans]. DIR is what bench/seed/seed.ts filled.
// Where the machine is busy with other things the processor time of each answer says more than its wall time.
import { parseArgs } from "node:util";
import pg from "pg";
import { startProduct } from "../e2e/stage/product.ts";
import { printFigure, quantile } from "./figure.ts";
import { collectAddresses, LISTS } from "./list-addresses.ts";
import { load } from "./load.ts";
import { logPlans, plansDuring, scannedWhole } from "./plans.ts";
import { processorTime } from "./processor-time.ts";
import { signInSeeded } from "./seed/sign-in-seeded.ts";

const LIMIT_MS = 30;
const IN_FLIGHT = 20;

const { values } = parseArgs({ options: { data: { type: "string" }, seconds: { type: "string", default: "8" }, only: { type: "string" }, plans: { type: "boolean", default: false } } });
if (!values.data) throw new Error("Say where the seeded database lies: --data DIR");
const chosen = LISTS.filter((list) => !values.only || list.name.includes(values.only));

const product = await startProduct({ ROLE: "api" }, values.data);
try {
  const databaseUrl = `postgresql://tunewright@localhost:5432/tunewright?host=${encodeURIComponent(`${values.data}/postgres/socket`)}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", (error) => console.error(error.message));
  await client.connect();
  const people = await signInSeeded(product.url, client);
  const addresses = new Map<string, string[]>();
  for (const list of chosen) addresses.set(list.name, await collectAddresses(product.url, client, people, list));
  await client.end();

  for (const list of chosen) {
    const urls = addresses.get(list.name)!;
    const headers: Record<string, string> = list.as === null ? {} : { cookie: people[list.as] };
    let turn = 0;
    const next = () => urls[(turn += 1) % urls.length]!;
    await load(product.url, { next, headers, inFlight: IN_FLIGHT, seconds: 1 });
    const before = processorTime(product.pid);
    const answers = await load(product.url, { next, headers, inFlight: IN_FLIGHT, seconds: Number(values.seconds) });
    const after = processorTime(product.pid);
    const times = answers.map((answer) => answer.milliseconds);
    const each = (from: number, to: number) => ((to - from) / answers.length).toFixed(1);
    const rate = answers.length / Number(values.seconds);
    const kilobytes = answers.reduce((sum, answer) => sum + answer.bytes, 0) / answers.length / 1024;
    printFigure(`${list.name}, p95`, quantile(times, 0.95), LIMIT_MS, "ms",
      `median ${quantile(times, 0.5).toFixed(1)}, ${rate.toFixed(0)}/s, ${kilobytes.toFixed(0)} KB; processor time each: server ${each(before.own, after.own)}, database ${each(before.below, after.below)} ms`);
  }

  await logPlans(databaseUrl, true);
  await restartConnections(databaseUrl);
  let wrong = 0;
  for (const list of chosen) {
    const headers: Record<string, string> = list.as === null ? {} : { cookie: people[list.as] };
    const plans = await plansDuring(values.data, async () => {
      for (const url of addresses.get(list.name)!.slice(0, 6)) await (await fetch(product.url + url, { headers })).arrayBuffer();
    });
    const whole = plans.filter((plan) => scannedWhole(plan).includes("clip"));
    wrong += whole.length;
    console.log(`${list.name}: ${plans.length} plans, ${whole.length} read the table of clips from end to end; whole tables read: ${[...new Set(plans.flatMap(scannedWhole))].join(", ") || "none"}`);
    for (const { query, plan } of values.plans ? plans : whole) console.log(`${query}\n${plan}\n`);
  }
  await logPlans(databaseUrl, false);
  if (wrong > 0) process.exitCode = 1;
} finally {
  await product.halt();
}

/** Settings of a database hold for new connections: the server's pool opens new ones for those that are gone. */
async function restartConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'tunewright' and pid <> pg_backend_pid() and application_name = 'tunewright'");
  await client.end();
}
