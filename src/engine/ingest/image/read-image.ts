import type {DocumentKind} from '../../../contract/documents.js';
import {withTypedBoxes} from '../check-boxes/typed-boxes.js';
import {linesOf} from '../../lines.js';
import {recognisePicture, type Recognition} from '../../recognise/recognise-picture.js';
import type {Page} from '../../page.js';
import {imageOf} from '../pixels/picture.js';
import {openImage} from './image-file.js';
import {pictureOfImage} from './picture-of-image.js';

export interface ReadImageOptions extends Recognition {
  maxPages: number;
}

/** The pages of an image file, each recognised when it is asked for. */
export async function* readImage(
  path: string,
  kind: DocumentKind,
  {maxPages, ...recognition}: ReadImageOptions,
): AsyncGenerator<Page> {
  const file = await openImage(path, kind);
  for (let index = 0; index < Math.min(file.pageCount, maxPages); index++) {
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
