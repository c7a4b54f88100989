// image: opens image files and decodes their pages to rasters; has them recognised.

import {basename} from 'node:path';
import type {DocumentKind} from '../../../contract/documents.js';
import {withTypedBoxes} from '../check-boxes/typed-boxes.js';
import {linesOf} from '../../group-words-into-lines.js';
import {recognisePicture, type Recognition} from '../../recognise/recognise-picture.js';
import type {Page} from '../../page.js';
import {pageIndexes, type PagesAsked} from '../page-indexes.js';
import {imageOf} from '../pixels/page-renderer.js';
import {openImage} from './image-file.js';
import {pictureOfImage} from './picture-of-image.js';

export type ReadImageOptions = Recognition & PagesAsked;

/** The pages of an image file, each recognised when it is asked for. */
export async function* readImage(
  path: string,
  kind: DocumentKind,
  {maxPages, only, ...recognition}: ReadImageOptions,
): AsyncGenerator<Page> {
  const file = await openImage(path, kind);
  const {pageCount} = file;
  for (const index of pageIndexes({name: basename(path), pageCount}, {maxPages, only})) {
    recognition.signal?.throwIfAborted();
    const stored = await pictureOfImage(file, index);
    const {picture, words, drawn, checkBoxes = [], notes} = await recognisePicture(stored, recognition);
    const {width, height} = picture;
    const lines = linesOf(words);
    const inOrder = lines.flatMap((line) => line.words);
    yield {
      number: index + 1,
      width,
      height,
      lines,
      words: inOrder,
      ...(drawn && {drawn}),
      checkBoxes: withTypedBoxes(checkBoxes, lines),
      ...(notes.length > 0 && {notes}),
      image: imageOf(picture),
    };
  }
}
