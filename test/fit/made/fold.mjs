/** Lower case letters and digits only: labels that fold alike are the same label to a reader. */
export function fold(text) {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}#$%&]+/gu, '')
    .replace(/\p{M}+/gu, '');
}
