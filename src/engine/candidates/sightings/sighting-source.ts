// sightings: values found by their form anywhere on the pages, without a label, ranked by the words around them.

import {unionOf} from '../../box.js';
import type {DocumentAnalysis} from '../../layout/analysis.js';
import {isNextLine} from '../../layout/neighbourhood.js';
import type {FieldQuery} from '../../query/field-query.js';
import {likenessToAddress} from '../../values/addresses/address.js';
import {likenessToJobTitle, withoutCourtesy} from '../../values/person.js';
import type {Candidate} from '../candidate.js';
import {contextReader, type SightingContext} from './sighting-context.js';
import {sightingForms, type SightingForm} from './sighting-forms.js';
import {sightingsOf, type Sighting} from './sightings-of.js';

/** Maximum number of candidates per form, strongest first. */
const mostSightings = 8;
/** Maximum number of candidates of the form `alone`: more, since only their position tells which is right. */
const mostAlone = 12;

/** A sighting with its signals. */
interface SightingWithSignals {
  sighting: Sighting;
  signals: Record<string, number>;
}

/**
 * Candidates recognised by form and context, without a label that matches the request: dates, times, amounts, names.
 */
export function sightingSource(analysis: DocumentAnalysis): (query: FieldQuery) => Candidate[] {
  const seen = new Map<SightingForm, Sighting[]>();
  const contextOf = contextReader();
  const allOf = (form: SightingForm) => {
    const sightings = seen.get(form) ?? sightingsOf(form, analysis);
    seen.set(form, sightings);
    return sightings;
  };
  return (query) =>
    sightingForms(query).flatMap((form) =>
      mostTelling(query, allOf(form)).slice(0, form === 'alone' ? mostAlone : mostSightings),
    );

  function mostTelling(query: FieldQuery, sightings: readonly Sighting[]): Candidate[] {
    const told = sightings.map((sighting, order) => ({
      sighting,
      signals: signalsOf(sighting, {
        order,
        context: contextOf(query, sighting),
        rivals: sightings.length - 1,
      }),
    }));
    const ranked = distinct(told.sort((a, b) => strength(b) - strength(a)));
    return ranked.map((one, rank) => candidateOf(query, one, rank));
  }
}

/** The first sighting of each value. */
function distinct(told: readonly SightingWithSignals[]): SightingWithSignals[] {
  const first = new Map<string, SightingWithSignals>();
  for (const one of told) if (!first.has(one.sighting.value)) first.set(one.sighting.value, one);
  return [...first.values()];
}

/** Score by which the sightings to pass on are chosen. The resolver does not see it; it judges by the signals. */
function strength({signals}: SightingWithSignals): number {
  const {sightOwn, sightRow, sightAbove, sightAddressBelow, sightCourtesy, sightLabel} = signals;
  const {sightLikeness, sightOrder} = signals;
  const said = Math.max(sightOwn!, sightRow!, sightAbove!);
  const looks = sightAddressBelow! + sightCourtesy! + sightLikeness! - sightLabel!;
  return 2 * said + looks - sightOrder! / 10;
}

function signalsOf(
  {page, segment, likeness, raw}: Sighting,
  {order, context, rivals}: {order: number; context: SightingContext; rivals: number},
): Record<string, number> {
  const below = page.segments.filter((other) => isNextLine(other, segment, page.textHeight));
  const {box} = segment;
  return {
    sightOwn: context.own,
    sightRow: context.row,
    sightAbove: context.above,
    sightLikeness: likeness,
    sightOrder: Math.min(order, 10),
    sightRivals: Math.min(rivals, 20),
    sightLabel: segment.labelProbability,
    sightShare: raw.length / Math.max(1, segment.text.length),
    sightHeight: box.top / page.page.height,
    sightLeft: box.left / page.page.width,
    sightSize: Math.min(5, (box.bottom - box.top) / page.textHeight),
    sightPage: Math.min(page.page.number, 5),
    sightCourtesy: Number(withoutCourtesy(segment.text) !== segment.text.trim()),
    sightAddressBelow: Math.max(0, ...below.map(({text}) => likenessToAddress(text))),
    sightTitleBelow: Math.max(0, ...below.map(({text}) => likenessToJobTitle(text))),
  };
}

function candidateOf(query: FieldQuery, {sighting, signals}: SightingWithSignals, rank: number): Candidate {
  const {page, words, value, raw, likeness} = sighting;
  return {
    query,
    source: 'pattern',
    value,
    raw,
    page,
    box: unionOf(words.map(({box}) => box)),
    words,
    signals: {...signals, sightRank: rank, patternQuality: likeness},
  };
}
