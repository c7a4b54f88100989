/** "No.", "Nr", "N°", "№", "#" right at the end of a text: what follows numbers something, whatever it looks like. */
export function endsInNumberSign(text: string): boolean {
  return sign.test(text);
}

const sign = /(?:(?<![\p{L}\p{N}])(?:n[ro]?[.°º]?|n[úu]m(?:ero|éro|er)?\.?|number|nummer)|№|#)\s*[:.]?\s*$/iu;
