// `npm start`: installs what is missing, builds the web app when it changed, runs the server. Built-ins only; runs on Node 20.
import { spawn } from "node:child_process";
import path from "node:path";
import { buildWeb } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { environment, fail, findNode, ROOT } from "./runtime.mjs";

/** A terminal's Ctrl-C reaches us once from the terminal and once from npm: together they are one wish. */
const SAME_WISH_MS = 1_000;

await ensureInstalled({ dev: false });
if (process.env.ROLE !== "worker") await buildWeb();
console.log("Starting …");

// Compiled code is kept between starts: halves the time to ready. Where the folder cannot be written, Node goes without.
const compileCache = path.join(ROOT, "node_modules", ".cache", "compiled");
// The C library of Linux otherwise keeps what songs have used, in an arena for every thread: a quarter of the workers' memory.
const thrift = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_TRIM_THRESHOLD_: "8388608" };
const dataDir = process.env.DATA_DIR ? path.resolve(process.env.DATA_DIR) : undefined;
const server = spawn(findNode(), [path.join(ROOT, "apps", "server", "src", "main.ts")], {
  cwd: ROOT,
  env: { NODE_COMPILE_CACHE: compileCache, ...thrift, ...environment(), ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) },
  // The channel tells the server when we are gone, even by SIGKILL; it also means that we pass signals on.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
let lastWish = -Infinity;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (performance.now() - lastWish < SAME_WISH_MS) return;
    lastWish = performance.now();
    server.kill("SIGTERM");
  });
}
server.once("error", (error) => fail(`The server could not be started: ${error.message}`));
server.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGKILL" ? 137 : 1)));
