import {heightOf} from '../box.js';
import {findIbans, isValidIban} from '../values/checked-numbers/iban.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {TextLine} from '../page-view/document-view.js';
import {likely} from '../levels.js';

/**
 * IBANs that continue beside or below the line they begin in, as in the narrow columns of a letterhead. Only those with
 * a valid check number, so that no unrelated texts are joined.
 */
export function wrappedIbans(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  if (query.type !== 'iban') return [];
  return document.view.lines.flatMap((line) =>
    /[A-Z]{2}\d{2}/.test(line.text) ? nextOf(line).flatMap((next) => joinedIban(query, line, next)) : [],
  );
}

/** The next line on the right in the row, and the lines directly below with the same left edge. */
function nextOf({page, row, box}: TextLine): TextLine[] {
  const beside = page.rows[row]!.filter((other) => other.box.left > box.right).slice(0, 1);
  const below = (page.rows[row + 1] ?? []).filter(
    (other) =>
      Math.abs(other.box.left - box.left) < 3 * heightOf(box) &&
      other.box.top - box.bottom < 2 * heightOf(box),
  );
  return [...beside, ...below];
}

function joinedIban(query: ConceptQuery, line: TextLine, next: TextLine): ScoredValue[] {
  const text = `${line.text} ${next.text}`;
  return findIbans(text)
    .filter(
      ({value, start, end}) => start < line.text.length && end > line.text.length + 1 && isValidIban(value),
    )
    .map(({value, raw, start}) => {
      const piece = {line, start, end: line.text.length};
      return {
        query,
        value,
        raw,
        score: likely,
        route: 'pattern' as const,
        lines: [line],
        box: boxOfPiece(piece),
        start,
        end: line.text.length,
      };
    });
}
