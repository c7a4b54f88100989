import {unionOf} from '../box.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {Box} from '../page.js';
import {findTaxNumber} from '../values/checked-numbers/tax-number.js';
import {findVatNumbers} from '../values/checked-numbers/vat.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor, type LineRange} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {headedParties} from './headed-parties.js';
import {letterheads} from './letterhead-parties.js';
import {valueRegionsOf} from '../labels/value-regions.js';
import type {PlacedParty, PartyRole} from './party-role.js';
import type {DetectedLabel} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';
import {isInUpperHalf} from '../page-view/parts-of-page.js';
import {certain, doubtful, fair, likely} from '../levels.js';

/**
 * Candidates for the tax numbers of seller and buyer: the text behind "USt-IdNr.", "NIF", "EIN", "GSTIN", and
 * European VAT numbers anywhere. The label tells whose number it is, or else the party near it.
 */
export function taxIdCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const role = query.concept === 'buyer_vat_id' ? 'buyer' : 'seller';
  const parties = document.once.of(partiesOf, document);
  const labelled = [...document.detectedLabels.values()]
    .flat()
    .flatMap((detectedLabel) => labelledIds(detectedLabel, document));
  const bare: TaxId[] = document.view.lines.flatMap((line) =>
    findVatNumbers(line.text)
      .map((hit) => ({
        line,
        start: hit.start,
        end: hit.end,
        value: hit.value,
        raw: hit.raw,
        weight: fair * hit.quality,
      }))
      .filter(({start}) => !labelled.some((known) => known.line === line && known.start === start)),
  );
  return [...labelled, ...bare].map((id): ScoredValue => {
    const owner = id.owner ?? ownerOf(id.line, parties);
    return {
      query,
      value: id.value,
      raw: id.raw,
      score: id.weight * shareOf(role, owner) * legibilityFactor(id),
      route: id.detectedLabel === undefined ? 'pattern' : 'label',
      lines: [id.line],
      box: boxOfPiece(id),
      start: id.start,
      end: id.end,
      ...(id.detectedLabel && {detectedLabel: id.detectedLabel}),
    };
  });
}

interface TaxId extends LineRange {
  value: string;
  raw: string;
  weight: number;
  owner?: PartyRole;
  detectedLabel?: DetectedLabel;
}

/**
 * How likely a number belongs to a role, given the party near it: without one, more likely to the seller, as most
 * documents print the seller's number.
 */
function shareOf(role: PartyRole, owner: PartyRole | undefined): number {
  if (owner === role) return 1;
  if (owner !== undefined) return doubtful;
  return role === 'seller' ? likely : doubtful;
}

const labels: [concept: ConceptName, weight: number, owner?: PartyRole][] = [
  ['buyer_vat_id', certain, 'buyer'],
  ['vat_id', certain],
  ['tax_number', likely],
];

function labelledIds(detectedLabel: DetectedLabel, document: ReadDocument): TaxId[] {
  const label = labels.find(([concept]) => detectedLabel.concepts.has(concept));
  if (label === undefined) return [];
  const [concept, weight, owner] = label;
  for (const place of valueRegionsOf(detectedLabel, document.detectedLabels)) {
    const hit = findTaxNumber(place.line.text.slice(place.start, place.end));
    if (hit === undefined) continue;
    const meant = detectedLabel.concepts.get(concept)!;
    const {piece, value, raw} = withCountry({
      piece: {line: place.line, start: place.start + hit.start, end: place.start + hit.end},
      ...hit,
    });
    const told = {value, raw, weight: weight * meant * hit.quality};
    return [{...piece, ...told, detectedLabel, ...(owner && {owner})}];
  }
  return [];
}

/** Extends a number to the country code before it, which may have been taken for a part of the label. */
function withCountry({piece, value, raw}: {piece: LineRange; value: string; raw: string}) {
  const {line, end} = piece;
  const whole = findVatNumbers(line.text).find((vat) => vat.end === end && vat.start < piece.start);
  if (whole === undefined) return {piece, value, raw};
  return {piece: {line, start: whole.start, end}, value: whole.value, raw: whole.raw};
}

interface PartyPlace {
  role: PartyRole;
  page: TextLine['page'];
  box: Box;
  lines: TextLine[];
}

/** The most likely sellers, buyers and recipients: not doubtful, and not much less so than the best of their role. */
function partiesOf(document: ReadDocument): PartyPlace[] {
  return (['seller', 'buyer', 'ship_to'] as const).flatMap((role) => {
    const parties = [
      ...headedParties(role, document),
      ...document.once.of(letterheads, document).filter((one) => one.role === role),
    ];
    const best = Math.max(0, ...parties.map(({score}) => score));
    return parties
      .filter(({score}) => score > doubtful && score > likely * best)
      .map((party) => placeOf(party, role));
  });
}

function placeOf({name, address}: PlacedParty, role: PartyRole): PartyPlace {
  const lines = [...name, ...address];
  return {role, page: lines[0]!.page, box: unionOf(lines.map(({box}) => box)), lines};
}

/**
 * The party of a line: the one whose lines contain it, or the nearest one above in its column; in the lower
 * half of the page only the former.
 */
function ownerOf(line: TextLine, parties: PartyPlace[]): PartyRole | undefined {
  const own = parties.find(({lines}) => lines.includes(line));
  if (own !== undefined || !isInUpperHalf(line)) return own?.role;
  let owner: PartyRole | undefined;
  let nearest = reach * line.page.lineHeight;
  for (const {role, page, box} of parties) {
    const isBeside = line.box.left < box.right && line.box.right > box.left - line.page.lineHeight;
    const gap = line.box.top - box.bottom;
    if (page !== line.page || !isBeside || gap < -(box.bottom - box.top) || gap > nearest) continue;
    [owner, nearest] = [role, gap];
  }
  return owner;
}

/** How far below a party its numbers may be, in line heights. */
const reach = 8;
