import { bytesField, joinBytes, lengthDelimited, readFields, varintField } from "./protobuf.ts";

/** A tensor inside the graph that becomes an input; its producers fall away. 32-bit floats; a string is a free dimension. */
export interface CutInput {
  name: string;
  dimensions: readonly (number | string)[];
}

export interface Cut {
  inputs: readonly CutInput[];
  /** Tensors to keep, in this order; everything they don't need is dropped. */
  outputs: readonly string[];
  /** A last change to what is kept: parts of a GraphProto in, the same out. */
  rewrite?: (fields: readonly Uint8Array[]) => Uint8Array[];
}

// Field numbers of onnx.proto (ONNX 1.x): ModelProto, GraphProto, NodeProto, AttributeProto.
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, initializer: 5, input: 11, output: 12, valueInfo: 13 } as const;
const NODE = { input: 1, output: 2, attribute: 5 } as const;
const ATTRIBUTE_GRAPH = 6;
const TENSOR_NAME = 8;
const ELEMENT_FLOAT = 1;

interface GraphNode {
  inputs: string[];
  outputs: string[];
  raw: Uint8Array;
}

/**
 * Rewrites an ONNX model so that it computes only `outputs`, with the tensors of `inputs` supplied from outside.
 * Throws RangeError when a named tensor is not in the graph.
 */
export function cutGraph(model: Uint8Array, cut: Cut): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const field of readFields(model)) {
    // The graph's parts are handed on one by one: joining them here would copy 80 MB once more.
    if (field.number === MODEL_GRAPH) parts.push(...lengthDelimited(MODEL_GRAPH, cutGraphMessage(field.bytes, cut)));
    else parts.push(field.raw);
  }
  return joinBytes(parts);
}

function cutGraphMessage(graph: Uint8Array, cut: Cut): Uint8Array[] {
  const nodes: GraphNode[] = [];
  const named: { number: number; name: string; raw: Uint8Array }[] = [];
  const rest: Uint8Array[] = [];
  for (const field of readFields(graph)) {
    if (field.number === GRAPH.node) nodes.push(readNode(field.bytes, field.raw));
    else if (field.number === GRAPH.initializer) named.push({ number: field.number, name: nameOf(field.bytes, TENSOR_NAME), raw: field.raw });
    else if (field.number === GRAPH.input || field.number === GRAPH.output) {
      named.push({ number: field.number, name: nameOf(field.bytes, 1), raw: field.raw });
    } else if (field.number !== GRAPH.valueInfo) rest.push(field.raw); // shapes recorded for tensors may no longer hold
  }
  const { nodes: live, tensors } = liveNodes(nodes, cut);
  const kept = (number: number) => named.filter((entry) => entry.number === number && tensors.has(entry.name)).map((entry) => entry.raw);
  const ownOutputs = new Map(named.filter((entry) => entry.number === GRAPH.output).map((entry) => [entry.name, entry.raw]));
  const fields = [
    ...nodes.filter((node) => live.has(node)).map((node) => node.raw),
    ...kept(GRAPH.initializer),
    ...rest,
    ...kept(GRAPH.input),
    ...cut.inputs.map((input) => bytesField(GRAPH.input, floatTensor(input))),
    ...cut.outputs.map((name) => ownOutputs.get(name) ?? bytesField(GRAPH.output, bytesField(1, name))),
  ];
  return cut.rewrite ? cut.rewrite(fields) : fields;
}

/** What the outputs need, walking backwards and stopping at cut tensors. */
function liveNodes(nodes: readonly GraphNode[], cut: Cut): { nodes: Set<GraphNode>; tensors: Set<string> } {
  const producer = new Map<string, GraphNode>();
  for (const node of nodes) for (const output of node.outputs) producer.set(output, node);
  for (const name of [...cut.outputs, ...cut.inputs.map((input) => input.name)]) {
    if (!producer.has(name)) throw new RangeError(`the graph has no tensor "${name}"`);
  }
  for (const input of cut.inputs) producer.delete(input.name);
  const live = new Set<GraphNode>();
  const tensors = new Set<string>();
  const pending = [...cut.outputs];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (tensors.has(name)) continue;
    tensors.add(name);
    const node = producer.get(name);
    if (!node || live.has(node)) continue;
    live.add(node);
    pending.push(...node.inputs);
  }
  return { nodes: live, tensors };
}

function readNode(message: Uint8Array, raw: Uint8Array): GraphNode {
  const node: GraphNode = { inputs: [], outputs: [], raw };
  for (const field of readFields(message)) {
    if (field.number === NODE.input) node.inputs.push(text(field.bytes));
    else if (field.number === NODE.output) node.outputs.push(text(field.bytes));
    else if (field.number === NODE.attribute) node.inputs.push(...capturedNames(field.bytes));
  }
  return node;
}

/** Subgraphs of If and Loop read outer tensors by name without listing them as inputs of the node. */
function capturedNames(attribute: Uint8Array): string[] {
  const names: string[] = [];
  for (const field of readFields(attribute)) {
    if (field.number !== ATTRIBUTE_GRAPH || field.wireType !== 2) continue;
    for (const inner of readFields(field.bytes)) if (inner.number === GRAPH.node) names.push(...readNode(inner.bytes, inner.raw).inputs);
  }
  return names;
}

function nameOf(message: Uint8Array, fieldNumber: number): string {
  for (const field of readFields(message)) if (field.number === fieldNumber) return text(field.bytes);
  return "";
}

/** ValueInfoProto{name, type{tensor_type{elem_type, shape{dim…}}}}. */
function floatTensor(input: CutInput): Uint8Array {
  const shape = joinBytes(
    input.dimensions.map((size) => bytesField(1, typeof size === "number" ? varintField(1, size) : bytesField(2, size))),
  );
  const tensor = joinBytes([varintField(1, ELEMENT_FLOAT), bytesField(2, shape)]);
  return joinBytes([bytesField(1, input.name), bytesField(2, bytesField(1, tensor))]);
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
