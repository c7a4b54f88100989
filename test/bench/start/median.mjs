/** The middle of the numbers; of an even number the higher of two. */
export function medianOf(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
