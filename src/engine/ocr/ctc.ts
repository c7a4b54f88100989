/** A character the recogniser saw, and at which of its time steps. */
export interface SeenCharacter {
  text: string;
  probability: number;
  step: number;
}

/**
 * The model seldom gives a space the highest probability: between words it says "blank" with a little "space" in it.
 * Above this little, it is a space. Without this, words stick together (word F1 on receipts 77 → 85).
 */
const spaceThreshold = 0.04;

/** Best-path decoding of one line: `steps` × `classes` probabilities, class 0 blank, the last class a space. */
export function decode(
  probabilities: Float32Array,
  shape: {steps: number; classes: number},
  alphabet: readonly string[],
): SeenCharacter[] {
  const space = shape.classes - 1;
  const seen: SeenCharacter[] = [];
  let before = 0;
  let pendingSpace = 0;
  for (let step = 0; step < shape.steps; step++) {
    const row = step * shape.classes;
    const best = bestOf(probabilities, row, shape.classes);
    if (best === 0) pendingSpace = Math.max(pendingSpace, probabilities[row + space]!);
    else if (best === before) pendingSpace = 0;
    else {
      const apart =
        pendingSpace > spaceThreshold && best !== space && seen.length > 0 && seen.at(-1)!.text !== ' ';
      if (apart) seen.push({text: ' ', probability: pendingSpace, step: step - 1});
      seen.push({text: alphabet[best] ?? '', probability: probabilities[row + best]!, step});
      pendingSpace = 0;
    }
    before = best;
  }
  return seen;
}

function bestOf(probabilities: Float32Array, row: number, classes: number): number {
  let best = 0;
  let highest = probabilities[row]!;
  for (let at = 1; at < classes; at++) {
    const probability = probabilities[row + at]!;
    if (probability > highest) [highest, best] = [probability, at];
  }
  return best;
}
