import type {ReadDocument} from './read-document.js';
import type {TextLine} from '../../page-view/document-view.js';
import {queryTermsOf} from '../../query/meaning/query-terms.js';
import {isClosing} from './table-body.js';

/** Whether the words of a line say that it is a sum of the rows above, or a balance. */
export function isTotalLine(lines: TextLine[], document: ReadDocument): boolean {
  return isClosing(lines, document) || isBalanceLine(lines);
}

/** The most words of a line that states a balance; lines of bookings have more. */
const mostWords = 6;

/** Whether a line states the balance at the start or end of a page or period, so that it is no row of the table. */
function isBalanceLine(lines: TextLine[]): boolean {
  const words = lines.flatMap(({tokens}) => tokens).filter(({text}) => /\p{L}{2}/u.test(text));
  if (words.length === 0 || words.length > mostWords) return false;
  const keys = queryTermsOf(words.map(({text}) => text).join(' ')).map(({key}) => key);
  return (
    keys.includes('theme balance') && (keys.includes('theme previous') || keys.includes('theme current'))
  );
}
