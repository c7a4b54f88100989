import {affineOf} from './affine.js';
import {numberOf} from './constants.js';
import {attributeTypes, type Graph, type Node} from './onnx-model.js';
import {onlyUserOf, replaceNodes, sourceOf} from './wiring.js';

/**
 * Hard swish (Howard et al. 2019), x · clip(x + 3, 0, 6) / 6, is stored as four operations, each a pass over memory. As
 * x · hard sigmoid(x) it is two, and one with the convolution before it where the runtime fuses the pair.
 */
export function joinHardSwish(graph: Graph): void {
  for (const clip of graph.node.filter((node) => isClipTo6(graph, node))) {
    const swish = swishAround(graph, clip);
    if (!swish) continue;
    const {nodes, input, output} = swish;
    const gate = `${output}.gate`;
    replaceNodes(graph, nodes, [
      {
        op_type: 'HardSigmoid',
        input: [input],
        output: [gate],
        attribute: [
          {name: 'alpha', type: attributeTypes.float, f: 1 / 6},
          {name: 'beta', type: attributeTypes.float, f: 1 / 2},
        ],
      },
      {op_type: 'Mul', input: [input, gate], output: [output], attribute: []},
    ]);
  }
}

/** The bounds are attributes before operator set 11, inputs since. */
function isClipTo6(graph: Graph, {op_type, input, attribute}: Node): boolean {
  if (op_type !== 'Clip') return false;
  const bound = (name: 'min' | 'max', at: number) =>
    attribute.find((one) => one.name === name)?.f ?? numberOf(graph, input[at]);
  return bound('min', 1) === 0 && bound('max', 2) === 6;
}

function swishAround(graph: Graph, clip: Node): {nodes: Node[]; input: string; output: string} | undefined {
  const plus = sourceOf(graph, clip.input[0]!);
  const plus3 = plus && affineOf(graph, plus);
  const times = onlyUserOf(graph, clip.output[0]!);
  const divide = times && onlyUserOf(graph, times.output[0]!);
  const by6 = divide && affineOf(graph, divide);
  if (!plus3 || !by6 || times?.op_type !== 'Mul' || !times.input.includes(plus3.input)) return undefined;
  const isSwish =
    plus3.scale === 1 && plus3.shift === 3 && Math.abs(by6.scale - 1 / 6) < 1e-6 && by6.shift === 0;
  const isAlone = onlyUserOf(graph, plus3.output) === clip;
  return isSwish && isAlone
    ? {nodes: [plus, clip, times, divide], input: plus3.input, output: by6.output}
    : undefined;
}
