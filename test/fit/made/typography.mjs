/** How wide and how high words are: shares of the font size, after common sans and serif faces. */
const narrow = new Set("il'.,:;!|Iıí");
const slim = new Set('fjtr()[]-/"*ţ');
const families = {sans: 1, serif: 0.93, condensed: 0.84, mono: 1};
const monoWidth = 0.6;
const boldWidening = 1.06;

export const familyNames = Object.keys(families);
/** Heights above and depths below the baseline. */
const capHeight = 0.72;
const xHeight = 0.52;
const accentedCapHeight = 0.93;
const depth = 0.21;
/** A text layer states the same box for all words of a font. */
export const looseAscent = 0.93;
export const looseDescent = 0.24;

export function spaceWidth({family, size, tracking}) {
  return (family === 'mono' ? monoWidth : 0.28 * families[family]) * size * tracking;
}

export function wordWidth(word, {family, size, tracking, bold}) {
  if (family === 'mono') return monoWidth * size * tracking * [...word].length;
  let width = 0;
  for (const letter of word) width += letterWidth(letter);
  return width * families[family] * size * tracking * (bold ? boldWidening : 1);
}

function letterWidth(letter) {
  if (narrow.has(letter)) return 0.27;
  if (slim.has(letter)) return 0.34;
  if (letter === '_') return 0.5;
  if ('mwM%@W'.includes(letter)) return letter === 'w' ? 0.72 : 0.85;
  if (/\p{Lu}/u.test(letter)) return 0.67;
  if (/\d/.test(letter)) return 0.556;
  return 0.53;
}

/** How far the ink of a word reaches above and below its baseline. */
export function inkOf(word) {
  const isTall = /[\p{Lu}\d\p{M}bdfhklt/()$€£ßäöüåéèêíóúñçąćęłńśźżğş%"'!?&#]/u.test(word);
  const isAccentedCap = /[ÄÖÜÅÉÈÍÓÚÑŚŹŻĆŞİ]/u.test(word);
  const above = isAccentedCap ? accentedCapHeight : isTall ? capHeight : xHeight;
  return {above, below: /[gjpqy,;()Q/$ąęçşğ_[\]]/u.test(word) ? depth : 0.01};
}
