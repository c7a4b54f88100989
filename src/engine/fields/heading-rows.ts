import {heightOf} from '../box.js';
import type {SpotsByLine} from './places.js';
import type {PageView, TextLine} from './view.js';

/**
 * Rows that title what stands below them: several words beside each other without a number, over values with the same
 * edges. In a list of labels and values beside each other a row titles nothing.
 */
export function isHeadingRow({page, row}: Pick<TextLine, 'page' | 'row'>, spots: SpotsByLine): boolean {
  const known = remembered.get(spots) ?? new Map<TextLine, boolean>();
  remembered.set(spots, known);
  const first = page.rows[row]![0]!;
  const answer = known.get(first) ?? titles(page, row, spots);
  known.set(first, answer);
  return answer;
}

const remembered = new WeakMap<SpotsByLine, Map<TextLine, boolean>>();

function titles(page: PageView, row: number, spots: SpotsByLine): boolean {
  const lines = page.rows[row]!;
  const body = bodyBelow(page, row);
  if (lines.length < 2 || body === undefined || lines.some(isStatement)) return false;
  if (!body.some(({text}) => /\d/.test(text))) return false;
  if (alignedIn(body, lines) < 2 || isAlternating(lines, body)) return false;
  return lines.length > 2 || lines.every((line) => isLabel(line, spots));
}

/** Of two words beside each other the second may be the value of the first. */
function isLabel(line: TextLine, spots: SpotsByLine): boolean {
  return spots
    .get(line)!
    .some(
      ({from, to, concepts, fields}) =>
        from === 0 && to === line.tokens.length && (concepts.size > 0 || fields.size > 0),
    );
}

/** The next row; a title may go on in a row of its own, shorter than the values. */
function bodyBelow(page: PageView, row: number): TextLine[] | undefined {
  const lines = page.rows[row]!;
  for (const next of page.rows.slice(row + 1, row + 3)) {
    const gap = Math.min(...next.map(({box}) => box.top)) - Math.max(...lines.map(({box}) => box.bottom));
    if (gap > 2.5 * page.lineHeight) return undefined;
    if (next.length >= 2) return next;
  }
  return undefined;
}

/** A number, or words behind a colon. */
function isStatement({text}: TextLine): boolean {
  return /\d/.test(text) || /[:：]/.test(text);
}

/** How many lines of a row begin or end where words of another row do. */
function alignedIn(lines: TextLine[], titles: TextLine[]): number {
  const tokens = titles.flatMap((line) => line.tokens);
  return lines.filter(({box}) =>
    tokens.some((token) => {
      const near = 0.6 * heightOf(box);
      return Math.abs(token.box.left - box.left) < near || Math.abs(token.box.right - box.right) < near;
    }),
  ).length;
}

/** Label, value, label, value: numbers stand in every second column only. */
function isAlternating(lines: TextLine[], body: TextLine[]): boolean {
  if (lines.length !== 4 || body.length !== 4) return false;
  return body.every(({text}, at) => at % 2 === 1 || !/\d/.test(text));
}
