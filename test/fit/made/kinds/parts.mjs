import {amountTable} from '../blocks/amount-table.mjs';
import {amountsBlock, captionBlock, captionsUnder, factsBlock} from '../blocks/fact-layouts.mjs';
import {placeAndDate, signature} from '../blocks/closing.mjs';
import {addressee, letterhead} from '../blocks/letterhead.mjs';
import {prose} from '../blocks/prose.mjs';
import {tickedFacts} from '../blocks/ticked-facts.mjs';

/** Some parts of a paper have a heading, which may read like one of their labels. */
const headedShare = 0.12;

/** Parts of papers, from the concepts they state; some of the concepts are left out now and then. */
const leftOut = 0.12;

const some = (random, keys) => {
  const kept = keys.split(' ').filter(() => !random.chance(leftOut));
  return kept.length > 0 ? kept : keys.split(' ').slice(0, 1);
};

export const facts = (keys) => (writer, top) => {
  const chosen = some(writer.random, keys);
  return factsBlock(writer, sectionHeading(writer, top, chosen), chosen);
};
function sectionHeading({random, sheet, style, language}, top, keys) {
  if (!random.chance(headedShare)) return top;
  const text = random.pick(language.concepts[random.pick(keys)].labels);
  const face = {role: 'heading', bold: true, scale: random.uniform(1, 1.2)};
  sheet.put(style.margin, top, random.chance(0.4) ? text.toLocaleUpperCase() : text, face);
  return top + 1.6 * sheet.size;
}

/** Small captions above, below or before their values. */
export const captioned = (keys) => (writer, top) => captionBlock(writer, top, some(writer.random, keys));
export const amounts = (keys) => (writer, top) => amountsBlock(writer, top, some(writer.random, keys));
export const amountRows = (keys) => (writer, top) => amountTable(writer, top, some(writer.random, keys));
/** Boxes to tick, one of them ticked. */
export const ticked = (keys) => (writer, top) => tickedFacts(writer, top, some(writer.random, keys));
/** Lines to sign on, what is written there named below. */
export const signed = (keys) => (writer, top) => captionsUnder(writer, top, some(writer.random, keys));
export const sender = (key) => (writer, top) => letterhead(writer, top, key);
export const receiver = (key) => (writer, top) => addressee(writer, top, key);

/** The sentences of a paper in its language, by name. */
export const sentences = (name, options) => (writer, top) =>
  prose(writer, top, versionOf(writer, name), {
    isNumbered: options?.isNumbered && writer.random.chance(0.6),
  });
/** Some papers are written in one of several ways. */
function versionOf({random, language}, name) {
  const texts = language.prose[name] ?? language[name];
  return Array.isArray(texts[0]) ? random.pick(texts) : texts;
}

/** Where and when it was written; who signed: without labels. */
export const dated = placeAndDate;
export const signedBelow = signature;

/** Captions of this paper have numbers or a second language mostly. */
export const dressed = (writer, top) => {
  const {random, style} = writer;
  if (random.chance(0.6))
    style.captions = random.pick([
      'bilingual',
      'bilingual',
      'brackets',
      'point',
      'plain',
      'letter',
      'square',
    ]);
  return top;
};
