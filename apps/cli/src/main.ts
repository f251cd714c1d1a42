import { readFileSync } from "node:fs";
import { HELP } from "./help.ts";
import { UsageError, parseCommand } from "./parse-command.ts";

/** Exit codes: 0 done, 2 wrong usage or input, 1 anything else, 128 + n when ended by signal n. */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };

// A reader that goes away (`tunewright --help | head -1`) is no error of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

const abort = new AbortController();
for (const [signal, code] of [["SIGINT", 130], ["SIGTERM", 143], ["SIGHUP", 129]] as const) {
  process.on(signal, () => {
    process.exitCode = code;
    abort.abort();
  });
}

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === "help") process.stdout.write(HELP);
  else if (command.name === "version") process.stdout.write(`${version}\n`);
  else {
    // Loaded only now: help and mistakes are answered at once.
    const { runSong } = await import("./song/run-song.ts");
    await runSong(command.options, { version, signal: abort.signal });
  }
} catch (error) {
  if (!(abort.signal.aborted && error === abort.signal.reason)) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    process.stderr.write(`tunewright: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) process.stderr.write("Try 'tunewright --help' for more.\n");
  }
}
process.exit();
