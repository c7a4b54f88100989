import {attributeTypes, float32, int64, type Graph, type Tensor} from './onnx-model.js';

/** The value of the Constant node whose output has this name. */
export function constantOf(graph: Graph, name: string | undefined): Tensor | undefined {
  const node = graph.node.find(({op_type, output}) => op_type === 'Constant' && output[0] === name);
  return node?.attribute[0]?.t;
}

/** The values of a tensor of 32-bit floats. */
export function floatsOf({raw_data, float_data}: Tensor): Float32Array {
  if (raw_data?.length) return new Float32Array(Uint8Array.from(raw_data).buffer);
  return Float32Array.from(float_data ?? []);
}

/** The value of a constant with one 32-bit float, whatever its shape; `undefined` for any other constant. */
export function numberOf(graph: Graph, name: string | undefined): number | undefined {
  const tensor = constantOf(graph, name);
  if (tensor?.data_type !== float32 || tensor.dims.some((size) => Number(size) !== 1)) return undefined;
  return floatsOf(tensor)[0];
}

/** Adds a constant of 32-bit floats and returns its name. */
export function addFloats(graph: Graph, values: Float32Array, dims: readonly number[]): string {
  return addConstant(graph, {dims: [...dims], data_type: float32, raw_data: bytesOf(values)});
}

/** Adds a list of 64-bit integers and returns its name. */
export function addIntegers(graph: Graph, values: readonly number[]): string {
  const raw = bytesOf(BigInt64Array.from(values, BigInt));
  return addConstant(graph, {dims: [values.length], data_type: int64, raw_data: raw});
}

function addConstant(graph: Graph, t: Tensor): string {
  const taken = new Set(graph.node.flatMap(({output}) => output));
  let number = 1;
  while (taken.has(`docextract.constant.${number}`)) number++;
  const name = `docextract.constant.${number}`;
  graph.node.unshift({
    op_type: 'Constant',
    name,
    input: [],
    output: [name],
    attribute: [{name: 'value', type: attributeTypes.tensor, t}],
  });
  return name;
}

function bytesOf({buffer, byteOffset, byteLength}: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

export function dropUnusedConstants(graph: Graph): void {
  const used = new Set(graph.node.flatMap(({input}) => input));
  graph.node = graph.node.filter(({op_type, output}) => op_type !== 'Constant' || used.has(output[0]!));
}
