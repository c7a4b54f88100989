import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {overlaps, type ScoredValue} from './scored-value.js';
import {legibility, tokensIn} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {Evidence} from '../models/search-evidence.js';
import {qualifiersOf, says} from '../query/meaning/unexplained-words.js';
import {doubtful, fair, likely} from '../levels.js';
import {isLikelyLabel} from '../labels/label-detection.js';

/** Adds evidence to the candidates whose score is not doubtful (the others are hardly ever returned, and no rivals), in the list and among the chosen ones. */
export function withEvidence(
  candidates: readonly ScoredValue[],
  chosen: ReadonlyMap<ConceptQuery, ScoredValue>,
  document: ReadDocument,
): {candidates: ScoredValue[]; chosen: Map<ConceptQuery, ScoredValue>} {
  const all = [...chosen.values()];
  const weighed = new Map(
    candidates.map((one) => [
      one,
      one.score <= doubtful ? one : {...one, evidence: evidenceOf(one, document, all)},
    ]),
  );
  return {
    candidates: [...weighed.values()],
    chosen: new Map([...chosen].map(([query, one]) => [query, weighed.get(one) ?? one])),
  };
}

export function evidenceOf(
  candidate: ScoredValue,
  {detectedLabels}: ReadDocument,
  chosen: readonly ScoredValue[],
): Evidence {
  const {query, route, detectedLabel, score, rival = 0} = candidate;
  const isWords = query.type === 'text' || query.type === 'name' || query.type === 'address';
  const text = String(candidate.value);
  return {
    score,
    words: flag(isWords),
    position: flag(route === 'position'),
    pattern: flag(route === 'pattern'),
    otherLabel: flag(route === 'label' && (detectedLabel?.fields.get(query.field.name) ?? 0) < fair),
    apart: flag(
      detectedLabel !== undefined && (candidate.lines[0] !== detectedLabel.line || isBefore(candidate)),
    ),
    rival: rival <= doubtful ? 0 : Math.min(1, Math.max(0, (rival / score - farBehind) / (1 - farBehind))),
    particular: particularIn(candidate),
    labels: isWords ? shareOfLabels(candidate, detectedLabels) : 0,
    long: isWords
      ? Math.min(1, Math.max(0, text.split(' ').length - (query.type === 'address' ? 12 : 6)) / 6)
      : 0,
    cut: flag(isWords && isCut(text)),
    figures: flag((isWords && query.type !== 'address' && isMostlyFigures(text)) || /^\d{1,2}$/.test(text)),
    illegible:
      1 - Math.max(0, legibility({line: candidate.lines[0]!, start: candidate.start, end: candidate.end})),
    shared: Math.max(0, ...chosen.map((other) => claimOver(candidate, other))),
  };
}

/** A rival with this share of the score does not count; the fitted weights know it. */
const farBehind = 0.6;

function flag(is: boolean): number {
  return is ? 1 : 0;
}

function isBefore({detectedLabel, start}: ScoredValue): boolean {
  return detectedLabel !== undefined && start < detectedLabel.line.tokens[detectedLabel.from]!.start;
}

function isSaid({detectedLabel, lines, query}: ScoredValue, word: string): boolean {
  if ((detectedLabel?.fields.get(query.field.name) ?? 0) >= likely) return true;
  const texts = detectedLabel === undefined ? lines.slice(0, 1) : [detectedLabel.line];
  return texts.some(({text}) => says(text, word));
}

function shareOfLabels(
  {lines, start, end, query}: ScoredValue,
  detectedLabels: ReadDocument['detectedLabels'],
): number {
  const line = lines[0]!;
  const tokens = tokensIn({line, start, end}).filter(({key}) => key !== '');
  const labels = detectedLabels
    .get(line)!
    .filter((label) => isLikelyLabel(label) && !label.fields.has(query.field.name));
  const inside = tokens.filter((token) => {
    const at = line.tokens.indexOf(token);
    return labels.some(({from, to}) => at >= from && at < to);
  });
  return tokens.length === 0 ? 0 : inside.length / tokens.length;
}

function isCut(text: string): boolean {
  const opened = (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);
  return opened || /^\p{Ll}+ \p{L}/u.test(text) || /[,(:;&/-]$/.test(text);
}

function isMostlyFigures(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return digits > 0 && digits >= letters;
}

/** Claims that differ by less are equal; the fitted weights know it. */
const tie = 0.01;

/**
 * How much better the claim of a chosen candidate of another query to the same words and value is: 1 better, 0.5
 * equal, 0 worse. A query with a word that neither the label nor the line says has a weaker claim.
 */
function claimOver(candidate: ScoredValue, other: ScoredValue): number {
  if (other.query === candidate.query || other.value !== candidate.value || !overlaps(other, candidate))
    return 0;
  const lead = claimOf(other) - claimOf(candidate);
  return Math.abs(lead) < tie ? 1 / 2 : flag(lead > 0);
}

function claimOf(candidate: ScoredValue): number {
  return candidate.score * (particularIn(candidate) === 0 ? 1 : likely);
}

function particularIn(candidate: ScoredValue): number {
  return flag(qualifiersOf(candidate.query.field).some((word) => !isSaid(candidate, word)));
}
