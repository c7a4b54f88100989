// recognise: OCR: the recognition engines behind `OcrEngine`, and the correction of what they read.

import type {RecogniserName} from '../../contract/extraction.js';
import type {OcrEngine} from './ocr-engine.js';

export interface OcrChoice {
  /**
   * Default `auto`: the networks that come with docextract, and the system's tesseract for a page in a script that they
   * do not read.
   */
  engine?: RecogniserName;
  /** Languages for tesseract, as it names them: `deu+eng`. The networks ignore them. */
  language?: string;
  /** Threads of the networks. Default 1. */
  threads?: number;
}

/**
 * Opens the chosen recogniser. Throws `missing_package`, which says how to get it, if a package or program is missing.
 */
export async function openOcr({engine = 'auto', ...options}: OcrChoice = {}): Promise<OcrEngine> {
  return recognisers[engine](options);
}

type Settings = Omit<OcrChoice, 'engine'>;

const recognisers: Readonly<Record<RecogniserName, (settings: Settings) => Promise<OcrEngine>>> = {
  auto: async (settings) =>
    (await import('./read-by-script.js')).readByScript(await recognisers.ppocr(settings)),
  ppocr: async ({threads}) => (await import('./ppocr/ppocr-engine.js')).createPpOcr({threads}),
  tesseract: async ({language}) =>
    (await import('./tesseract/tesseract-engine.js')).createTesseract({language}),
};
