/** A value found in a piece of text. */
export interface FoundValue<Value = string> {
  value: Value;
  /** The characters it was read from: `text.slice(start, end)`. */
  raw: string;
  start: number;
  end: number;
  /** 0 to 1: how well the characters fit the type, whatever is around them. */
  quality: number;
}

/** How the document writes numbers and dates. */
export interface NumberLocale {
  /** `true` if 3/4 is 3 April. */
  dayFirst: boolean;
  /** The decimal separator, where the document shows one. */
  decimal?: '.' | ',';
  /** The most frequent year of its dates; dates without a year are taken to be in it. */
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

/** Drops values that overlap one of higher quality, or a longer one of the same quality. In text order. */
export function withoutOverlaps<Value>(all: FoundValue<Value>[]): FoundValue<Value>[] {
  const kept: FoundValue<Value>[] = [];
  const byQuality = [...all].sort((a, b) => b.quality - a.quality || b.end - b.start - (a.end - a.start));
  for (const next of byQuality)
    if (kept.every((other) => next.end <= other.start || next.start >= other.end)) kept.push(next);
  return kept.sort((a, b) => a.start - b.start);
}
