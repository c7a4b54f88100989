import type {ReadDocument} from './read-document.js';
import type {TextLine} from '../../page-view/document-view.js';
import {queryTermsOf} from '../../query/meaning/query-terms.js';
import {isClosing} from './table-body.js';

/** Whether a line states a sum of the rows above it, by its words. */
export function isTotalLine(lines: TextLine[], document: ReadDocument): boolean {
  return isClosing(lines, document) || isBalanceLine(lines);
}

/** Words of a line that states a balance; what was booked is told in more. */
const mostWords = 6;

/** A balance at the start or the end of a page or period, which is no row of its own. */
function isBalanceLine(lines: TextLine[]): boolean {
  const words = lines.flatMap(({tokens}) => tokens).filter(({text}) => /\p{L}{2}/u.test(text));
  if (words.length === 0 || words.length > mostWords) return false;
  const keys = queryTermsOf(words.map(({text}) => text).join(' ')).map(({key}) => key);
  return (
    keys.includes('theme balance') && (keys.includes('theme previous') || keys.includes('theme current'))
  );
}
