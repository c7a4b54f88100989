import type {TextLine} from '../../fields/view.js';
import type {Box} from '../../page.js';

/** Whether a row has a number below a title, or hardly beside it. */
export function hasNumberUnder(row: TextLine[], box: Box): boolean {
  return row.some((line) =>
    line.tokens.some(
      (token) => /\d/.test(token.text) && token.box.left < box.right + 20 && token.box.right > box.left - 20,
    ),
  );
}
