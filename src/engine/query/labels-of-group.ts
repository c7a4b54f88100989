export interface PrintedLabel {
  text: string;
  /** Whether it is printed for other things too. */
  isWeak: boolean;
}

/** Parses the printed labels of a group, most specific first: "Order No.|Number" is "Order No." and "Order Number". */
export function printedLabels(written: string): PrintedLabel[] {
  return written
    .trim()
    .split(/\s*,\s*/)
    .flatMap((label) => {
      const isWeak = label.endsWith('?');
      return choicesOf(isWeak ? label.slice(0, -1) : label).map((text) => ({text, isWeak}));
    });
}

function choicesOf(label: string): string[] {
  if (!label.includes('|')) return [label];
  const [first, ...others] = label.split(' ').map((word) => word.split('|'));
  return others.reduce(
    (made, words) => made.flatMap((start) => words.map((word) => `${start} ${word}`)),
    first!,
  );
}
