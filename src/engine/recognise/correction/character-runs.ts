import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';

/** The characters of a line: letters and digits without a sign between them together, each sign and space apart. */
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

/** What they say, as it was read. */
export function textOfRun(run: readonly DecodedCharacter[]): string {
  return run.map(({text}) => text).join('');
}
