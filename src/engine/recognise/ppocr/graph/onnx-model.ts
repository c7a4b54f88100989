import type {Root, Type} from 'protobufjs';
import {missingPackage} from '../../../optional-package.js';

/** The parts of an ONNX model that are read or changed here; the other fields of `messages` are kept as they are. */
export interface Model {
  graph: Graph;
}

export interface Graph {
  node: Node[];
  output: Value[];
}

/** An input or output of the graph. */
export interface Value {
  name: string;
  type: {tensor_type: {elem_type: number}};
}

/** One operation. Tensor names connect outputs to inputs; "" stands for an optional input that is left out. */
export interface Node {
  op_type: string;
  name?: string;
  input: string[];
  output: string[];
  attribute: Attribute[];
}

export interface Attribute {
  name: string;
  type: number;
  f?: number;
  i?: Int64;
  ints?: Int64[];
  t?: Tensor;
}

/** `raw_data` is little-endian. */
export interface Tensor {
  dims: Int64[];
  data_type: number;
  float_data?: number[];
  raw_data?: Uint8Array;
}

/** A number, or an object that `Number` makes one of. */
type Int64 = number;

/** Kinds of attributes and of tensors (onnx.proto, AttributeProto.AttributeType and TensorProto.DataType). */
export const attributeTypes = {float: 1, int: 2, tensor: 4, ints: 7} as const;
export const float32 = 1;
export const int64 = 7;
/** Of any shape. */
export const tensorOfFloats = {tensor_type: {elem_type: float32}};

/** Fields and their numbers (onnx.proto of ONNX 1.16, IR version 10): what the networks of this package use of it. */
const messages = {
  Model: {
    ir_version: ['int64', 1],
    producer_name: ['string', 2],
    producer_version: ['string', 3],
    graph: ['Graph', 7],
    opset_import: ['OperatorSet', 8, 'repeated'],
  },
  OperatorSet: {domain: ['string', 1], version: ['int64', 2]},
  Graph: {
    node: ['Node', 1, 'repeated'],
    name: ['string', 2],
    initializer: ['Tensor', 5, 'repeated'],
    input: ['ValueInfo', 11, 'repeated'],
    output: ['ValueInfo', 12, 'repeated'],
    value_info: ['ValueInfo', 13, 'repeated'],
  },
  ValueInfo: {name: ['string', 1], type: ['Type', 2]},
  Type: {tensor_type: ['TensorType', 1]},
  TensorType: {elem_type: ['int32', 1], shape: ['bytes', 2]},
  Node: {
    input: ['string', 1, 'repeated'],
    output: ['string', 2, 'repeated'],
    name: ['string', 3],
    op_type: ['string', 4],
    attribute: ['Attribute', 5, 'repeated'],
    domain: ['string', 7],
  },
  Attribute: {
    name: ['string', 1],
    f: ['float', 2],
    i: ['int64', 3],
    s: ['bytes', 4],
    t: ['Tensor', 5],
    g: ['Graph', 6],
    floats: ['float', 7, 'repeated'],
    ints: ['int64', 8, 'repeated'],
    strings: ['bytes', 9, 'repeated'],
    type: ['int32', 20],
  },
  Tensor: {
    dims: ['int64', 1, 'repeated'],
    data_type: ['int32', 2],
    float_data: ['float', 4, 'packed'],
    int32_data: ['int32', 5, 'packed'],
    int64_data: ['int64', 7, 'packed'],
    name: ['string', 8],
    raw_data: ['bytes', 9],
  },
} as const;

/** Reads an ONNX file, lets `change` work on the network, and writes it again. */
export async function changeModel(bytes: Uint8Array, change: (graph: Graph) => void): Promise<Uint8Array> {
  const type = await modelType();
  const model = type.decode(bytes);
  change((model as unknown as Model).graph);
  return type.encode(model).finish();
}

async function modelType(): Promise<Type> {
  const {default: protobuf} = await import('protobufjs/light.js').catch((error: unknown) => {
    throw missingPackage('protobufjs', error);
  });
  const nested = Object.fromEntries(
    Object.entries(messages).map(([name, fields]) => [name, {fields: fieldsOf(fields)}]),
  );
  const root: Root = protobuf.Root.fromJSON({nested});
  return root.lookupType('Model');
}

function fieldsOf(fields: Record<string, readonly [type: string, id: number, rule?: string]>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, [type, id, rule]]) => [
      name,
      {type, id, ...(rule && {rule: 'repeated', options: {packed: rule === 'packed'}})},
    ]),
  );
}
