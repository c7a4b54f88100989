import type {Candidate} from '../candidates/candidate.js';
import type {FieldQuery} from '../query/field-query.js';
import {squash} from '../values/fold.js';
import {endsInFormFullStop} from '../values/name.js';

/** The candidates of one query that have the same value, whichever sources found it. */
export interface MergedCandidate {
  query: FieldQuery;
  /** The best candidate of each source, in the order of `sources`. The first one supplies value, text and position. */
  candidates: Candidate[];
}

/** Merges the candidates of each query that have the same value after folding, in order of first appearance. */
export function mergeCandidates(candidates: readonly Candidate[]): MergedCandidate[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = `${candidate.query.index} ${squash(String(candidate.value)) || String(candidate.value)}`;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()].map((group) => ({
    query: group[0]!.query,
    candidates: withoutSentenceStop(mostTelling(group)),
  }));
}

/**
 * If one source reads a value with a full stop at its end and another without, the full stop ends a sentence and is
 * dropped, unless it belongs to a legal form: "S.r.l.".
 */
function withoutSentenceStop(group: Candidate[]): Candidate[] {
  const [first, ...others] = group;
  const text = String(first!.value);
  const bare = text.replace(/\.$/, '');
  const wanted = !endsInFormFullStop(`${bare}.`) ? bare : stopInLegalForm.test(bare) ? `${bare}.` : text;
  const better = wanted === text ? undefined : others.find(({value}) => value === wanted);
  return better === undefined ? group : [{...first!, value: better.value}, ...others];
}

/** "S.r.l": a legal form that lost its last full stop. */
const stopInLegalForm = /\p{L}\.\s?\p{L}{1,3}$/u;

const sources = [
  'identity',
  'label',
  'sentence',
  'choice',
  'check-box',
  'table',
  'signature',
  'pattern',
  'letterhead',
  'concept',
  'reference',
] as const;

function mostTelling(group: Candidate[]): Candidate[] {
  return sources.flatMap((source) => {
    const own = group.filter((candidate) => candidate.source === source);
    return own.sort((a, b) => precedence(b) - precedence(a)).slice(0, 1);
  });
}

/** Higher is better: of labels, the nearest value of the best match; of other sources, the value of highest score. */
function precedence({source, signals}: Candidate): number {
  if (source === 'label') return -(signals.matchRank! * 100 + signals.distance!);
  return (
    signals.conceptScore ??
    signals.choiceLikeness ??
    signals.truthLikeness ??
    signals.sentenceStrength ??
    signals.boxConfidence ??
    signals.signStrength ??
    signals.patternQuality ??
    signals.cellCoverage ??
    0
  );
}
