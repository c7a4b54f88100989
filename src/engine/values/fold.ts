const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ﬁ: 'fi',
  ﬂ: 'fl',
};

/** Lower case without accents, with plain quotes, dashes and spaces. The length may change. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıﬁﬂ]/g, (letter) => letters[letter]!)
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s/g, ' ');
}

/** Folded, letters and digits only: what two spellings of the same words have in common. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Folded words, punctuation dropped. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Replaces letters that OCR confuses with digits with those digits; the length stays the same. */
export function foldToDigits(text: string): string {
  return text.replace(/[OoQDIil|!ZSsBg]/g, (letter) => digitLookalikes[letter]!);
}

const digitLookalikes: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  i: '1',
  l: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  s: '5',
  B: '8',
  g: '9',
};

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !text.includes('`');
}
