/** A value found in a piece of text. */
export interface FoundValue<Value = string> {
  value: Value;
  /** The characters it was read from, `text.slice(start, end)`. */
  raw: string;
  start: number;
  end: number;
  /** 0 to 1: how well the characters fit the type, apart from where they are. */
  quality: number;
}

/** How numbers and dates are written in the document at hand. */
export interface NumberLocale {
  /** 3/4 is the third of April. */
  dayFirst: boolean;
  /** The decimal separator, where the document shows one. */
  decimal?: '.' | ',';
  /** The year of most of its dates: that of days without one. */
  year?: number;
}

export const defaultNumberLocale: NumberLocale = {dayFirst: true};

/** The best of what was found: highest quality, first of equals. */
export function best<Value>(found: FoundValue<Value>[]): FoundValue<Value> | undefined {
  return found.reduce<FoundValue<Value> | undefined>(
    (winner, next) => (winner === undefined || next.quality > winner.quality ? next : winner),
    undefined,
  );
}

export function foundValue<Value>(
  match: {index: number; 0: string},
  value: Value,
  quality: number,
): FoundValue<Value> {
  return {value, raw: match[0], start: match.index, end: match.index + match[0].length, quality};
}

/** Without those that overlap a better one; in the order of the text. */
export function withoutOverlaps<Value>(all: FoundValue<Value>[]): FoundValue<Value>[] {
  const kept: FoundValue<Value>[] = [];
  const byQuality = [...all].sort((a, b) => b.quality - a.quality || b.end - b.start - (a.end - a.start));
  for (const next of byQuality)
    if (kept.every((other) => next.end <= other.start || next.start >= other.end)) kept.push(next);
  return kept.sort((a, b) => a.start - b.start);
}
