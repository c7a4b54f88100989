import type {Recognition} from '../../recognise/recognise-picture.js';
import type {Page} from '../../page.js';
import {openPdf} from './document.js';
import {readingOnce} from './image-words.js';
import {readPage} from './read-page.js';

export interface ReadPdfOptions extends Recognition {
  textLayer: 'auto' | 'never';
  maxPages: number;
}

/** The pages of a PDF, each read when it is asked for. */
export async function* readPdf(path: string, options: ReadPdfOptions): AsyncGenerator<Page> {
  const {document, close} = await openPdf(path);
  const once = {...options, ocr: readingOnce(options.ocr)};
  try {
    for (let index = 0; index < Math.min(document.pageCount, options.maxPages); index++) {
      options.signal?.throwIfAborted();
      yield await readPage({path, document, index}, once);
    }
  } finally {
    close();
  }
}
