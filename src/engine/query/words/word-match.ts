/** Minimum length of a word that may match in another form; shorter ones must be equal. */
const shortestStem = 4;
/** Minimum common prefix of two forms of a word, as a share of the shorter one: "tenant", "tenancy". */
const sharedBeginning = 0.75;
const likenessOfForms = 0.9;
/** Minimum length of a word that may be the last part of a compound: "Betrag" of "Mietbetrag". */
const shortestLastPart = 5;
const likenessOfLastPart = 0.8;

/** 0 to 1: how alike two folded words are in their letters, whatever the language. */
export function likenessOfWords(a: string, b: string): number {
  if (a === b) return 1;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (shorter.length < shortestStem) return 0;
  if (commonBeginning(a, b) >= Math.max(shortestStem, sharedBeginning * shorter.length))
    return likenessOfForms;
  return shorter.length >= shortestLastPart && longer.endsWith(shorter) ? likenessOfLastPart : 0;
}

function commonBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
