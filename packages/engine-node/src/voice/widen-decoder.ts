import { bytesField, joinBytes, lengthDelimited, readFields, varintField } from "./protobuf.ts";
import type { WireField } from "./protobuf.ts";

// Field numbers of onnx.proto (ONNX 1.x): GraphProto, NodeProto, AttributeProto, TensorProto.
const GRAPH = { node: 1, initializer: 5 } as const;
const NODE = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 } as const;
const ATTRIBUTE = { name: 1, integers: 8, type: 20 } as const;
const INTEGERS = 7;
const TENSOR = { dimensions: 1, elementType: 2, name: 8, raw: 9 } as const;
const ELEMENT_INT64 = 7;

const DECODER = "/dec/";
const CONVOLUTIONS = new Set(["Conv", "ConvTranspose"]);
/** Work on every element alone, whatever the shape. */
const POINTWISE = new Set(["Add", "Sub", "Mul", "Div", "LeakyRelu", "Tanh", "Constant"]);
/** Between batch × channels and time. */
const NEW_AXIS = 2;
const AXES = "widen-decoder.axes";

interface Node {
  name: string;
  operator: string;
  inputs: string[];
  outputs: string[];
  field: WireField;
}

/**
 * Lets the decoder of a VITS voice work on planes one sample high instead of on lines: [N, C, T] becomes [N, C, 1, T], with the same
 * numbers at the same places. The runtime has its quick convolutions, which need no unfolded copy of their input, for planes only;
 * a fifth of the time and the greater part of the working memory is saved. `fields` are the parts of a GraphProto. A decoder with
 * operators that would see the difference is left as it is.
 */
export function widenDecoder(fields: readonly Uint8Array[]): Uint8Array[] {
  const parts = fields.map((bytes) => [...readFields(bytes)]).flat();
  const nodes = parts.filter((field) => field.number === GRAPH.node).map(readNode);
  const inside = nodes.filter((node) => node.name.startsWith(DECODER));
  if (inside.length === 0 || inside.some((node) => !CONVOLUTIONS.has(node.operator) && !POINTWISE.has(node.operator))) return [...fields];
  const convolutions = new Set(inside.filter((node) => CONVOLUTIONS.has(node.operator)));
  const planes = new Set(inside.flatMap((node) => (node.operator === "Constant" ? [] : node.outputs)));
  const weights = new Set([...convolutions].map((node) => node.inputs[1]!));
  const byField = new Map(nodes.map((node) => [node.field, node]));
  const reshaped = new Set<string>();

  /** The tensor's twin of the other rank, made by a node of its own where it is first wanted. */
  const twin = (operator: "Unsqueeze" | "Squeeze", tensor: string, out: Uint8Array[]): string => {
    const name = `${tensor}/${operator}`;
    if (!reshaped.has(name)) {
      reshaped.add(name);
      out.push(bytesField(GRAPH.node, joinBytes([
        bytesField(NODE.input, tensor), bytesField(NODE.input, AXES), bytesField(NODE.output, name), bytesField(NODE.name, name), bytesField(NODE.operator, operator),
      ])));
    }
    return name;
  };

  const widened = parts.flatMap((field): Uint8Array[] => {
    if (field.number === GRAPH.initializer) return weights.has(nameOf(field, TENSOR.name)) ? widenTensor(field) : [field.raw];
    const node = byField.get(field);
    if (!node) return [field.raw];
    const before: Uint8Array[] = [];
    if (convolutions.has(node)) {
      const [data, ...others] = node.inputs as [string, ...string[]];
      const inputs = [planes.has(data) ? data : twin("Unsqueeze", data, before), ...others];
      return [...before, bytesField(GRAPH.node, joinBytes([...inputs.map((input) => bytesField(NODE.input, input)), ...fieldsOfPlane(field)]))];
    }
    if (inside.includes(node) || !node.inputs.some((input) => planes.has(input))) return [field.raw];
    const inputs = node.inputs.map((input) => (planes.has(input) ? twin("Squeeze", input, before) : input));
    const rest = [...readFields(field.bytes)].filter((part) => part.number !== NODE.input).map((part) => part.raw);
    return [...before, bytesField(GRAPH.node, joinBytes([...inputs.map((input) => bytesField(NODE.input, input)), ...rest]))];
  });
  const axes = joinBytes([
    varintField(TENSOR.dimensions, 1), varintField(TENSOR.elementType, ELEMENT_INT64), bytesField(TENSOR.name, AXES),
    bytesField(TENSOR.raw, new Uint8Array(BigInt64Array.of(BigInt(NEW_AXIS)).buffer)),
  ]);
  return [...widened, bytesField(GRAPH.initializer, axes)];
}

/** All of a convolution but its inputs, with a kernel one row high. */
function fieldsOfPlane(field: WireField): Uint8Array[] {
  return [...readFields(field.bytes)].filter((part) => part.number !== NODE.input).map((part) => {
    if (part.number !== NODE.attribute) return part.raw;
    const name = nameOf(part, ATTRIBUTE.name);
    const integers = [...readFields(part.bytes)].filter((f) => f.number === ATTRIBUTE.integers).flatMap(integersOf);
    if (integers.length === 0) return part.raw;
    const wide = name === "pads" ? [0, integers[0]!, 0, integers[1]!] : name === "output_padding" ? [0, integers[0]!] : [1, integers[0]!];
    return bytesField(NODE.attribute, joinBytes([
      bytesField(ATTRIBUTE.name, name), ...wide.map((n) => varintField(ATTRIBUTE.integers, n)), varintField(ATTRIBUTE.type, INTEGERS),
    ]));
  });
}

/** Weights [out, in, K] → [out, in, 1, K]; the values stay where they are. */
function widenTensor(field: WireField): Uint8Array[] {
  const parts = [...readFields(field.bytes)];
  const dimensions = parts.filter((part) => part.number === TENSOR.dimensions).flatMap(integersOf);
  dimensions.splice(NEW_AXIS, 0, 1);
  const rest = parts.filter((part) => part.number !== TENSOR.dimensions).map((part) => part.raw);
  // Joined into one piece: whoever reads the parts expects whole fields.
  return [joinBytes(lengthDelimited(GRAPH.initializer, [...dimensions.map((n) => varintField(TENSOR.dimensions, n)), ...rest]))];
}

function readNode(field: WireField): Node {
  const node: Node = { name: "", operator: "", inputs: [], outputs: [], field };
  for (const part of readFields(field.bytes)) {
    if (part.number === NODE.input) node.inputs.push(text(part.bytes));
    else if (part.number === NODE.output) node.outputs.push(text(part.bytes));
    else if (part.number === NODE.name) node.name = text(part.bytes);
    else if (part.number === NODE.operator) node.operator = text(part.bytes);
  }
  return node;
}

/** Repeated integers, one by one or packed. */
function integersOf(field: WireField): number[] {
  if (field.wireType === 0) return [field.value];
  const values: number[] = [];
  let value = 0;
  let scale = 1;
  for (const byte of field.bytes) {
    value += (byte & 0x7f) * scale;
    scale *= 128;
    if (byte < 0x80) {
      values.push(value);
      value = 0;
      scale = 1;
    }
  }
  return values;
}

function nameOf(field: WireField, number: number): string {
  for (const part of readFields(field.bytes)) if (part.number === number) return text(part.bytes);
  return "";
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
