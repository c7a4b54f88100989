import {haveSameLeft, haveSameRight, heightOf} from '../../box.js';
import type {TextLine} from '../../page-view/document-view.js';
import type {Box} from '../../page.js';
import type {Header} from './table-header.js';

/** The rows of a table without the text beside it, which is right of the header and of all aligned numbers. */
export function withoutSidebar(rows: TextLine[][], {box}: Header): TextLine[][] {
  const figures = rows.map((row) =>
    row.flatMap(({tokens}) => tokens.filter(({text}) => /\d/.test(text)).map((token) => token.box)),
  );
  const least = Math.max(2, figures.filter((row) => row.length > 1).length / 2);
  const aligned = figures.flat().filter((figure) => alignedWith(figure, figures) >= least);
  if (aligned.length === 0) return rows;
  const boundary = Math.max(box.right, ...aligned.map(({right}) => right));
  return rows
    .map((row) => row.filter((line) => line.box.left < boundary + heightOf(line.box)))
    .filter((row) => row.length > 0);
}

/** In how many rows a number has the same left or right edge. */
function alignedWith(figure: Box, rows: Box[][]): number {
  return rows.filter((row) =>
    row.some((other) => haveSameRight(other, figure) || haveSameLeft(other, figure)),
  ).length;
}
