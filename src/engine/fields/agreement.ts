import {overlaps, type Candidate} from './candidate.js';

/** A value that several labels in several places give is surer than each of them makes it. */
export function withAgreement(candidates: Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const doubt = candidates
      .filter((other) => supports(other, candidate))
      .reduce((product, other) => product * (1 - 0.4 * other.score), 1);
    return {...candidate, score: 1 - (1 - candidate.score) * doubt};
  });
}

function supports(other: Candidate, candidate: Candidate): boolean {
  return (
    other !== candidate &&
    other.ask === candidate.ask &&
    other.value === candidate.value &&
    other.score > 0.2 &&
    other.score <= candidate.score &&
    other.spot !== candidate.spot &&
    !overlaps(other, candidate)
  );
}
