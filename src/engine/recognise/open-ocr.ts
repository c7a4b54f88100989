import type {OcrEngine} from './ocr-engine.js';

export interface OcrChoice {
  /** Default `ppocr`: the networks that come with docextract. */
  engine?: 'ppocr' | 'tesseract';
  /** Of tesseract only, as it names them: `deu+eng`. */
  language?: string;
  /** Of the networks. Default 1. */
  threads?: number;
}

/** Opens the chosen recogniser; a package or program that is missing is a `missing_package` that says how to get it. */
export async function openOcr({engine = 'ppocr', language, threads}: OcrChoice = {}): Promise<OcrEngine> {
  if (engine === 'tesseract')
    return (await import('./tesseract/tesseract-engine.js')).createTesseract({language});
  return (await import('./ppocr/ppocr-engine.js')).createPpOcr({threads});
}
