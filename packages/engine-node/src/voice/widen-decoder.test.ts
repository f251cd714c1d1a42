import { describe, expect, it } from "vitest";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { bytesField, joinBytes, varintField } from "./protobuf.ts";
import { widenDecoder } from "./widen-decoder.ts";

const integers = (name: string, values: number[]): Uint8Array =>
  bytesField(5, joinBytes([bytesField(1, name), ...values.map((v) => varintField(8, v)), varintField(20, 7)]));
const node = (operator: string, name: string, inputs: string[], output: string, attributes: Uint8Array[] = []): Uint8Array =>
  bytesField(1, joinBytes([...inputs.map((i) => bytesField(1, i)), bytesField(2, output), bytesField(3, name), bytesField(4, operator), ...attributes]));
const floats = (name: string, dimensions: number[], seed: number): Uint8Array => {
  const size = dimensions.reduce((a, b) => a * b, 1);
  const values = Float32Array.from({ length: size }, (_, i) => Math.sin(seed + i * 1.7));
  return bytesField(5, joinBytes([...dimensions.map((d) => varintField(1, d)), varintField(2, 1), bytesField(8, name), bytesField(9, new Uint8Array(values.buffer))]));
};
const value = (field: 11 | 12, name: string, dimensions: (number | string)[]): Uint8Array => {
  const shape = joinBytes(dimensions.map((d) => bytesField(1, typeof d === "number" ? varintField(1, d) : bytesField(2, d))));
  return bytesField(field, joinBytes([bytesField(1, name), bytesField(2, bytesField(1, joinBytes([varintField(1, 1), bytesField(2, shape)])))]));
};
const model = (fields: readonly Uint8Array[]): Uint8Array => joinBytes([varintField(1, 8), bytesField(7, joinBytes([...fields])), bytesField(8, varintField(2, 13))]);

/** x [1, 3, T] → Conv → LeakyRelu → ConvTranspose ×2 → dilated Conv + residual → outside: Neg. */
const decoder = (extra: Uint8Array[] = []): Uint8Array[] => [
  node("Conv", "/dec/pre", ["x", "w0", "b0"], "a", [integers("kernel_shape", [3]), integers("pads", [1, 1]), integers("dilations", [1]), integers("strides", [1])]),
  node("LeakyRelu", "/dec/relu", ["a"], "b"),
  node("ConvTranspose", "/dec/up", ["b", "w1"], "c", [integers("kernel_shape", [4]), integers("pads", [1, 1]), integers("strides", [2]), integers("dilations", [1])]),
  node("Conv", "/dec/res", ["c", "w2"], "d", [integers("kernel_shape", [3]), integers("pads", [3, 3]), integers("dilations", [3]), integers("strides", [1])]),
  node("Add", "/dec/add", ["d", "c"], "e"),
  ...extra,
  node("Neg", "/out", ["e"], "y"),
  floats("w0", [8, 3, 3], 1), floats("b0", [8], 2), floats("w1", [8, 4, 4], 3), floats("w2", [4, 4, 3], 4),
  bytesField(2, "toy"), value(11, "x", [1, 3, "T"]), value(12, "y", [1, 4, "U"]),
];

async function run(fields: readonly Uint8Array[], length: number): Promise<{ dims: readonly number[]; data: Float32Array }> {
  const session = await InferenceSession.create(model(fields));
  const x = Float32Array.from({ length: 3 * length }, (_, i) => Math.cos(i * i));
  const { y } = await session.run({ x: new Tensor("float32", x, [1, 3, length]) });
  return { dims: y!.dims, data: y!.data as Float32Array };
}

describe("a decoder made wider", () => {
  it.each([7, 40])("gives the same answer in the same shape for %d frames", async (length) => {
    const before = await run(decoder(), length);
    const after = await run(widenDecoder(decoder()), length);
    expect(after.dims).toEqual(before.dims);
    before.data.forEach((v, i) => expect(after.data[i]).toBeCloseTo(v, 4));
  });

  it("really works on planes", () => {
    const text = new TextDecoder().decode(joinBytes(widenDecoder(decoder())));
    expect(text).toContain("x/Unsqueeze");
    expect(text).toContain("e/Squeeze");
  });

  it("leaves alone a decoder with operators that look at the shape, and a graph without decoder", () => {
    const strange = decoder([node("Flatten", "/dec/flat", ["e"], "f")]);
    expect(joinBytes(widenDecoder(strange))).toEqual(joinBytes(strange));
    const other = [node("Neg", "/out", ["x"], "y"), value(11, "x", [2]), value(12, "y", [2])];
    expect(joinBytes(widenDecoder(other))).toEqual(joinBytes(other));
  });
});
