// pdf: reads PDF pages by PDFium: words of the text layer, paths, fonts, images, page raster; recognition where needed.

import type {Recognition} from '../../recognise/recognise-picture.js';
import type {Page} from '../../page.js';
import {openPdf} from './document.js';
import {withReadingCache} from './image-words.js';
import {pageIndexes, type PagesAsked} from '../page-indexes.js';
import {readPage} from './read-page.js';

export interface ReadPdfOptions extends Recognition, PagesAsked {
  textLayer: 'auto' | 'never';
}

/** The pages of a PDF, each read when it is asked for. */
export async function* readPdf(path: string, options: ReadPdfOptions): AsyncGenerator<Page> {
  const {document, close} = await openPdf(path);
  const cached = {...options, ocr: withReadingCache(options.ocr)};
  try {
    for (const index of pageIndexes(document, options)) {
      options.signal?.throwIfAborted();
      yield await readPage({path, document, index}, cached);
    }
  } finally {
    close();
  }
}
