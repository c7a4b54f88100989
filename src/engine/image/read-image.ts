import type {DocumentKind} from '../../contract/documents.js';
import {linesOf} from '../lines.js';
import type {OcrEngine} from '../ocr/ocr-engine.js';
import {recognisePicture} from '../ocr/recognise-picture.js';
import type {Page} from '../page.js';
import {imageOf} from '../picture.js';
import {openImage} from './image-file.js';
import {pictureOfImage} from './picture-of-image.js';

export interface ReadImageOptions {
  ocr: () => Promise<OcrEngine>;
  maxPages: number;
  signal?: AbortSignal;
}

/** The pages of an image file, each recognised when it is asked for. */
export async function* readImage(
  path: string,
  kind: DocumentKind,
  {ocr, maxPages, signal}: ReadImageOptions,
): AsyncGenerator<Page> {
  const file = await openImage(path, kind);
  for (let index = 0; index < Math.min(file.pageCount, maxPages); index++) {
    signal?.throwIfAborted();
    const stored = await pictureOfImage(file, index);
    const {picture, words} = await recognisePicture(stored, ocr, signal);
    const {width, height} = picture;
    const lines = linesOf(words);
    const inOrder = lines.flatMap((line) => line.words);
    yield {number: index + 1, width, height, lines, words: inOrder, image: imageOf(picture)};
  }
}
