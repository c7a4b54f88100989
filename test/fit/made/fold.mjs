/** Lower case letters and digits only: labels that fold alike are the same label to a reader. */
export function fold(text) {
  if (!folded.has(text)) folded.set(text, foldNew(text));
  return folded.get(text);
}

/** Labels and paraphrases are folded again and again. */
const folded = new Map();

function foldNew(text) {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}#$%&]+/gu, '')
    .replace(/\p{M}+/gu, '');
}
