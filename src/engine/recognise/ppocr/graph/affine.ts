import {numberOf} from './constants.js';
import type {Graph, Node} from './onnx-model.js';
import {onlyUserOf} from './wiring.js';

/** A chain of nodes that multiply by a number or add one: output = `scale` · input + `shift`. */
export interface Affine {
  nodes: Node[];
  input: string;
  output: string;
  scale: number;
  shift: number;
}

/** A single node as such a chain; `undefined` if it does anything else. */
export function affineOf(graph: Graph, node: Node): Affine | undefined {
  const numbers = node.input.map((name) => numberOf(graph, name));
  const at = numbers.findIndex((number) => number !== undefined);
  const number = numbers[at];
  const input = node.input[1 - at];
  if (number === undefined || input === undefined) return undefined;
  const line = {nodes: [node], input, output: node.output[0]!};
  if (node.op_type === 'Mul') return {...line, scale: number, shift: 0};
  if (node.op_type === 'Add') return {...line, scale: 1, shift: number};
  return node.op_type === 'Div' && at === 1 ? {...line, scale: 1 / number, shift: 0} : undefined;
}

/** The chain of this node and all after it whose input no other node uses. */
export function affineChain(graph: Graph, node: Node): Affine | undefined {
  const first = affineOf(graph, node);
  const next = first && onlyUserOf(graph, first.output);
  const rest = next && affineChain(graph, next);
  if (!rest) return first;
  return {
    nodes: [...first.nodes, ...rest.nodes],
    input: first.input,
    output: rest.output,
    scale: first.scale * rest.scale,
    shift: first.shift * rest.scale + rest.shift,
  };
}
