import { readFile } from "node:fs/promises";
import type { SongDocument } from "@tunewright/engine";
import { UsageError } from "../parse-command.ts";
import { sentence } from "./output-files.ts";

/** A song's document as `--document` wrote it. Throws UsageError for any other file. */
export async function readDocument(file: string): Promise<SongDocument> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new UsageError(missing ? `cannot read the song '${file}': there is no such file` : sentence(`cannot read the song '${file}'`, error).message);
  });
  let value: Partial<SongDocument> | null;
  try {
    value = JSON.parse(text) as Partial<SongDocument> | null;
  } catch {
    throw new UsageError(`'${file}' is not the document of a song`);
  }
  if (value?.format !== 1 || !value.score || !value.brief || !value.sheet || !value.window || !value.request) throw new UsageError(`'${file}' is not the document of a song`);
  return value as SongDocument;
}
