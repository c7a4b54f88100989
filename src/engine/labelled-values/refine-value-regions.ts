import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {isAmount} from './untyped-values.js';
import type {ValueRegion} from '../labels/label-value-region.js';
import type {DetectedLabel, LabelsByLine} from '../labels/label-detection.js';

/**
 * "Rent, office Prinsenstraat 9 … 1 … € 1,850.00": what goes on behind the label is part of the name of the row, and
 * its amount is the answer to whoever does not ask for words.
 */
export function answersInRow(
  all: ValueRegion[],
  {query, detectedLabel}: {query: ConceptQuery; detectedLabel: DetectedLabel},
): ValueRegion[] {
  if (query.type !== 'text' && query.type !== 'name') return all;
  const places = all.filter(({besideTitle}) => besideTitle !== true);
  const right = places.filter(({relation}) => relation === 'right');
  if (places.some((place) => place.relation === 'below' && choicesBelow(place, detectedLabel) > 1))
    return places.filter((place) => place.relation !== 'below' || choicesBelow(place, detectedLabel) < 2);
  // "Single", "Married" and "Divorced" beside each other, and no mark that tells which.
  if (right.filter((place) => isOneWord(textAt(place))).length > 1)
    return places.filter((place) => !isOneWord(textAt(place)));
  if (!query.isOpen || detectedLabel.hasColon) return places;
  const amounts = right.filter((place) => isAmount(textAt(place)));
  const [first] = right;
  if (amounts.length > 0) return [{...amounts.at(-1)!, closeness: 1}];
  const isRow = first !== undefined && /^\W*\d/.test(textAt(first));
  return isRow ? places.filter(({relation}) => relation !== 'same-line') : places;
}

/** How many single words are in the row of a place, in the box the label heads. */
function choicesBelow({line}: ValueRegion, {line: own, box}: DetectedLabel): number {
  const {page, row} = own;
  const next = page.rows[row]!.map((other) => other.box.left).filter((left) => left > box.right);
  const right = Math.min(page.width, ...next);
  const inside = page.rows[line.row]!.filter(
    (other) => other.box.left > box.left - 5 && other.box.left < right - 5,
  );
  return inside.filter(({text}) => isOneWord(text)).length;
}

function isOneWord(text: string): boolean {
  return /^[\p{L}-]+$|^[^\p{L}]{0,2}x$/iu.test(text);
}

function textAt({line, start, end}: ValueRegion): string {
  return line.text.slice(start, end).trim();
}

/** Things to choose from may be words that label something elsewhere, as "No" does: only a colon ends their place. */
export function choicesIn(
  place: ValueRegion,
  query: ConceptQuery,
  detectedLabels: LabelsByLine,
): ValueRegion {
  if (query.type === 'address') return withHouseNumber(place);
  if (place.relation !== 'same-line' || (query.type !== 'boolean' && query.field.options === undefined))
    return place;
  const next = detectedLabels
    .get(place.line)!
    .find((other) => other.hasColon && place.line.tokens[other.from]!.start > place.start);
  const end = next === undefined ? place.line.text.length : place.line.tokens[next.from]!.start;
  return {...place, end};
}

/** "Söğüt Sok. No: 14/3" is one address, though "No:" labels many things. */
function withHouseNumber(place: ValueRegion): ValueRegion {
  const rest = place.line.text.slice(place.end);
  return /^(?:no|nr|num|n)[.°º]?\s?:?\s?\d/i.test(rest) ? {...place, end: place.line.text.length} : place;
}
