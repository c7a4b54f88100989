import {lifted} from '../levels.js';
import {postcodeLabels} from '../knowledge/languages/gathered/parties/addresses.js';
import {hasPostalCode, joinAddress} from '../values/addresses/address.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {valueRegionsOf} from '../labels/value-regions.js';
import type {DetectedLabel, LabelsByLine} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';

/**
 * Adds postcode and town to a street that a form asks for in a box of its own: from the boxes beside or below it
 * whose labels mean postcode, ZIP or town.
 */
export function withPostcode(candidate: ScoredValue, detectedLabels: LabelsByLine): ScoredValue {
  const {query, detectedLabel, value} = candidate;
  if (
    query.type !== 'address' ||
    detectedLabel === undefined ||
    typeof value !== 'string' ||
    hasPostalCode(value)
  )
    return candidate;
  const parts = boxesBehind(detectedLabel).flatMap((line) => valueBeside(line, detectedLabels));
  if (parts.length === 0) return candidate;
  return {
    ...candidate,
    value: joinAddress(
      [value.replace(/,$/, ''), ...parts].map((part, at, all) => (at < all.length - 1 ? `${part},` : part)),
    ),
    raw: [candidate.raw, ...parts].join('\n'),
    // The whole address is surer than its street, and than its town alone.
    score: lifted(candidate.score),
  };
}

/** Whether a query asks for the postcode or town by itself. Then the address wanted is the street alone. */
export function isPartOfAddress({field, labels}: ConceptQuery): boolean {
  return [field.name.replaceAll('_', ' '), ...labels].some((words) => postcodeLabels.test(words));
}

const mostBoxes = 4;

/**
 * Labels of postcode or town: to the right in the row of the street, or else in the next of three rows that has one.
 */
function boxesBehind({line}: DetectedLabel): TextLine[] {
  const {rows} = line.page;
  const row = rows[line.row]!;
  const beside = row.slice(row.indexOf(line) + 1).filter(isPart);
  if (beside.length > 0) return beside.slice(0, mostBoxes);
  const next = rows.slice(line.row + 1, line.row + 4).find((other) => other.some(isPart));
  return next?.filter(isPart).slice(0, mostBoxes) ?? [];
}

function isPart({text}: TextLine): boolean {
  return text.length < 50 && postcodeLabels.test(text);
}

function valueBeside(line: TextLine, detectedLabels: LabelsByLine): string[] {
  const to = line.tokens.findIndex(({text}, at) => at > 0 && /\d/.test(text));
  const detectedLabel: DetectedLabel = {
    line,
    from: 0,
    to: to < 0 ? line.tokens.length : to,
    box: line.box,
    concepts: new Map([['address', 1]]),
    fields: new Map(),
    standing: 1,
    hasColon: line.text.endsWith(':'),
  };
  const [region] = valueRegionsOf(detectedLabel, detectedLabels);
  const text = region?.line.text.slice(region.start, region.end).trim();
  return text === undefined || text === '' || isPart(region!.line) ? [] : [text];
}
