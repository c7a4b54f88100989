import {heightOf, intersectionOf} from '../../box.js';
import {linesOf} from '../../group-words-into-lines.js';
import type {Box, Page, Word} from '../../page.js';
import type {OcrEngine} from '../../recognise/ocr-engine.js';
import {findText} from '../regions/region-label.js';
import {wordsIn, type FieldRegion} from '../regions/value-region.js';
import type {Registration} from '../geometry/page-registration.js';
import {usualHeight} from '../geometry/word-runs.js';
import {regionOnPage} from '../regions/region-on-page.js';

/** Recognises a part of a page again, larger; words in units of the page. */
export type ReadZone = (page: Page, region: Box) => Promise<Word[]>;

/**
 * A part of a page is recognised at this many times the usual scale: small print gains, and a small part costs little.
 */
const magnification = 2;

export function zoneReader(ocr: () => Promise<OcrEngine>, signal?: AbortSignal): ReadZone {
  return async (page, region) => {
    if (!page.image) return [];
    const part = intersectionOf(region, {left: 0, top: 0, right: page.width, bottom: page.height});
    const usual = await page.image({region: part});
    const scale = (magnification * usual.width) / (part.right - part.left);
    const {words, turns} = await (await ocr()).readPage(await page.image({region: part, scale}), {signal});
    if (turns !== 0) return [];
    return words.map((word) => ({
      ...word,
      box: {
        left: part.left + word.box.left / scale,
        top: part.top + word.box.top / scale,
        right: part.left + word.box.right / scale,
        bottom: part.top + word.box.bottom / scale,
      },
    }));
  };
}

/** The page with the surroundings of the field recognised again; `undefined` when that brought nothing. */
export async function recogniseAgain(
  place: FieldRegion,
  registration: Registration,
  readZone: ReadZone,
): Promise<Page | undefined> {
  const {page} = registration;
  const region = surroundings(place, registration);
  const words = await readZone(page, region);
  if (words.length === 0) return undefined;
  const replaced = new Set(wordsIn(page, region));
  const lines = linesOf([...page.words.filter((word) => !replaced.has(word)), ...words]);
  return {...page, lines, words: lines.flatMap((line) => line.words)};
}

/** The zone with its label, and space around for a value that was written a little beside it. */
function surroundings(place: FieldRegion, registration: Registration): Box {
  const height = usualHeight(registration.page);
  const {box} = regionOnPage(place, registration);
  const label =
    place.label && findText(place.label.key, place.label.words.length, registration.page)[0]?.run.box;
  const near = label && Math.abs(label.top - box.top) < 6 * height ? label : box;
  return {
    left: Math.min(box.left, near.left) - height,
    top: Math.min(box.top, near.top) - height,
    right: Math.max(box.right, near.right) + 8 * height,
    bottom: Math.max(box.bottom, near.bottom + 2 * heightOf(near)) + height,
  };
}
