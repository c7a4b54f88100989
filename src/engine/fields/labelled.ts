import {findBooleans} from '../values/boolean.js';
import type {Found} from '../values/found.js';
import {endsInNumberSign} from '../values/number-sign.js';
import type {Ask} from './ask.js';
import {boxOfPiece, legibility, meaningFor, type Candidate} from './candidate.js';
import {isAmount, valuesIn} from './open-value.js';
import {optionsIn} from './options.js';
import {columnPlaces, placesOf, type Place, type Relation, type SpotsByLine} from './places.js';
import type {ReadDocument} from './document.js';
import type {Spot} from './spots.js';
import {continuation} from './continuation.js';
import type {TextLine} from './view.js';
import {unionOf} from '../box.js';
import {joinAddress} from '../values/address.js';
import {isTitleOfMany} from './heading-rows.js';
import {sensesOf} from './senses-of.js';
import {unitsOf} from './wording.js';
import {cleanName} from '../values/name.js';

/** What the labels of the page say about an ask: one candidate for each value beside or below a fitting label. */
export function labelledCandidates(ask: Ask, document: ReadDocument): Candidate[] {
  const {spots, headers, documentType} = document;
  const headings = new Set(headers.flatMap((header) => header.lines));
  const all = [...spots.values()].flat();
  const own = ownSpots(all, ask);
  if (own.length === 0 && ask.concept !== undefined && readAsBlocks.has(ask.concept)) return [];
  const summaries = taxSummaries(document);
  // A page that prints the very words of the request is not asked for other words of the same meaning.
  return (own.length > 0 ? own : all).flatMap((spot) => {
    const meaning = meaningFor(spot, ask, documentType);
    if (meaning === 0 || (ask.type === 'boolean' && isOpenChoice(spot))) return [];
    const weight =
      meaning *
      spot.standing *
      (headings.has(spot.line) ? 0.8 : 1) *
      zoneFactor(spot, ask, summaries) *
      pageFactor(spot, ask) *
      ownerFactor(spot, ask, spots) *
      columnFactor(spot, ask, spots) *
      bankFactor(spot, ask);
    const places = headings.has(spot.line)
      ? columnPlaces(spot)
      : answersInRow(placesOf(spot, spots), {ask, spot});
    const isStacked = own.length > 0 && isAboveItsValue(places);
    return places.flatMap((place) =>
      candidatesAt(choicesIn(place, ask, spots), {
        ask,
        spot,
        weight: weight * (isStacked ? stackedBonus : 1),
        document,
      }),
    );
  });
}

/**
 * "Rent, office Prinsenstraat 9 … 1 … € 1,850.00": what goes on behind the label is part of the name of the row, and
 * its amount is the answer to whoever does not ask for words.
 */
function answersInRow(all: Place[], {ask, spot}: Pick<Labelling, 'ask' | 'spot'>): Place[] {
  if (ask.type !== 'text' && ask.type !== 'name') return all;
  const places = all.filter(({besideTitle}) => besideTitle !== true);
  const right = places.filter(({relation}) => relation === 'right');
  if (places.some((place) => place.relation === 'below' && choicesBelow(place, spot) > 1))
    return places.filter((place) => place.relation !== 'below' || choicesBelow(place, spot) < 2);
  // "Single", "Married" and "Divorced" beside each other, and no mark that tells which.
  if (right.filter((place) => isOneWord(textAt(place))).length > 1)
    return places.filter((place) => !isOneWord(textAt(place)));
  if (!ask.isOpen || spot.hasColon) return places;
  const amounts = right.filter((place) => isAmount(textAt(place)));
  const [first] = right;
  if (amounts.length > 0) return [{...amounts.at(-1)!, closeness: 1}];
  const isRow = first !== undefined && /^\W*\d/.test(textAt(first));
  return isRow ? places.filter(({relation}) => relation !== 'same-line') : places;
}

