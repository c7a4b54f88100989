import {areaOf, heightOf, widthOf} from '../box.js';
import type {Box, Word} from '../page.js';
import type {Picture} from '../picture.js';
import {recognisePart, type Recognition} from '../ocr/recognise-picture.js';

/** In points: smaller images hold no line of text. */
const narrowest = 24;
const lowest = 7;
/** A page of many photographs is a catalogue; the largest are read. */
const mostRead = 8;
/** Drawings look like letters now and then; surer words than this are words. */
const sure = 0.75;

/** What stands in the images of a page that carries text besides: a letterhead, a stamp, a pasted receipt. */
export async function wordsInImages(
  picture: Picture,
  images: readonly Box[],
  recognition: Recognition,
): Promise<Word[]> {
  const worth = images
    .filter((image) => widthOf(image) >= narrowest && heightOf(image) >= lowest)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, mostRead);
  const words: Word[] = [];
  for (const image of worth) words.push(...(await recognisePart(picture, image, recognition)));
  return words.filter((word) => word.confidence >= sure);
}
