/** Mean confidence of text that is upright, in a script that the networks know, and clear to see. */
const sure = 0.9;

/** Whether text was read so surely that reading it in another way gains nothing. */
export function isSurelyRead(confidence: number): boolean {
  return confidence > sure;
}
