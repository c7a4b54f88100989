import {documentTitles, titleEndings, titleWords} from '../knowledge/languages/gathered/headings.js';
import {squash, wordsOf} from '../values/fold.js';
import {hasLegalForm} from '../values/name.js';

/** Whether a line names the document, not somebody: "Invoice", "Your electricity bill", "2. Abschlagsrechnung". */
export function isTitleLine(text: string): boolean {
  if (documentTitles.has(squash(text))) return true;
  const words = wordsOf(text);
  // "K O S T E N R E C H N U N G", "RECHNUNGS-KORREKTUR".
  if (words.length > 3 && words.every((word) => word.length === 1) && titleEndings.test(words.join('')))
    return true;
  if (words.length > 12 || hasLegalForm(text)) return false;
  const at = words.findIndex((word) => titleWords.has(word) || (word.length > 8 && titleEndings.test(word)));
  if (at < 0) return false;
  // The title comes first or last, or a number follows it: "Bill's Bakery" is a name, "Faktura VAT 12/2025" is not.
  const rest = words.slice(at + 1);
  const isNumbered = at === 0 && rest.slice(0, 3).some((word) => /\d/.test(word));
  return (
    rest.length === 0 || isNumbered || isNumbering(rest) || (at === 0 && /^\p{Lu}?[^\p{Lu}]*$/u.test(text))
  );
}

/** "Nr. 4711", "VAT 12/2025": numbers, with the words that lead to them. */
function isNumbering(words: string[]): boolean {
  const numbers = words.filter((word) => /\d/.test(word)).length;
  return (
    numbers > 0 && words.length - numbers <= 2 && words.every((word) => /\d/.test(word) || word.length < 7)
  );
}
