/**
 * How far a rule is to be trusted: the quality of a value by its form, the score of one by what is around it, and what is
 * left of a score where something speaks against it. A few steps suffice, as curves counted on documents turn scores
 * into probabilities.
 */
export const certain = 0.9;
export const likely = 0.8;
export const fair = 0.7;
export const possible = 0.6;
/** Too low to answer or to confirm anything. */
export const doubtful = 0.4;
/** What reads like something else. */
export const hardly = 0.1;

/** A score half way to certainty, where a second sign speaks for it; a doubtful one stays as it is. */
export function lifted(score: number): number {
  return score > doubtful ? (1 + score) / 2 : score;
}
