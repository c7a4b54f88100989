import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {isAmount} from './untyped-values.js';
import type {ValueRegion} from '../labels/label-value-region.js';
import type {DetectedLabel, LabelsByLine} from '../labels/label-detection.js';

/**
 * Reduces the regions for a text or name. In "Rent, office Prinsenstraat 9 … 1 … € 1,850.00" the text behind the
 * label is part of the row's name, and the amount answers an open query. Choices without a mark answer nothing.
 */
export function refineRegions(
  all: ValueRegion[],
  {query, detectedLabel}: {query: ConceptQuery; detectedLabel: DetectedLabel},
): ValueRegion[] {
  if (query.type !== 'text' && query.type !== 'name') return all;
  const regions = all.filter(({besideTitle}) => besideTitle !== true);
  const right = regions.filter(({relation}) => relation === 'right');
  if (regions.some((region) => region.relation === 'below' && choicesBelow(region, detectedLabel) > 1))
    return regions.filter((region) => region.relation !== 'below' || choicesBelow(region, detectedLabel) < 2);
  // "Single", "Married" and "Divorced" beside each other: no mark shows which one is meant.
  if (right.filter((region) => isOneWord(textAt(region))).length > 1)
    return regions.filter((region) => !isOneWord(textAt(region)));
  if (!query.isOpen || detectedLabel.hasColon) return regions;
  const amounts = right.filter((region) => isAmount(textAt(region)));
  const [first] = right;
  if (amounts.length > 0) return [{...amounts.at(-1)!, closeness: 1}];
  const isRow = first !== undefined && /^\W*\d/.test(textAt(first));
  return isRow ? regions.filter(({relation}) => relation !== 'same-line') : regions;
}

/** How many single words the row of a region has within the form box below the label. */
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

/** Extends a region to all of its choices. They may read like labels ("No"), so only a label with a colon ends them. */
export function choicesIn(
  region: ValueRegion,
  query: ConceptQuery,
  detectedLabels: LabelsByLine,
): ValueRegion {
  if (query.type === 'address') return withHouseNumber(region);
  if (region.relation !== 'same-line' || (query.type !== 'boolean' && query.field.options === undefined))
    return region;
  const next = detectedLabels
    .get(region.line)!
    .find((other) => other.hasColon && region.line.tokens[other.from]!.start > region.start);
  const end = next === undefined ? region.line.text.length : region.line.tokens[next.from]!.start;
  return {...region, end};
}

/** "Söğüt Sok. No: 14/3": extends the region of an address to the house number, although "No:" is a label elsewhere. */
function withHouseNumber(region: ValueRegion): ValueRegion {
  const rest = region.line.text.slice(region.end);
  return /^(?:no|nr|num|n)[.°º]?\s?:?\s?\d/i.test(rest) ? {...region, end: region.line.text.length} : region;
}
