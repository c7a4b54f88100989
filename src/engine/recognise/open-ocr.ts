import type {OcrEngine} from './ocr-engine.js';

export interface OcrChoice {
  /**
   * Default `auto`: the networks that come with docextract, and the system's tesseract for a page in a script that they
   * do not read.
   */
  engine?: 'auto' | 'ppocr' | 'tesseract';
  /** Of tesseract only, as it names them: `deu+eng`. */
  language?: string;
  /** Of the networks. Default 1. */
  threads?: number;
}

/** Opens the chosen recogniser; a package or program that is missing is a `missing_package` that says how to get it. */
export async function openOcr({engine = 'auto', language, threads}: OcrChoice = {}): Promise<OcrEngine> {
  if (engine === 'tesseract')
    return (await import('./tesseract/tesseract-engine.js')).createTesseract({language});
  const latin = await (await import('./ppocr/ppocr-engine.js')).createPpOcr({threads});
  return engine === 'ppocr' ? latin : (await import('./by-script.js')).readByScript(latin);
}
