import { open, stat } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

const PRELOAD = "auto_explain";

/** Lets every new connection write the plan of each statement into the server's log; `off` ends it. */
export async function logPlans(url: string, on: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const settings: [string, string][] = [["session_preload_libraries", PRELOAD], ["auto_explain.log_min_duration", "0"], ["auto_explain.log_nested_statements", "off"], ["log_min_messages", "log"]];
  for (const [name, value] of settings) await client.query(on ? `alter database tunewright set ${name} = '${value}'` : `alter database tunewright reset ${name}`);
  await client.end();
}

export interface Plan { query: string; plan: string }

/** The plans that were logged while `run` ran, each distinct one once. */
export async function plansDuring(dataDir: string, run: () => Promise<unknown>): Promise<Plan[]> {
  const file = path.join(dataDir, "postgres", "server.log");
  const from = (await stat(file)).size;
  await run();
  const to = (await stat(file)).size;
  const handle = await open(file);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(to - from), position: from });
  await handle.close();
  const found = new Map<string, Plan>();
  // A statement's entry goes on in lines that begin with a tab.
  for (const [, body] of buffer.toString("utf8").matchAll(/LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g)) {
    const lines = body!.split("\n").map((line) => line.slice(1));
    const begin = lines.findIndex((line) => /\(cost=/.test(line));
    if (begin < 0) continue;
    const plan = { query: lines.slice(0, begin).join(" ").replace(/^Query Text: /, "").replace(/\s+/g, " "), plan: lines.slice(begin).join("\n") };
    found.set(plan.plan.replace(/[\d.]+/g, "#"), plan);
  }
  return [...found.values()];
}

/** The tables that a plan reads from end to end. */
export const scannedWhole = ({ plan }: Plan): string[] => [...plan.matchAll(/Seq Scan on "?(\w+)"?/g)].map((match) => match[1]!);