/** How many single words stand in the row of a place, in the box the label heads. */
function choicesBelow({line}: Place, {line: own, box}: Spot): number {
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

function textAt({line, start, end}: Place): string {
  return line.text.slice(start, end).trim();
}

/** Where the page prints the words of the request; in the middle of a sentence only when they stand nowhere else. */
function ownSpots(all: Spot[], ask: Ask): Spot[] {
  const own = all.filter((spot) => (spot.fields.get(ask.field.name) ?? 0) > 0.7 && spot.standing >= 0.6);
  const best = Math.max(0, ...own.map(({standing}) => standing));
  return own.filter(({standing}) => standing > 0.8 * best);
}

/** Both "yes" and "no" are printed beside the question, and no mark tells which one is meant. */
function isOpenChoice({line, to}: Spot): boolean {
  const row = line.page.rows[line.row]!;
  const beside = row.slice(row.indexOf(line) + 1).map(({text}) => text);
  const text = [line.text.slice(line.tokens[to]?.start ?? line.text.length), ...beside].join(' ');
  return new Set(findBooleans(text).map(({value}) => value)).size > 1;
}

/** A label of a form with nothing beside it has its value below, in the same box. */
function isAboveItsValue(places: Place[]): boolean {
  return places.every(({relation}) => relation === 'below' || relation === 'above');
}

const stackedBonus = 1.15;

/** Documents are numbered and dated at their head. */
function pageFactor({line}: Spot, {concept}: Ask): number {
  if (concept !== 'invoice_number' && concept !== 'issue_date') return 1;
  return line.page.number > 1 ? 0.8 : 1 - (0.15 * line.box.top) / line.page.height;
}

/**
 * "Bestellung Nr. 4711 vom 1.3.2018", "Version: 2.1 vom 24.3.2020": the date belongs to what is named before it, which
 * is not the invoice.
 */
function ownerFactor(spot: Spot, {concept}: Ask, spots: SpotsByLine): number {
  if (concept !== 'issue_date' || spot.hasColon) return 1;
  const before = spots
    .get(spot.line)!
    .filter((other) => other.to <= spot.from)
    .at(-1);
  if (before === undefined || before.concepts.has('invoice_number')) return 1;
  const names = [...before.concepts.keys()];
  const isOther = names.length === 0 || names.some((name) => /_(number|reference)$/.test(name));
  return isOther ? 0.35 : 1;
}

/** The title of a column of many is no label of one. */
function columnFactor(spot: Spot, {concept}: Ask, spots: SpotsByLine): number {
  const isOfPaper =
    concept === undefined ||
    concept === 'issue_date' ||
    concept === 'invoice_number' ||
    concept === 'due_date';
  if (!isOfPaper) return 1;
  return !spot.hasColon && isTitleOfMany(spot.line, spots) ? 0.6 : 1;
}

/** "Account no." is that of a customer, unless a bank is named with it. */
function bankFactor({line}: Spot, ask: Ask): number {
  if (ask.concept !== 'account_number' || !isAboutBank(`${ask.field.name} ${ask.field.prompt ?? ''}`))
    return 1;
  const near = line.page.rows.slice(Math.max(0, line.row - 1), line.row + 2).flat();
  return near.some(({text}) => isAboutBank(text)) ? 1 : 0.55;
}

function isAboutBank(text: string): boolean {
  const {senses} = sensesOf(text);
  return (
    senses.has('bank') ||
    senses.has('iban') ||
    senses.has('bic') ||
    unitsOf(text).some(({key}) => key === 'theme sortcode')
  );
}

/** Things to choose from may be words that label something elsewhere, as "No" does: only a colon ends their place. */
function choicesIn(place: Place, ask: Ask, spots: SpotsByLine): Place {
  if (ask.type === 'address') return withHouseNumber(place);
  if (place.relation !== 'same-line' || (ask.type !== 'boolean' && ask.field.options === undefined))
    return place;
  const next = spots
    .get(place.line)!
    .find((other) => other.hasColon && place.line.tokens[other.from]!.start > place.start);
  const end = next === undefined ? place.line.text.length : place.line.tokens[next.from]!.start;
  return {...place, end};
}

/** "Söğüt Sok. No: 14/3" is one address, though "No:" labels many things. */
function withHouseNumber(place: Place): Place {
  const rest = place.line.text.slice(place.end);
  return /^(?:no|nr|num|n)[.°º]?\s?:?\s?\d/i.test(rest) ? {...place, end: place.line.text.length} : place;
}

/** Parties are more than the words behind a label: see parties.ts; whose a tax number is, tells more than its label: see tax-ids.ts. */
const readAsBlocks = new Set([
  'seller',
  'buyer',
  'ship_to',
  'seller_address',
  'buyer_address',
  'ship_to_address',
  'vat_id',
  'buyer_vat_id',
]);

/** Totals below the heading of a tax summary are those of the summary. */
function zoneFactor(spot: Spot, ask: Ask, summaries: TextLine[]): number {
  if (ask.concept !== 'grand_total' && ask.concept !== 'net_total') return 1;
  const inside = summaries.some(
    ({page, row}) => page === spot.line.page && spot.line.row > row && spot.line.row <= row + 5,
  );
  return inside && spot.concepts.has('line_amount') ? 0.6 : 1;
}

function taxSummaries({view, spots}: ReadDocument): TextLine[] {
  return view.pages.flatMap((page) =>
    page.rows.flatMap((row) => {
      const all = row.flatMap((line) => spots.get(line)!);
      const titled = all.some((spot) => spot.concepts.has('tax_base') && spot.standing > 0.6);
      const columns = ['line_amount', 'tax_total'].every((name) =>
        all.some((spot) => spot.concepts.has(name as 'line_amount')),
      );
      const numbers = row.some((line) => /\d[.,]\d\d/.test(line.text));
      return (titled || columns) && !numbers ? row.slice(0, 1) : [];
    }),
  );
}

const relationWeight: Record<Relation, number> = {
  'same-line': 1,
  right: 0.96,
  below: 0.82,
  above: 0.82,
  column: 0.7,
  left: 0.5,
};

interface Labelling {
  ask: Ask;
  spot: Spot;
  weight: number;
  document: ReadDocument;
}

function candidatesAt(place: Place, {ask, spot, weight, document}: Labelling): Candidate[] {
  const {view, spots} = document;
  const text = place.line.text.slice(place.start, place.end);
  const found = optionsIn(ask, text) ?? valuesIn(ask, text, view.notation);
  return found.map((hit, index) => {
    const piece = {line: place.line, start: place.start + hit.start, end: place.start + hit.end};
    const more = isFilledIn(place, {ask, spot}) ? continuation(place.line, spots) : [];
    const order = orderWeight(ask, place, index, found);
    const score =
      weight *
      relationWeight[place.relation] *
      place.closeness *
      (isCalledNumber(place, ask, hit) ? Math.max(hit.quality, 0.85) : hit.quality) *
      order *
      (ask.type === 'identifier' && hit.start > 25 ? 0.7 : 1) *
      (isParagraph(hit.raw, place, {ask, spot}) ? 0.6 : 1) *
      (0.7 + 0.3 * legibility(piece));
    return {
      ask,
      value: more.length === 0 ? hit.value : joined([hit.raw, ...more.map((line) => line.text)], ask),
      raw: [hit.raw, ...more.map((line) => line.text)].join('\n'),
      score,
      route: 'label' as const,
      lines: [place.line, ...more],
      box: unionOf([boxOfPiece(piece), ...more.map((line) => line.box)]),
      start: piece.start,
      end: piece.end,
      spot,
    };
  });
}

/** Whole sentences are no answer, unless they stand right behind a colon. */
function isParagraph(raw: string, {relation}: Place, {ask, spot}: Pick<Labelling, 'ask' | 'spot'>): boolean {
  if ((ask.type !== 'text' && ask.type !== 'name') || (spot.hasColon && relation === 'same-line'))
    return false;
  return raw.split(/\s+/).length > 12;
}

/** Right behind "No." even what reads like a date, "7/01/2026", is a number. */
function isCalledNumber({line, start, relation}: Place, {type}: Ask, hit: Found<unknown>): boolean {
  if (type !== 'identifier' || relation !== 'same-line' || hit.start > 2) return false;
  return /^\d{1,4}\/\d{1,2}\/\d{2,4}$/.test(hit.raw) && endsInNumberSign(line.text.slice(0, start));
}

/** Names, addresses and texts in the box of a form go on in its next lines. */
function isFilledIn({relation}: Place, {ask, spot}: Pick<Labelling, 'ask' | 'spot'>): boolean {
  const isText = ask.type === 'name' || ask.type === 'address' || ask.type === 'text';
  return relation === 'below' && isText && spot.fields.has(ask.field.name) && ask.field.options === undefined;
}

function joined(texts: string[], ask: Ask): string {
  return ask.type === 'address' ? joinAddress(texts) : cleanName(texts.join(' '));
}

/** Of several values behind a label the first is meant; of several amounts the last, the total of its row. */
function orderWeight(ask: Ask, place: Place, index: number, found: Found<unknown>[]): number {
  if (ask.type === 'money') return 1 - 0.04 * (found.length - 1 - index);
  const lead = place.relation === 'same-line' ? Math.min(0.3, found[index]!.start * 0.012) : 0;
  return (1 - 0.12 * index) * (1 - (index === 0 ? lead : 0));
}
