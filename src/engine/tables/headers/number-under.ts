import {heightOf} from '../../box.js';
import type {TextLine} from '../../page-view/document-view.js';
import type {Box} from '../../page.js';

/** How far beside its title a number may be printed, in heights of the number. */
const besideTitle = 2;

/** Whether a row has a number in the column of a title or close beside that column. */
export function hasNumberUnder(row: TextLine[], box: Box): boolean {
  return row.some((line) => line.tokens.some((token) => /\d/.test(token.text) && isBelow(token.box, box)));
}

/** Whether a box is in the column of a title or close beside that column. */
export function isBelow(box: Box, title: Box): boolean {
  const near = besideTitle * heightOf(box);
  return box.left < title.right + near && box.right > title.left - near;
}
