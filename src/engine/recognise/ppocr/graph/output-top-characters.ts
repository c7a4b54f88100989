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
 * Reduces the output of a network with thousands of classes. Per time step it becomes: the probabilities of `classes`,
 * in their order, then the number of the most probable of all classes, then its probability. The rest is hardly ever
 * used, and copying it for every line took a tenth of the time. The output has one row per time step of each line.
 */
export function outputTopCharacters(graph: Graph, classes: readonly number[]): void {
  const {features, weights, bias, replaced} = headOf(graph);
  const [length, all] = constantOf(graph, weights)!.dims.map(Number) as [number, number];
  graph.node = graph.node.filter((node) => !replaced.includes(node));
  // Multiplies all steps of all lines at once: line by line, the weights are fetched each time.
  add(graph, 'Reshape', [features, addIntegers(graph, [-1, length])], 'steps');
  add(graph, 'Gemm', [named('steps'), weights, bias], 'logits');
  add(graph, 'Softmax', [named('logits')], 'all', [int('axis', 1)]);
  add(graph, 'Gather', [named('all'), addIntegers(graph, classes)], 'some', [int('axis', 1)]);
  addHighest(graph, all);
  add(graph, 'Concat', ['some', 'class', 'highest'].map(named), 'brief', [int('axis', 1)]);
  graph.output = [{name: named('brief'), type: tensorOfFloats}];
}

/**
 * Adds the most probable class and its probability. The runtime's ArgMax over thousands of classes takes longer than
 * the Softmax, its ReduceMax is fast. So the classes are laid out as a table; the row and the column with the highest
 * maximum give the class.
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

/** The last layer of the network: a matrix product, a sum and a Softmax. Throws if it ends in anything else. */
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
