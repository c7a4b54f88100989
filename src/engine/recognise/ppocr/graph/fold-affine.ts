import {affineChain, type Affine} from './affine.js';
import {addFloats, constantOf, floatsOf} from './constants.js';
import {attributeTypes, type Graph, type Node} from './onnx-model.js';
import {onlyUserOf, replaceNodes, sourceOf, usersOf} from './wiring.js';

/**
 * The networks scale and shift by learned numbers after each convolution and each activation (LCNetV3's "learnable
 * affine blocks"). As operations of their own these pass over the whole tensor in memory and drive the runtime out of
 * the layout that suits its convolutions. As far as arithmetic allows, this makes them part of the convolutions.
 */
export function foldAffine(graph: Graph): void {
  for (const node of [...graph.node]) {
    const chain = graph.node.includes(node) ? affineChain(graph, node) : undefined;
    if (chain) foldChain(graph, chain);
  }
}

function foldChain(graph: Graph, chain: Affine): void {
  const before = sourceOf(graph, chain.input);
  const after = usersOf(graph, chain.output);
  if (before && isConvolution(graph, before) && onlyUserOf(graph, chain.input)) {
    scaleOutput(graph, before, chain);
    replaceNodes(graph, chain.nodes, []);
  } else if (after.length > 0 && after.every((node) => isConvolution(graph, node) && !isPadded(node))) {
    for (const node of after) scaleInput(graph, node, chain);
    replaceNodes(graph, chain.nodes, []);
  } else if (chain.nodes.length > 1) convolve(graph, chain);
}

function isConvolution(graph: Graph, {op_type, input}: Node): boolean {
  return op_type === 'Conv' && constantOf(graph, input[1]) !== undefined;
}

function isPadded({attribute}: Node): boolean {
  return attribute.some(({name, ints}) => name === 'pads' && ints!.some((pad) => Number(pad) !== 0));
}

function scaleOutput(graph: Graph, node: Node, {scale, shift, output}: Affine): void {
  const {weights, dims, bias} = weightsOf(graph, node);
  setWeights(graph, node, {
    weights: weights.map((weight) => weight * scale),
    dims,
    bias: bias.map((value) => value * scale + shift),
  });
  node.output = [output];
}

/** Folds the chain into the convolution after it. Only without padding do all weights of every output see the shift. */
function scaleInput(graph: Graph, node: Node, {scale, shift, input}: Affine): void {
  const {weights, dims, bias} = weightsOf(graph, node);
  const size = weights.length / bias.length;
  const sums = bias.map((_, index) =>
    weights.subarray(index * size, (index + 1) * size).reduce((sum, weight) => sum + weight, 0),
  );
  setWeights(graph, node, {
    weights: weights.map((weight) => weight * scale),
    dims,
    bias: bias.map((value, index) => value + shift * sums[index]!),
  });
  node.input[0] = input;
}

/**
 * Replaces several nodes before a padded convolution, which must not see the shift in its padding, by one depthwise
 * convolution: one pass over memory instead of two.
 */
function convolve(graph: Graph, {nodes, input, output, scale, shift}: Affine): void {
  const channels = channelsOf(graph, input);
  if (channels === undefined) return;
  const weights = addFloats(graph, new Float32Array(channels).fill(scale), [channels, 1, 1, 1]);
  const bias = addFloats(graph, new Float32Array(channels).fill(shift), [channels]);
  const ints = (name: string, values: number[]) => ({name, type: attributeTypes.ints, ints: values});
  const attribute = [
    ints('kernel_shape', [1, 1]),
    ints('strides', [1, 1]),
    ints('pads', [0, 0, 0, 0]),
    {name: 'group', type: attributeTypes.int, i: channels},
  ];
  replaceNodes(graph, nodes, [{op_type: 'Conv', input: [input, weights, bias], output: [output], attribute}]);
}

/** The number of channels of a tensor that a convolution made, possibly followed by multiplications. */
function channelsOf(graph: Graph, name: string): number | undefined {
  const source = sourceOf(graph, name);
  if (source?.op_type === 'Conv') return Number(constantOf(graph, source.input[1])!.dims[0]);
  return source?.op_type === 'Mul' ? channelsOf(graph, source.input[0]!) : undefined;
}

interface Weights {
  weights: Float32Array;
  dims: readonly number[];
  bias: Float32Array;
}

function weightsOf(graph: Graph, {input}: Node): Weights {
  const tensor = constantOf(graph, input[1])!;
  const dims = tensor.dims.map(Number);
  const bias = constantOf(graph, input[2]);
  return {
    weights: floatsOf(tensor),
    dims,
    bias: bias ? floatsOf(bias) : new Float32Array(dims[0]!),
  };
}

function setWeights(graph: Graph, node: Node, {weights, dims, bias}: Weights): void {
  node.input = [node.input[0]!, addFloats(graph, weights, dims), addFloats(graph, bias, [bias.length])];
}
