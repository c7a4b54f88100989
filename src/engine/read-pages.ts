import {limits} from '../contract/limits.js';
import {kindOfFile} from './file-kind.js';
import type {OcrEngine} from './recognise/ocr-engine.js';
import {openOcr, type OcrChoice} from './recognise/open-ocr.js';
import type {Page} from './page.js';

export interface ReadOptions {
  /** `never`: recognise PDF pages from their raster even where they carry text. Default `auto`. */
  textLayer?: 'auto' | 'never';
  /** Later pages are left out. Default: the limit of the service. */
  maxPages?: number;
  /** This page alone, from 1; a document without it is `not_found`. */
  only?: number;
  /** Default: the one of `recogniser`, opened at the first page that needs it and kept for the life of the process. */
  ocr?: OcrEngine;
  recogniser?: OcrChoice;
  signal?: AbortSignal;
}

/**
 * The pages of a PDF or an image, one by one as they are asked for: however long the document is, one page is in
 * memory. Throws `unreadable_document` for a document that cannot be read, `unsupported_kind` for another kind of file.
 */
export async function* readPages(path: string, options: ReadOptions = {}): AsyncGenerator<Page> {
  const kind = await kindOfFile(path);
  const {textLayer = 'auto', maxPages = limits.pagesPerDocument, only, signal} = options;
  const settings = {textLayer, maxPages, only, signal, ocr: () => ocrOf(options)};
  if (kind === 'pdf') yield* (await import('./ingest/pdf/read-pdf.js')).readPdf(path, settings);
  else yield* (await import('./ingest/image/read-image.js')).readImage(path, kind, settings);
}

let opened: {choice: string; engine: Promise<OcrEngine>} | undefined;

/** The engine pages are read with: the one given, or the one chosen, which is opened once. */
export function ocrOf({ocr, recogniser = {}}: ReadOptions): Promise<OcrEngine> {
  if (ocr) return Promise.resolve(ocr);
  const choice = JSON.stringify(recogniser);
  if (opened?.choice !== choice) {
    const engine = openOcr(recogniser);
    opened = {choice, engine};
    // What failed is tried again for the next page.
    engine.catch(() => {
      if (opened?.engine === engine) opened = undefined;
    });
  }
  return opened.engine;
}
