// `npm run bench:engine`, `npm run gallery`: a command under bench/ on the Node that comes with the product. Built-ins only; runs on Node 20.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { environment, fail, findNode, ROOT } from "./runtime.mjs";

const [name, ...rest] = process.argv.slice(2);
if (!/^[a-z][a-z-]*$/.test(name ?? "")) fail("Name a command under bench/, such as engine.");
await ensureInstalled({ dev: true });
const { status } = spawnSync(findNode(), [path.join(ROOT, "bench", `${name}.ts`), ...rest], { cwd: ROOT, env: environment(), stdio: "inherit" });
process.exit(status ?? 1);
