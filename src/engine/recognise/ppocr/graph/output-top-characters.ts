import {addIntegers, constantOf} from './constants.js';
import {
  attributeTypes,
  float32,
  tensorOfFloats,
  type Attribute,
  type Graph,
  type Node,
} from './onnx-model.js';
import {sourceOf} from './wiring.js';

/**
 * Makes a network that tells, per time step, the probabilities of thousands of classes tell less: those of the classes
 * given, in their order, then which of all classes is the most probable and how probable that is. What is asked for
 * next to never, copied and thrown away line after line, was a tenth of the time. The answer has a row for each time
 * step of each picture.
 */
export function outputTopCharacters(graph: Graph, classes: readonly number[]): void {
  const {features, weights, bias, replaced} = headOf(graph);
  const [length, all] = constantOf(graph, weights)!.dims.map(Number) as [number, number];
  graph.node = graph.node.filter((node) => !replaced.includes(node));
  // All steps of all pictures in one product: picture by picture, the weights are fetched each time.
  add(graph, 'Reshape', [features, addIntegers(graph, [-1, length])], 'steps');
  add(graph, 'Gemm', [named('steps'), weights, bias], 'logits');
  add(graph, 'Softmax', [named('logits')], 'all', [int('axis', 1)]);
  add(graph, 'Gather', [named('all'), addIntegers(graph, classes)], 'some', [int('axis', 1)]);
  addHighest(graph, all);
  add(graph, 'Concat', ['some', 'class', 'highest'].map(named), 'brief', [int('axis', 1)]);
  graph.output = [{name: named('brief'), type: tensorOfFloats}];
}

/**
 * The class with the highest probability. The runtime's ArgMax over thousands takes longer than the Softmax; its
 * ReduceMax is swift. So the classes are laid out as a table, and the highest is where its row and its column say.
 */
function addHighest(graph: Graph, classes: number): void {
  const rows = largestDivisor(classes);
  add(graph, 'Reshape', [named('all'), addIntegers(graph, [-1, rows, classes / rows])], 'table');
  const reduce = [int('keepdims', 0)];
  add(graph, 'ReduceMax', [named('table')], 'of.rows', [ints('axes', [2]), ...reduce]);
  add(graph, 'ReduceMax', [named('table')], 'of.columns', [ints('axes', [1]), ...reduce]);
  add(graph, 'ReduceMax', [named('of.rows')], 'highest', [ints('axes', [1]), int('keepdims', 1)]);
  for (const side of ['rows', 'columns']) {
    add(graph, 'ArgMax', [named(`of.${side}`)], `at.${side}`, [int('axis', 1), int('keepdims', 1)]);
  }
  add(graph, 'Mul', [named('at.rows'), addIntegers(graph, [classes / rows])], 'row.starts');
  add(graph, 'Add', [named('row.starts'), named('at.columns')], 'at');
  add(graph, 'Cast', [named('at')], 'class', [int('to', float32)]);
}

interface Head {
  features: string;
  weights: string;
  bias: string;
  replaced: Node[];
}

/** What the probabilities are made from: a product, a sum and a Softmax. */
function headOf(graph: Graph): Head {
  const softmax = sourceOf(graph, graph.output[0]!.name);
  const sum = softmax && sourceOf(graph, softmax.input[0]!);
  const product = sum && sourceOf(graph, sum.input[0]!);
  if (softmax?.op_type !== 'Softmax' || sum?.op_type !== 'Add' || product?.op_type !== 'MatMul')
    throw new Error('The network does not end in a layer of probabilities.');
  const [features, weights] = product.input as [string, string];
  return {features, weights, bias: sum.input[1]!, replaced: [softmax, sum, product]};
}

/** The largest divisor that is not above the square root. */
function largestDivisor(number: number): number {
  let divisor = Math.floor(Math.sqrt(number));
  while (number % divisor !== 0) divisor--;
  return divisor;
}

function add(
  graph: Graph,
  operation: string,
  input: string[],
  output: string,
  attribute: Attribute[] = [],
): void {
  graph.node.push({op_type: operation, input, output: [named(output)], attribute});
}

function named(name: string): string {
  return `docextract.${name}`;
}

function int(name: string, i: number): Attribute {
  return {name, type: attributeTypes.int, i};
}

function ints(name: string, values: number[]): Attribute {
  return {name, type: attributeTypes.ints, ints: values};
}
