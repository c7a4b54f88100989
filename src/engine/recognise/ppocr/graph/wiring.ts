import type {Graph, Node} from './onnx-model.js';

export function usersOf(graph: Graph, name: string): Node[] {
  return graph.node.filter(({input}) => input.includes(name));
}

export function sourceOf(graph: Graph, name: string): Node | undefined {
  return graph.node.find(({output}) => output.includes(name));
}

/** The only node that uses a tensor; `undefined` if several do, or if the tensor is an output of the network. */
export function onlyUserOf(graph: Graph, name: string): Node | undefined {
  const users = usersOf(graph, name);
  return users.length === 1 && !graph.output.some((output) => output.name === name) ? users[0] : undefined;
}

/** Puts nodes in the position of others; the last new node must have the output of the last old one. */
export function replaceNodes(graph: Graph, old: readonly Node[], by: readonly Node[]): void {
  const at = graph.node.indexOf(old.at(-1)!);
  graph.node.splice(at, 1, ...by);
  graph.node = graph.node.filter((node) => !old.includes(node));
}
