import {areaOf, heightOf, widthOf} from '../../box.js';
import {fair} from '../../levels.js';
import type {Box, Word} from '../../page.js';
import type {PageRenderer} from '../pixels/page-renderer.js';
import {createHash} from 'node:crypto';
import type {OcrEngine, RecognisedPage} from '../../recognise/ocr-engine.js';
import {recognisePart, type Recognition} from '../../recognise/recognise-picture.js';

/** The smallest image, in points, that can hold a line of text. */
const narrowest = 24;
const lowest = 7;
/** At most this many images of a page are read, the largest first; a page with more is a catalogue of photographs. */
const mostRead = 8;

/** The text in the images of a page that carries text besides: a letterhead, a stamp, a pasted receipt. */
export async function wordsInImages(
  picture: PageRenderer,
  images: readonly Box[],
  recognition: Recognition,
): Promise<Word[]> {
  const worth = images
    .filter((image) => widthOf(image) >= narrowest && heightOf(image) >= lowest)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, mostRead);
  const words: Word[] = [];
  for (const image of worth) words.push(...(await recognisePart(picture, image, recognition)));
  // Drawings are sometimes misread as letters, with less confidence.
  return words.filter((word) => word.confidence >= fair);
}

/** Readings of pictures up to this many bytes are cached: letterheads and stamps, not scans. */
const smallPicture = 1_000_000;
const mostKept = 64;

/** The same engine with a cache for small pictures of one document: a letterhead is the same on all of its pages. */
export function withReadingCache(open: () => Promise<OcrEngine>): () => Promise<OcrEngine> {
  const known = new Map<string, RecognisedPage>();
  return async () => {
    const ocr = await open();
    return {
      ...ocr,
      async readPage(raster, options) {
        if (raster.data.length > smallPicture) return ocr.readPage(raster, options);
        const key = `${raster.width} ${createHash('sha256').update(raster.data).digest('base64')}`;
        const reading = known.get(key) ?? (await ocr.readPage(raster, options));
        known.delete(key);
        known.set(key, reading);
        if (known.size > mostKept) known.delete(known.keys().next().value!);
        return reading;
      },
    };
  };
}
