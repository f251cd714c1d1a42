import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { UsageError } from "../parse-command.ts";
import { sentence } from "./output-files.ts";

/** More is not a song but a mistake, such as a wrong file. */
const LONGEST = 50_000;

/** The words of a text file, or of standard input for "-". Throws UsageError for what is not text. */
export async function readLyrics(file: string): Promise<string> {
  const bytes = await (file === "-" ? buffer(process.stdin) : readFile(file)).catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new UsageError(missing ? `cannot read the lyrics '${file}': there is no such file` : sentence(`cannot read the lyrics '${file}'`, error).message);
  });
  if (bytes.length > LONGEST * 4) throw new UsageError(`the lyrics '${file}' are too long: at most ${LONGEST} characters`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`the lyrics '${file}' are not UTF-8 text`);
  }
  if (text.includes("\u0000")) throw new UsageError(`the lyrics '${file}' are not text: they hold NUL bytes`);
  if (text.length > LONGEST) throw new UsageError(`the lyrics '${file}' are too long: at most ${LONGEST} characters`);
  if (text.trim() === "") throw new UsageError(`the lyrics '${file}' are empty`);
  return text;
}
