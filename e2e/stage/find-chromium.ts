import { spawn } from "node:child_process";
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const INSTALLED = [
  "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export interface ChromiumBinary {
  executablePath: string;
  env: Record<string, string>;
}

/** CHROMIUM_PATH ("packaged" for the npm one), else an installed browser, else the one that comes as an npm package (Linux only). */
export async function findChromium(): Promise<ChromiumBinary> {
  const named = process.env["CHROMIUM_PATH"];
  if (named === "packaged") return unpackPackaged();
  if (named) return { executablePath: named, env: {} };
  const installed = INSTALLED.find((file) => existsSync(file));
  if (installed) return { executablePath: installed, env: {} };
  return unpackPackaged();
}

/**
 * The package unpacks into the temporary folder and reuses whatever is there, so it gets a folder of its own.
 * Its system libraries are unpacked too: a bare machine has none of them.
 */
async function unpackPackaged(): Promise<ChromiumBinary> {
  const folder = mkdtempSync(path.join(tmpdir(), "tunewright-chromium-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env["TMPDIR"] = folder;
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  const archive = fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium")));
  const tar = spawn("tar", ["-x", "-C", folder], { stdio: ["pipe", "ignore", "inherit"] });
  const unpacked = new Promise<void>((resolve, reject) =>
    tar.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The browser's libraries could not be unpacked.")))),
  );
  await pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin);
  await unpacked;
  return { executablePath, env: { LD_LIBRARY_PATH: path.join(folder, "lib") } };
}

export const CHROMIUM_FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--disable-dev-shm-usage", "--autoplay-policy=no-user-gesture-required", "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream", "--mute-audio",
];
