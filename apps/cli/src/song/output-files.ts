import { constants } from "node:fs";
import { access, mkdir, open, rename, rm, rmdir, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

/** Files that appear under their names only when all of them are complete. */
export interface OutputFiles {
  /** Opens a hidden file beside its place. Rejects with one sentence when it cannot be written there. */
  open(path: string): Promise<FileHandle>;
  /** Makes the folder, parents included. */
  makeFolder(path: string): Promise<void>;
  /** Puts every file in its place. */
  commit(): Promise<void>;
  /** Removes whatever is not committed, and folders that were made and are empty. */
  discard(): Promise<void>;
}

export function createOutputFiles(): OutputFiles {
  const pending: { path: string; hidden: string; handle: FileHandle }[] = [];
  const folders: string[] = [];
  const close = (): Promise<unknown> => Promise.allSettled(pending.map(({ handle }) => handle.close()));
  return {
    async open(path) {
      const hidden = join(dirname(resolve(path)), `.${basename(path)}.${process.pid}.part`);
      try {
        const there = await stat(path).catch(() => undefined);
        if (there?.isDirectory()) throw new OutputError(`cannot write '${path}': it is a folder`);
        if (there) await access(path, constants.W_OK);
        const handle = await open(hidden, "wx");
        pending.push({ path, hidden, handle });
        return handle;
      } catch (error) {
        throw sentence(`cannot write '${path}'`, error);
      }
    },
    async makeFolder(path) {
      try {
        const first = await mkdir(path, { recursive: true });
        if (first !== undefined) folders.push(resolve(path));
      } catch (error) {
        throw sentence(`cannot make the folder '${path}'`, error);
      }
    },
    async commit() {
      await close();
      for (const { path, hidden } of pending.splice(0)) {
        try {
          await rename(hidden, path);
        } catch (error) {
          throw sentence(`cannot write '${path}'`, error);
        }
      }
      folders.length = 0;
    },
    async discard() {
      await close();
      await Promise.allSettled(pending.splice(0).map(({ hidden }) => rm(hidden, { force: true })));
      await Promise.allSettled(folders.splice(0).map((folder) => rmdir(folder)));
    },
  };
}

class OutputError extends Error {}

/** Why a file operation failed, in words. */
export function sentence(what: string, error: unknown): Error {
  if (error instanceof OutputError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = {
    ENOENT: "there is no such folder", ENOTDIR: "part of its path is not a folder", EACCES: "permission denied", EPERM: "not permitted",
    EROFS: "the disk is read-only", ENOSPC: "no space left on the disk", EEXIST: "a file of that name is in the way", EISDIR: "it is a folder",
    ENAMETOOLONG: "the name is too long", EDQUOT: "the disk quota is used up",
  }[code ?? ""];
  return new OutputError(`${what}: ${reason ?? message}`, { cause: error });
}
