import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';

/** Splits a line into runs of letters and digits; each sign and each space is a run of its own. */
export function runsOf(line: readonly DecodedCharacter[]): DecodedCharacter[][] {
  const runs: DecodedCharacter[][] = [];
  let isOpen = false;
  for (const character of line) {
    const isSign = !/^[\p{L}\p{N}]$/u.test(character.text);
    if (isOpen && !isSign) runs.at(-1)!.push(character);
    else runs.push([character]);
    isOpen = !isSign;
  }
  return runs;
}

/** The text of a run, as it was read. */
export function textOfRun(run: readonly DecodedCharacter[]): string {
  return run.map(({text}) => text).join('');
}
