import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { MediaError } from "./media-error.ts";

export interface Ffmpeg {
  /** Absolute path of the executable. */
  path: string;
  /** Named by the operator, installed on the system, or brought by npm. */
  origin: "named" | "system" | "package";
  /** As it calls itself: "5.1.9-0+deb12u1". */
  version: string;
}

export interface FindOptions {
  /** Asked for by the operator; FFMPEG_PATH of the environment when absent. */
  path?: string;
  /** Folders to look in; PATH of the environment when absent. */
  searchPath?: string;
}

const found = new Map<string, Promise<Ffmpeg>>();

/**
 * An ffmpeg that runs: the one named, else one of the system, else the npm package's. A named one that does not run is an error and not
 * passed over in silence. Looked for once per set of options. Rejects with MediaError "no-ffmpeg".
 */
export function findFfmpeg(options: FindOptions = {}): Promise<Ffmpeg> {
  const named = options.path ?? process.env.FFMPEG_PATH ?? "";
  const searchPath = options.searchPath ?? process.env.PATH ?? "";
  const key = `${named}\n${searchPath}`;
  let search = found.get(key);
  if (!search) {
    search = look(named, searchPath);
    found.set(key, search);
    search.catch(() => found.delete(key));
  }
  return search;
}

async function look(named: string, searchPath: string): Promise<Ffmpeg> {
  if (named) {
    const version = await versionOf(named);
    if (version === undefined) throw new MediaError("no-ffmpeg", `FFMPEG_PATH names ${named}, which does not run`);
    return { path: path.resolve(named), origin: "named", version };
  }
  const file = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  for (const folder of searchPath.split(path.delimiter)) {
    if (!path.isAbsolute(folder)) continue;
    const version = await versionOf(path.join(folder, file));
    if (version !== undefined) return { path: path.join(folder, file), origin: "system", version };
  }
  const packaged = packagePath(file);
  const version = packaged && (await versionOf(packaged));
  if (packaged && version) return { path: packaged, origin: "package", version };
  throw new MediaError("no-ffmpeg", "none in FFMPEG_PATH, in PATH or among the optional packages");
}

function packagePath(file: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@ffmpeg-binary/${process.platform}-${process.arch}`);
    return path.join(path.dirname(entry), file);
  } catch {
    return undefined;
  }
}

/** undefined when there is no such file or it does not run here. */
async function versionOf(file: string): Promise<string | undefined> {
  try {
    await access(file, constants.X_OK);
    const { stdout } = await promisify(execFile)(file, ["-hide_banner", "-version"], { timeout: 10_000, windowsHide: true });
    return /^ffmpeg version (\S+)/u.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}
