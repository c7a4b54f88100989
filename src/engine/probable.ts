/** As likely as not, and the least that is worth a look: of a probability, or of a likeness to what is looked for. */
const [even, least] = [0.5, 0.3];

/** Whether something is at least as likely as not. */
export function isProbable(probability: number): boolean {
  return probability >= even;
}

/** Whether something may be so, where other signs are to decide. */
export function mayBe(probability: number): boolean {
  return probability >= least;
}
