import {mayBe} from '../probable.js';
import {signingWords} from '../knowledge/languages/gathered/signing-words.js';
import type {DocumentAnalysis, PageAnalysis, Segment} from '../layout/analysis.js';
import {areInRow, columnOverlap, isNextLine} from '../layout/neighbourhood.js';
import type {Word} from '../page.js';
import {unionOf} from '../box.js';
import type {FieldQuery} from '../query/field-query.js';
import {fold} from '../values/fold.js';
import {likenessToJobTitle, likenessToPerson} from '../values/person.js';
import type {Candidate} from './candidate.js';
import {typedValues, type TypedValue} from './typed-values.js';
import {valueParts} from './value-parts.js';

/** The label groups of queries that this source answers, each with the kind of value it looks for. */
const kindOfGroup = {signer: 'person', signer_title: 'title', signature_date: 'date'} as const;
type SignatureValueKind = (typeof kindOfGroup)[keyof typeof kindOfGroup];

/** Maximum distance of a value above and below the words for signing, centre to centre, in text heights. */
const [reachAbove, reachBelow] = [5, 9];
/** "/s/ Jane Doe": a signature in typed form. */
const signed = /^\/s\//i;
/** Maximum number of words of a segment with a name or job title; longer ones are text about signing. */
const longestLine = 9;
const mostValues = 10;

interface SigningPosition {
  page: PageAnalysis;
  anchor: Segment;
}

/** Candidates near signatures: names, job titles and dates, with or without a label. */
export function signatureSource(analysis: DocumentAnalysis): (query: FieldQuery) => Candidate[] {
  let positions: SigningPosition[] | undefined;
  return (query) => {
    const wanted = query.groups.flatMap((group) => kindOfGroup[group as keyof typeof kindOfGroup] ?? [])[0];
    if (wanted === undefined) return [];
    positions ??= analysis.pages.flatMap(signingsOn);
    return distinct(positions.flatMap((signing) => around(signing, query, {wanted, analysis}))).slice(
      0,
      mostValues,
    );
  };
}

function signingsOn(page: PageAnalysis): SigningPosition[] {
  return page.segments
    .filter(({text}) => signed.test(text) || signingWords.test(fold(text)))
    .map((anchor) => ({page, anchor}));
}

function around(
  {page, anchor}: SigningPosition,
  query: FieldQuery,
  {wanted, analysis}: {wanted: SignatureValueKind; analysis: DocumentAnalysis},
): Candidate[] {
  return page.segments.flatMap((segment) => {
    const gap = gapBetween(anchor, segment, page.textHeight);
    if (gap === undefined || (segment === anchor && wanted !== 'date' && !signed.test(anchor.text)))
      return [];
    return readAs(wanted, segment, query, analysis).map(({typed, likeness}) => ({
      query,
      source: 'signature' as const,
      value: typed.value,
      raw: typed.raw,
      page,
      box: unionOf(typed.words.map(({box}) => box)),
      words: typed.words,
      signals: signalsOf({page, anchor}, segment, {gap, likeness, typed}),
    }));
  });
}

interface SignatureReading {
  typed: TypedValue;
  likeness: number;
}

function readAs(
  wanted: SignatureValueKind,
  segment: Segment,
  query: FieldQuery,
  {numberLocale}: DocumentAnalysis,
): SignatureReading[] {
  if (wanted === 'date')
    return typedValues(segment.words, query, numberLocale).map((typed) => ({typed, likeness: typed.quality}));
  if (segment.words.length > longestLine) return [];
  const likenessTo = wanted === 'person' ? likenessToPerson : likenessToJobTitle;
  const whole = withoutMark(segment.words);
  const text = whole.map((word) => word.text).join(' ');
  const parts = valueParts(whole, query);
  const typed = parts.length > 0 ? parts : wholeText(whole, query, numberLocale);
  return typed
    .map((one) => ({typed: one, likeness: likenessTo(String(one.value))}))
    .filter(({likeness}) => mayBe(likeness) && text !== '');
}

function wholeText(
  words: Word[],
  query: FieldQuery,
  numberLocale: DocumentAnalysis['numberLocale'],
): TypedValue[] {
  return words.length === 0 ? [] : typedValues(words, {...query, type: 'text'}, numberLocale).slice(0, 1);
}

/** "/s/ Jane Doe": the name without the mark. */
function withoutMark(words: readonly Word[]): Word[] {
  return words.filter(({text}, at) => at > 0 || !/^\/?[sS]\/$/.test(text));
}

function gapBetween(anchor: Segment, {box}: Segment, textHeight: number): number | undefined {
  const gap = (box.top + box.bottom - anchor.box.top - anchor.box.bottom) / 2 / textHeight;
  return gap >= -reachAbove && gap <= reachBelow ? gap : undefined;
}

function signalsOf(
  {page, anchor}: SigningPosition,
  segment: Segment,
  {gap, likeness, typed}: {gap: number; likeness: number; typed: TypedValue},
): Record<string, number> {
  const under = page.segments.filter(
    (other) => other !== segment && isNextLine(other, segment, page.textHeight),
  );
  return {
    signStrength: likeness - Math.abs(gap) / (4 * reachBelow),
    signLikeness: likeness,
    signGap: gap,
    signInRow: Number(areInRow(anchor, segment)),
    signColumn: Number(columnOverlap(anchor, segment) > 0),
    signShift: Math.min(20, Math.abs(anchor.box.left - segment.box.left) / page.textHeight),
    signTitleBelow: Math.max(0, ...under.map(({text}) => likenessToJobTitle(text))),
    signLabel: segment.labelProbability,
    signAnchorLabel: anchor.labelProbability,
    signAnchorWords: Math.min(20, anchor.words.length),
    signHeight: segment.box.top / page.page.height,
    signPart: typed.position,
    signPage: Math.min(page.page.number, 10),
  };
}

/** The strongest candidate for each value, strongest first. */
function distinct(candidates: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(String(candidate.value));
    if (known === undefined || candidate.signals.signStrength! > known.signals.signStrength!)
      best.set(String(candidate.value), candidate);
  }
  return [...best.values()].sort((a, b) => b.signals.signStrength! - a.signals.signStrength!);
}
