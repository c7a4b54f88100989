/** Properties of a text's characters, independent of its language. */

export function digitShare(text: string): number {
  return count(text, /\d/g) / Math.max(1, text.replace(/\s/g, '').length);
}

export function upperShare(text: string): number {
  return count(text, /\p{Lu}/gu) / Math.max(1, text.replace(/\s/g, '').length);
}

/** Whether at least half of the letters and digits are digits. */
export function isNumeric(text: string): boolean {
  const digits = count(text, /\d/g);
  return digits > 0 && 2 * digits >= count(text, /[\p{L}\p{N}]/gu);
}

export function isAllCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && text.length > 1;
}

export function startsUpper(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

export function startsLower(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

export function endsInColon(text: string): boolean {
  return /[:：]$/.test(text);
}

export function looksLikeDate(text: string): boolean {
  return /\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/.test(text);
}

export function looksLikeMoney(text: string): boolean {
  return /[$€£¥]|\d[.,]\d\d(?!\d)/.test(text);
}

/** `No.`, `#`, `Nr`, `num:`: a number follows. */
export function endsInNumberWord(text: string): boolean {
  return /\b(?:n[oºr°]|nos|num)\.?[:)]?$|#|№/iu.test(text);
}

/** `1.`, `(a)`, `12)`: the number of an item. */
export function startsWithItemNumber(text: string): boolean {
  return /^\(?(?:\d{1,2}|[a-zA-Z])[.)]/.test(text);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
