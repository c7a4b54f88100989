import {linesOf} from '../lines.js';
import {recognisePicture} from '../ocr/recognise-picture.js';
import type {OcrEngine} from '../ocr/ocr-engine.js';
import type {Page} from '../page.js';
import {imageOf, turnPicture} from '../picture.js';
import {readCharacters} from './characters.js';
import {openPdf, withPage, type PdfDocument} from './document.js';
import {geometryOf} from './geometry.js';
import {pictureOfPdf} from './picture-of-pdf.js';
import {textLayerOf} from './text-layer.js';

export interface ReadPdfOptions {
  ocr: () => Promise<OcrEngine>;
  textLayer: 'auto' | 'never';
  maxPages: number;
  signal?: AbortSignal;
}

/** The pages of a PDF, from the text layer where it can be trusted, else by OCR. */
export async function* readPdf(path: string, options: ReadPdfOptions): AsyncGenerator<Page> {
  const {document, close} = await openPdf(path);
  try {
    for (let index = 0; index < Math.min(document.pageCount, options.maxPages); index++) {
      options.signal?.throwIfAborted();
      yield await readPage({path, document, index}, options);
    }
  } finally {
    close();
  }
}

async function readPage(
  {path, document, index}: {path: string; document: PdfDocument; index: number},
  options: ReadPdfOptions,
): Promise<Page> {
  const {geometry, layer} = withPage(document, index, (page) => {
    const geometry = geometryOf(document, page);
    const characters = options.textLayer === 'never' ? [] : readCharacters(document, page, geometry);
    return {geometry, layer: textLayerOf(characters, geometry)};
  });
  const shown = pictureOfPdf(path, index, geometry);
  const trusted = layer.words.length > 0 && layer.garbage < mostGarbage;
  const {picture, words} = trusted
    ? {picture: turnPicture(shown, layer.turns), words: layer.words}
    : await recognisePicture(shown, options.ocr, options.signal);
  const lines = linesOf(words);
  return {
    number: index + 1,
    width: picture.width,
    height: picture.height,
    lines,
    words: lines.flatMap((line) => line.words),
    image: imageOf(picture),
  };
}

/** Some symbols of a font have no Unicode; when more than this are so, neither can the letters be trusted. */
const mostGarbage = 0.1;
