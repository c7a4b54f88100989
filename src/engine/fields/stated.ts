import type {FieldType} from '../../contract/fields.js';
import {heightOf} from '../box.js';
import {edgeLeads} from '../knowledge/languages/gathered/edge-words.js';
import {fold} from '../values/fold.js';
import {valuesIn} from './open-value.js';
import type {Found} from '../values/found.js';
import {findPeriods, type Period} from '../values/period.js';
import type {Ask} from './ask.js';
import {boxOfPiece, legibility, type Candidate} from './candidate.js';
import {bagsOf} from './described.js';
import type {ReadDocument} from './document.js';
import {sensesOf} from './senses-of.js';
import type {TextLine} from './view.js';
import {coverage, unitsOf, weightOf, type Unit} from './wording.js';

/** Values that can be told by their shape wherever they stand in a sentence. */
const shaped = new Set<FieldType>([
  'date',
  'money',
  'number',
  'percent',
  'identifier',
  'iban',
  'phone',
  'email',
]);

/**
 * "The rent is £1,350.00 per month", "beginning on 1 April 2025": values in running text, by the words before them and
 * right behind. Only where one value is meant better than every other.
 */
export function statedCandidates(ask: Ask, document: ReadDocument): Candidate[] {
  if (!ask.describes || !shaped.has(ask.type)) return [];
  // That a share is wanted is told by the sign of per cent.
  const bags = bagsOf(ask)
    .map((bag) => (ask.type === 'percent' ? bag.filter(({key}) => key !== 'sense rate') : bag))
    .filter((bag) => bag.length > 0);
  if (bags.length === 0) return [];
  const hits = document.view.lines.flatMap((line) => statementsIn(line, ask, document));
  const weighed = hits
    .filter(({context, isOfPeriod}) => ask.edge === undefined || isOfPeriod || saysEdge(ask.edge, context))
    .map((hit) => ({...hit, meaning: Math.max(...bags.map((bag) => share(bag, hit.context)))}))
    .sort((a, b) => b.meaning - a.meaning);
  const [best] = weighed;
  if (best === undefined || best.meaning < (ask.type === 'number' ? 0.85 : leastShare)) return [];
  const rival = weighed.find(({hit}) => hit.value !== best.hit.value);
  if (rival !== undefined && best.meaning - rival.meaning < leastLead) return [];
  return [candidateOf(ask, best)];
}

/** "The contract begins on 1 May" says nothing of its end. */
function saysEdge(edge: 'start' | 'end', context: Unit[]): boolean {
  return context.some(({key}) => key === `theme ${edge}`);
}

const leastShare = 0.66;
const leastLead = 0.12;

interface Statement {
  line: TextLine;
  hit: Found<string | boolean>;
  context: Unit[];
  /** One end of a period that stands there whole. */
  isOfPeriod: boolean;
}

const leastWords = 5;

/** The values of a line of running text, each with the words it is stated with. */
function statementsIn(line: TextLine, ask: Ask, {view}: ReadDocument): Statement[] {
  const above = lineAbove(line);
  if (ask.type !== 'percent' && line.tokens.length + (above?.tokens.length ?? 0) < leastWords) return [];
  const all = valuesIn({...ask, edge: undefined}, line.text, view.notation);
  const periods = ask.edge === undefined ? [] : findPeriods(line.text, view.notation);
  const hits = withEdges(ask, all, periods).filter((hit) => isTelling(ask, hit));
  // What is said of a value in the line above is not said of the next one.
  const endOfLast = above === undefined ? 0 : (valuesIn(ask, above.text, view.notation).at(-1)?.end ?? 0);
  return hits.map((hit, at) => {
    const from = hits[at - 1]?.end ?? 0;
    const lead = from > 0 || above === undefined ? '' : `${above.text.slice(endOfLast)} `;
    const before = lastSentence(lead + line.text.slice(from, hit.start));
    const behind = line.text.slice(hit.end, hits[at + 1]?.start).split(/[.,;:)]/)[0]!;
    const near = `${lastWords(before, 12)} ${firstWords(behind, 4)}`;
    const isWith = ask.type === 'money' && isWithTax(near);
    const context = unitsOf(near).filter(({key}) => !isWith || key !== 'sense tax');
    const edge = ask.edge && edgeLeads[ask.edge].test(fold(before).trim()) ? unitsOf(ask.edge) : [];
    return {line, hit, context: [...context, ...edge], isOfPeriod: periods.some(({end}) => hit.end === end)};
  });
}

/** Of "from 1 September to 5 November 2025" the end that is asked for. */
function withEdges(
  {edge}: Ask,
  hits: Found<string | boolean>[],
  periods: Found<Period>[],
): Found<string | boolean>[] {
  if (edge === undefined) return hits;
  return hits.flatMap((hit) => {
    const period = periods.find(({start, end}) => hit.start >= start && hit.end <= end);
    if (period === undefined) return [hit];
    return hit.end < period.end ? [] : [{...hit, ...period, value: period.value[edge]}];
  });
}

/** "€ 14.520,00 inclusief btw" is no amount of tax. */
function isWithTax(text: string): boolean {
  const {senses} = sensesOf(text);
  return senses.has('incl') || senses.has('excl');
}

/** Amounts without cents and short numbers are too common to be told by the words around them. */
function isTelling({type}: Ask, {quality, raw}: Found<unknown>): boolean {
  if (type === 'identifier') return quality >= 0.9 && raw.length > 4;
  // "Surcharges of 5, 10 or 20 %" are a list.
  return quality >= (type === 'money' ? 0.75 : 0.4) && !/\d, \d/.test(raw);
}

/** The line a sentence came from, in the same paragraph. */
function lineAbove({page, row, box}: TextLine): TextLine | undefined {
  return page.rows[row - 1]?.find(
    (other) =>
      Math.abs(other.box.left - box.left) < 2 * heightOf(box) &&
      box.top - other.box.bottom < 1.2 * heightOf(box) &&
      other.tokens.length > 3,
  );
}

function lastSentence(text: string): string {
  const ends = [...text.matchAll(/(?<=\p{L}{4}|\d)[.!?;](?=\s+\p{Lu})/gu)];
  return text.slice((ends.at(-1)?.index ?? -1) + 1);
}

function lastWords(text: string, count: number): string {
  return text.trim().split(/\s+/).slice(-count).join(' ');
}

function firstWords(text: string, count: number): string {
  return text.trim().split(/\s+/).slice(0, count).join(' ');
}

/** How much of a wording the words around a value say. */
function share(bag: Unit[], context: Unit[]): number {
  const isTold = bag.some((unit) => unit.weight >= 0.9 && coverage(unit, context) >= 0.8);
  if (!isTold) return 0;
  // What a value looks like is told by itself.
  const telling = bag.filter(({weight}) => weight >= 0.4);
  return telling.reduce((sum, unit) => sum + unit.weight * coverage(unit, context), 0) / weightOf(telling);
}

function candidateOf(ask: Ask, {line, hit, meaning}: Statement & {meaning: number}): Candidate {
  const piece = {line, start: hit.start, end: hit.end};
  return {
    ask,
    // Brackets in a sentence are an aside, in a column they are a minus.
    value: hit.raw.startsWith('(') ? String(hit.value).replace(/^-/, '') : hit.value,
    raw: hit.raw,
    score: (0.4 + 0.3 * meaning) * (0.8 + 0.2 * hit.quality) * (0.7 + 0.3 * legibility(piece)),
    route: 'pattern',
    lines: [line],
    box: boxOfPiece(piece),
    start: hit.start,
    end: hit.end,
  };
}
