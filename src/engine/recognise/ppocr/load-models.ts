import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createAlphabet, type Alphabet} from './alphabet.js';
import {outputTopCharacters} from './graph/output-top-characters.js';
import {optimiseGraph} from './graph/optimise-graph.js';
import {findModelFolder, modelFiles} from './model-files.js';
import {changeModel, type Graph} from './graph/onnx-model.js';
import {openNetwork, type Network, type RuntimeName} from './onnx-runtime.js';

export interface Models {
  /** From the raster of a page to the probability that each pixel belongs to a line of text. */
  detector: Network;
  /** From rasters of lines, 48 pixels high, to the output of `outputTopCharacters` for the columns of the alphabet. */
  recogniser: Network;
  /** What the classes of the recogniser mean. */
  alphabet: Alphabet;
}

/** Opens the networks of `modelFiles`. */
export async function loadModels(options: {threads: number; runtime?: RuntimeName}): Promise<Models> {
  const folder = findModelFolder();
  const characters = await readFile(join(folder, modelFiles.characters), 'utf8');
  const alphabet = createAlphabet(characters.replace(/\r?\n$/, '').split(/\r?\n/));
  const open = async (file: string, change: (graph: Graph) => void) =>
    openNetwork(await changeModel(await readFile(join(folder, file)), change), options);
  const detector = await open(modelFiles.detector, optimiseGraph);
  const recogniser = await open(modelFiles.recogniser, (graph) => {
    optimiseGraph(graph);
    outputTopCharacters(graph, alphabet.columns);
  });
  return {detector, recogniser, alphabet};
}
