import { describe, expect, it } from "vitest";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { cutGraph } from "./cut-graph.ts";
import { bytesField, joinBytes, varintField } from "./protobuf.ts";

const tensorInfo = (name: string): Uint8Array => {
  const shape = bytesField(1, varintField(1, 2));
  return joinBytes([bytesField(1, name), bytesField(2, bytesField(1, joinBytes([varintField(1, 1), bytesField(2, shape)])))]);
};
const node = (op: string, inputs: string[], output: string): Uint8Array =>
  bytesField(1, joinBytes([...inputs.map((name) => bytesField(1, name)), bytesField(2, output), bytesField(3, `n_${output}`), bytesField(4, op)]));

/** x → double = x + x → square = double · double → y = square + x */
const MODEL = joinBytes([
  varintField(1, 8),
  bytesField(
    7,
    joinBytes([
      node("Add", ["x", "x"], "double"),
      node("Mul", ["double", "double"], "square"),
      node("Add", ["square", "x"], "y"),
      bytesField(2, "toy"),
      bytesField(11, tensorInfo("x")),
      bytesField(12, tensorInfo("y")),
    ]),
  ),
  bytesField(8, varintField(2, 13)),
]);

const pair = (a: number, b: number): Tensor => new Tensor("float32", Float32Array.of(a, b), [2]);

describe("cutGraph", () => {
  it("keeps the model's answer when nothing is cut", async () => {
    const session = await InferenceSession.create(cutGraph(MODEL, { inputs: [], outputs: ["y"] }));
    expect([...((await session.run({ x: pair(1, 2) }))["y"]!.data as Float32Array)]).toEqual([5, 18]);
  });

  it("turns an inner tensor into an input", async () => {
    const session = await InferenceSession.create(cutGraph(MODEL, { inputs: [{ name: "square", dimensions: [2] }], outputs: ["y"] }));
    expect(session.inputNames.toSorted()).toEqual(["square", "x"]);
    expect([...((await session.run({ x: pair(1, 2), square: pair(10, 20) }))["y"]!.data as Float32Array)]).toEqual([11, 22]);
  });

  it("makes an inner tensor an output and drops what only the old output needed", async () => {
    const session = await InferenceSession.create(
      cutGraph(MODEL, { inputs: [{ name: "double", dimensions: ["n"] }], outputs: ["square"] }),
    );
    expect(session.inputNames).toEqual(["double"]);
    expect([...((await session.run({ double: pair(3, 4) }))["square"]!.data as Float32Array)]).toEqual([9, 16]);
  });

  it("says which tensor is missing", () => {
    expect(() => cutGraph(MODEL, { inputs: [], outputs: ["z"] })).toThrow(/"z"/);
  });
});
