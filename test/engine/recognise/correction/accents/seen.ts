import type {DecodedCharacter} from '../../../../../src/engine/recognise/ppocr/ctc-decoder.js';

/** What else a character may be, and the logarithm of how many times more it looks like that. */
export type Looks = Record<string, number>;

/** A line as read; each `_` takes the next of the looks: what was read, then what it may be instead. */
export function seenLine(text: string, ...looks: readonly [string, Looks][]): DecodedCharacter[] {
  const left = [...looks];
  return [...text].map((one, step) => {
    const [read, odds] = one === '_' ? left.shift()! : [one, undefined];
    return {
      text: read,
      probability: 0.9,
      step,
      before: {space: 0},
      ...(odds && {variants: Object.entries(odds).map(([variant, value]) => ({text: variant, odds: value}))}),
    };
  });
}

export function textOf(line: readonly DecodedCharacter[]): string {
  return line.map(({text}) => text).join('');
}
