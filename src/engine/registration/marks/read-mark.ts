// marks: reads yes or no and choices from check boxes that were marked, compared with the reference page.

import type {ExtractedField} from '../../../contract/extraction.js';
import type {Field} from '../../../contract/fields.js';
import {unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import {findBooleans} from '../../values/boolean.js';
import {best} from '../../values/found.js';
import {choicesOf, type Choice} from './choice-boxes.js';
import {inFractions} from '../geometry/page-fractions.js';
import {compareInk, inkAround, type InkPair} from './ink-difference.js';
import {wordsIn, type FieldRegion} from '../regions/value-region.js';
import {printedWords} from '../regions/printed-words.js';
import type {Registration} from '../geometry/page-registration.js';
import {textOf, usualHeight} from '../geometry/word-runs.js';
import {printedBoxes} from './printed-boxes.js';
import {regionOnPage} from '../regions/region-on-page.js';

/**
 * Reads a yes or no, or one of several options, on a form: words that say it, else the check box or radio mark that was
 * inked, compared with the reference. `undefined` without pictures of both pages.
 */
export async function readMark(
  field: Field,
  place: FieldRegion,
  registration: Registration,
): Promise<ExtractedField | undefined> {
  const written = field.type === 'boolean' ? readWritten(place, registration) : undefined;
  if (written) return written;
  const choices = await choicesOf(field, place);
  if (choices.length > 1) return readChoice(choices, place, registration);
  return field.type === 'boolean' ? readSingle(place, registration) : undefined;
}

function readWritten(place: FieldRegion, registration: Registration): ExtractedField | undefined {
  const zone = regionOnPage(place, registration);
  const printed = printedWords(registration, {...place, value: nowhere});
  const words = wordsIn(registration.page, zone.box).filter((word) => !printed.has(word));
  const raw = textOf(words);
  const said = /\p{L}{2}/u.test(raw) ? best(findBooleans(raw)) : undefined;
  if (!said) return undefined;
  const confidence = zone.confidence * said.quality;
  return {
    ...provenance(unionOf(words.map((word) => word.box)), registration),
    value: said.value,
    confidence,
    raw,
  };
}

/**
 * An empty region instead of the value's, so that print within that counts as print: "yes" beside a box is not an
 * answer.
 */
const nowhere: Box = {left: 0, top: 0, right: 0, bottom: 0};

async function readChoice(
  choices: Choice[],
  place: FieldRegion,
  registration: Registration,
): Promise<ExtractedField | undefined> {
  const inked: {choice: Choice; ink: InkPair}[] = [];
  for (const choice of choices) {
    const ink = await inkAt(choice.mark, place, registration);
    if (!ink) return undefined;
    inked.push({choice, ink});
  }
  // The boxes of a group are alike, and on a filled-in reference at least one of them is empty.
  const empty = Math.min(...inked.map(({ink}) => ink.reference));
  const [first, second] = inked
    .map(({choice, ink}) => {
      const isTickedThere = ink.reference - empty > leastMark;
      return {choice, more: ink.document - (isTickedThere ? empty : ink.reference)};
    })
    .sort((a, b) => b.more - a.more) as [Inked, Inked];
  const zone = regionOnPage({...place, value: first.choice.mark}, registration);
  const base = provenance(zone.box, registration);
  if (first.more < leastMark) return {...base, value: null, confidence: 0};
  const clear = Math.min(1, (first.more - second.more) / leastMark);
  return {...base, value: first.choice.value, confidence: zone.confidence * ((1 + clear) / 2)};
}

interface Inked {
  choice: Choice;
  /** Share of the box with ink that the reference does not have. */
  more: number;
}

async function readSingle(
  place: FieldRegion,
  registration: Registration,
): Promise<ExtractedField | undefined> {
  const [box, more] = await printedBoxes(place.page, place.value, usualHeight(place.page));
  const pair = await inkAt(box && !more ? box : place.value, place, registration);
  if (!pair) return undefined;
  const zone = regionOnPage(place, registration);
  const ink = pair.document - Math.max(0, pair.reference - (isTicked(place.sample) ? 2 * leastMark : 0));
  const clear = Math.min(1, Math.abs(ink - leastMark) / leastMark);
  return {
    ...provenance(zone.box, registration),
    value: ink > leastMark,
    confidence: zone.confidence * ((1 + clear) / 2),
  };
}

async function inkAt(
  mark: Box,
  place: FieldRegion,
  registration: Registration,
): Promise<InkPair | undefined> {
  const {box} = regionOnPage({...place, value: mark}, registration);
  const reference = await inkAround(place.page, mark);
  const document = await inkAround(registration.page, box);
  return reference && document && compareInk(reference, document);
}

/** Least share of a box that is inked by a tick or cross of a pen, more than by scanner dirt; most ink twice as much. */
const leastMark = 0.045;

function isTicked(sample: string | undefined): boolean {
  if (sample === undefined) return false;
  return /^\s*[x✓✔☒☑✗]\s*$/i.test(sample) || best(findBooleans(sample))?.value === true;
}

function provenance(
  box: Box,
  {page}: Registration,
): Pick<ExtractedField, 'route' | 'page' | 'box' | 'source'> {
  return {route: 'zone', page: page.number, box: inFractions(box, page), source: 'ocr'};
}
