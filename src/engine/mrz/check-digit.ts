const weights = [7, 3, 1];

/** The check digit of ICAO Doc 9303, part 3, 4.9: digits count as they are, A to Z as 10 to 35, the filler as 0. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce((total, character, at) => total + valueOf(character) * weights[at % 3]!, 0);
  return String(sum % 10);
}

function valueOf(character: string): number {
  return character === '<' ? 0 : parseInt(character, 36);
}

/**
 * The text that its check digit confirms: as read, or with one look-alike character changed where just one change fits.
 */
export function correctByCheckDigit(text: string, digit: string): {text: string; confirmed: boolean} {
  if (checkDigit(text) === digit) return {text, confirmed: true};
  const once = swapsOf(text);
  const fitting = once.filter((one) => checkDigit(one) === digit);
  if (fitting.length === 1) return {text: fitting[0]!, confirmed: true};
  return {text, confirmed: false};
}

const lookAlikes: Record<string, string> = {
  ...{O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8'},
  ...{0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B'},
};

/** The text with each of its characters in turn replaced by what it resembles. */
function swapsOf(text: string): string[] {
  return [...text].flatMap((character, at) => {
    const other = lookAlikes[character];
    return other === undefined ? [] : [text.slice(0, at) + other + text.slice(at + 1)];
  });
}

/** Replaces letters by the digits they resemble, where only digits may be. */
export function asDigits(text: string): string {
  return text.replace(/[OQDILZSGB]/g, (letter) => lookAlikes[letter]!);
}

/** Replaces digits by the letters they resemble, where only letters may be. */
export function asLetters(text: string): string {
  return text.replace(/[012568]/g, (digit) => lookAlikes[digit]!);
}
