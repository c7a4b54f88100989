import type {Candidate} from '../candidates/candidate.js';
import type {FieldQuery} from '../query/field-query.js';
import {squash} from '../values/fold.js';
import {endsInPoint} from '../values/name.js';

/** Candidates of one query that give the same value: what one source says of it and what another says belong together. */
export interface MergedCandidate {
  query: FieldQuery;
  /** The most telling one of each source, labels first. */
  candidates: Candidate[];
}

/** Candidates of the same query with the same value as one, in no particular order. */
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
 * Where one source reads a value with the stop behind its sentence and another without, the stop is not of the value,
 * unless it is of a legal form: "S.r.l.".
 */
function withoutSentenceStop(group: Candidate[]): Candidate[] {
  const [first, ...others] = group;
  const text = String(first!.value);
  const bare = text.replace(/\.$/, '');
  const wanted = !endsInPoint(`${bare}.`) ? bare : pointInside.test(bare) ? `${bare}.` : text;
  const better = wanted === text ? undefined : others.find(({value}) => value === wanted);
  return better === undefined ? group : [{...first!, value: better.value}, ...others];
}

/** "S.r.l": its last point was lost. */
const pointInside = /\p{L}\.\s?\p{L}{1,3}$/u;

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

/** The nearest value of the best label comes first; of other sources the surest. */
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
