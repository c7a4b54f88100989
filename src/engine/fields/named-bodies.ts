import {likenessToAddress} from '../values/address.js';
import {wordsOf} from '../values/fold.js';
import {cleanName} from '../values/name.js';
import type {Ask} from './ask.js';
import {legibility, type Candidate} from './candidate.js';
import {clausesOf} from './clauses.js';
import {spoken} from './concept-of.js';
import type {ReadDocument} from './document.js';
import {isTitleLine} from './title-line.js';
import type {TextLine} from './view.js';
import {coverage, unitsOf, type Unit} from './wording.js';

/**
 * Banks, schools, clinics, hotels, councils: many bear what they are in their name, "Corriedale Savings Bank", and set
 * it at the head of their papers. Only where one such name stands there.
 */
export function namedBodyCandidates(ask: Ask, document: ReadDocument): Candidate[] {
  if (ask.type !== 'name' && !(ask.type === 'text' && ask.isOpen)) return [];
  const bodies = bodiesOf(ask);
  if (bodies.length === 0) return [];
  const page = document.view.pages[0];
  const named = (page?.lines ?? []).filter(
    (line) => isAtHead(line) && isName(line, document) && bodies.some((body) => says(line, body)),
  );
  const [line] = named;
  if (line === undefined || named.length > 1) return [];
  const value = cleanName(line.text);
  return [
    {
      ask,
      value,
      raw: line.text,
      score: 0.84 * (0.7 + 0.3 * legibility({line, start: 0, end: line.text.length})),
      route: 'position',
      lines: [line],
      box: line.box,
      start: 0,
      end: line.text.length,
    },
  ];
}

/** What kind of body a request asks for, where it asks for the name of one. */
function bodiesOf({field}: Ask): Unit[] {
  return [...clausesOf(field.prompt ?? ''), spoken(field.name)].flatMap((text) => {
    const about = unitsOf(text).filter(({key}) => !nameLike.has(key));
    const [body] = about;
    return about.length === 1 && kindsOfBodies.has(body!.key) ? [body!] : [];
  });
}

const nameLike = new Set(['sense name', 'sense company', 'sense issue']);

const kindsOfBodies = new Set(
  'sense bank,theme school,theme clinic,theme laboratory,theme hotel,theme municipality,theme club,theme insurer,theme pharmacy'.split(
    ',',
  ),
);

const head = 0.3;

function isAtHead({box, page}: TextLine): boolean {
  return box.top < head * page.height;
}

function isName(line: TextLine, {spots}: ReadDocument): boolean {
  const words = line.tokens.filter(({text}) => /\p{L}/u.test(text));
  const isShort = words.length > 1 && words.length < 8 && !/[\d:@]/.test(line.text);
  if (!isShort || isTitleLine(line.text) || likenessToAddress(line.text) >= 0.35) return false;
  const isLabel = spots
    .get(line)!
    .some(({from, to, concepts}) => from === 0 && to === line.tokens.length && concepts.size > 0);
  return !isLabel && words.filter(({text}) => /^\p{Lu}/u.test(text)).length >= words.length / 2;
}

/** A word of the name says it whole, or in a language that writes it into one: "Kreissparkasse". */
function says({text}: TextLine, body: Unit): boolean {
  return wordsOf(text).some((word) => coverage(body, unitsOf(word)) >= 0.9);
}
