import type {ExtractedField, FieldValue} from '../../contract/extraction.js';
import type {Field} from '../../contract/fields.js';
import {heightOf, unionOf, widthOf} from '../box.js';
import type {Box} from '../page.js';
import {findBooleans} from '../values/boolean.js';
import {squash} from '../values/fold.js';
import {best} from '../values/found.js';
import {inFractions} from './fractions.js';
import {compareInk, inkAround, inkedPart, type InkPair} from './ink.js';
import {wordsIn, type Place} from './place.js';
import {printedWords} from './printed.js';
import type {Registration} from './registration.js';
import {runsOf, textOf} from './runs.js';
import {zoneOf} from './zone.js';

/**
 * A yes or no, or one of several options, of a form: words that say so, else the check box or radio mark that was
 * inked, compared with the reference. `undefined` without pictures of both pages.
 */
export async function readMark(
  field: Field,
  place: Place,
  registration: Registration,
): Promise<ExtractedField | undefined> {
  const written = field.type === 'boolean' ? readWritten(place, registration) : undefined;
  if (written) return written;
  const choices = await choicesOf(field, place);
  if (choices.length > 1) return readChoice(choices, place, registration);
  return field.type === 'boolean' ? readSingle(place, registration) : undefined;
}

function readWritten(place: Place, registration: Registration): ExtractedField | undefined {
  const zone = zoneOf(place, registration);
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

/** Print is print, also where the value stands: "yes" beside a box is not an answer. */
const nowhere: Box = {left: 0, top: 0, right: 0, bottom: 0};

interface Choice {
  value: FieldValue;
  /** The check box, on the reference. */
  mark: Box;
}

/** The options printed in the field's box, each with the box to tick beside it. */
async function choicesOf(field: Field, place: Place): Promise<Choice[]> {
  const named = wordsAndLines(place).flatMap(({text, box}) => {
    const value = field.type === 'boolean' ? saysOf(text) : optionOf(field, text);
    return value === undefined ? [] : [{value, box}];
  });
  const choices: Choice[] = [];
  for (const {value, box} of named) {
    const mark = await markBeside(place, box);
    if (mark && !choices.some((choice) => choice.value === value)) choices.push({value, mark});
  }
  return choices;
}

function wordsAndLines(place: Place): {text: string; box: Box}[] {
  const words = new Set(wordsIn(place.page, place.value));
  return place.page.lines
    .map((line) => line.words.filter((word) => words.has(word)))
    .flatMap((line) => runsOf(line, 4).map((run) => ({text: textOf(run.words), box: run.box})));
}

function saysOf(text: string): boolean | undefined {
  return /^\p{L}+$/u.test(text) ? best(findBooleans(text))?.value : undefined;
}

function optionOf(field: Field, text: string): string | undefined {
  return field.options?.find((option) => squash(option) === squash(text));
}

/** Forms print the box before the word; some print it after. */
async function markBeside({page}: Place, word: Box): Promise<Box | undefined> {
  const height = heightOf(word);
  const strip = {top: word.top - 0.4 * height, bottom: word.bottom + 0.4 * height};
  const before = {...strip, left: Math.max(0, word.left - 2.6 * height), right: word.left - 0.15 * height};
  const after = {
    ...strip,
    left: word.right + 0.15 * height,
    right: Math.min(page.width, word.right + 2.6 * height),
  };
  for (const region of [before, after]) {
    const mark = region.right - region.left > height ? await inkedPart(page, region) : undefined;
    if (mark && widthOf(mark) > 0.5 * height && heightOf(mark) > 0.5 * height) return mark;
  }
  return undefined;
}

async function readChoice(
  choices: Choice[],
  place: Place,
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
  inked.sort((a, b) => b.ink.document - a.ink.document);
  const [first, second] = inked as [(typeof inked)[0], (typeof inked)[0]];
  const zone = zoneOf({...place, value: first.choice.mark}, registration);
  const base = provenance(zone.box, registration);
  if (first.ink.document - empty < leastMark) return {...base, value: null, confidence: 0};
  const clear = Math.min(1, (first.ink.document - second.ink.document) / leastMark);
  return {...base, value: first.choice.value, confidence: zone.confidence * (0.3 + 0.7 * Math.max(0, clear))};
}

async function readSingle(place: Place, registration: Registration): Promise<ExtractedField | undefined> {
  const pair = await inkAt(place.value, place, registration);
  if (!pair) return undefined;
  const zone = zoneOf(place, registration);
  const ink = pair.document - Math.max(0, pair.reference - (isTicked(place.sample) ? typicalMark : 0));
  const clear = Math.min(1, Math.abs(ink - leastMark) / leastMark);
  return {
    ...provenance(zone.box, registration),
    value: ink > leastMark,
    confidence: zone.confidence * (0.5 + 0.5 * clear),
  };
}

async function inkAt(mark: Box, place: Place, registration: Registration): Promise<InkPair | undefined> {
  const {box} = zoneOf({...place, value: mark}, registration);
  const reference = await inkAround(place.page, mark);
  const document = await inkAround(registration.page, box);
  return reference && document && compareInk(reference, document);
}

/** Share of inked area in the box: a tick or cross of a pen covers more, scanner dirt less. */
const leastMark = 0.045;
const typicalMark = 0.12;

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
