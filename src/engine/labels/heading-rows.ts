import {heightOf} from '../box.js';
import {findDates} from '../values/date.js';
import type {LabelsByLine} from './label-detection.js';
import type {PageView, TextLine, Token} from '../page-view/document-view.js';
import {certain} from '../levels.js';

/**
 * Whether a row holds column titles: several texts without digits, above values that align with them. A row of a list
 * of key-value pairs does not.
 */
export function isHeadingRow(
  {page, row}: Pick<TextLine, 'page' | 'row'>,
  detectedLabels: LabelsByLine,
): boolean {
  const known = detectedLabels.once.of(emptyCache, detectedLabels);
  const first = page.rows[row]![0]!;
  const answer = known.get(first) ?? holdsTitles(page, row, detectedLabels);
  known.set(first, answer);
  return answer;
}

/** Whether a line is a column title with several rows of values below. */
export function isTitleOfMany(line: TextLine, detectedLabels: LabelsByLine): boolean {
  const lines = line.page.rows[line.row]!;
  if (lines.length < 2 || !isHeadingRow(line, detectedLabels)) return false;
  const isEntry = (next: TextLine[] = []) =>
    next.length >= 2 &&
    next.some(({text}) => /\d/.test(text)) &&
    !next.some((one) => isLabel(one, detectedLabels)) &&
    alignedIn(next, lines) > 1;
  const [first, second] = line.page.rows.slice(line.row + 1, line.row + 3);
  return isEntry(first) && isEntry(second) && isSameKind(textUnder(line, first!), textUnder(line, second!));
}

/** The text right below a title. */
function textUnder({box}: TextLine, row: TextLine[]): string {
  const under = row.filter((one) => one.box.left < box.right && one.box.right > box.left);
  return under.map(({text}) => text).join(' ');
}

/** Whether two cells hold the same kind of value (date, number or words), as those of a column do. */
function isSameKind(one: string, other: string): boolean {
  const kindOf = (text: string) =>
    findDates(text).length > 0 ? 'date' : /\d/.test(text) ? 'number' : 'words';
  return one !== '' && other !== '' && kindOf(one) === kindOf(other);
}

/** A cache for `isHeadingRow`, by the first line of a row. */
function emptyCache(): Map<TextLine, boolean> {
  return new Map();
}

function holdsTitles(page: PageView, row: number, detectedLabels: LabelsByLine): boolean {
  const lines = page.rows[row]!;
  const body = bodyBelow(page, row);
  if (lines.length < 2 || body.length === 0 || lines.some(isStatement)) return false;
  if (!body.flat().some(({text}) => /\d/.test(text))) return false;
  if (lines.some(({text}) => !/\p{L}/u.test(text)) || standsUnderTitles(page, row, detectedLabels))
    return false;
  const aligned = Math.max(...body.map((next) => alignedIn(next, lines)));
  if (aligned < 2 || isAlternating(lines, body[0]!)) return false;
  return aligned > 2 || lines.length > 2 || isLabel(lines[1]!, detectedLabels);
}

function standsUnderTitles(page: PageView, row: number, detectedLabels: LabelsByLine): boolean {
  const above = page.rows[row - 1];
  if (above === undefined || above.length < 2 || alignedIn(page.rows[row]!, above) < 2) return false;
  return isHeadingRow({page, row: row - 1}, detectedLabels);
}

/**
 * Whether a line is nothing but a label. Needed for rows of two texts, where the second may be the value of the
 * first.
 */
function isLabel(line: TextLine, detectedLabels: LabelsByLine): boolean {
  return detectedLabels
    .get(line)!
    .some(
      ({from, to, concepts, fields}) =>
        from === 0 &&
        to === line.tokens.length &&
        (concepts.size > 0 || Math.max(0, ...fields.values()) >= certain),
    );
}

/**
 * Of the next three rows, down to a wide gap, those with several lines. A row with one line may continue a title, and
 * is skipped.
 */
function bodyBelow(page: PageView, row: number): TextLine[][] {
  const body: TextLine[][] = [];
  let last = page.rows[row]!;
  for (const next of page.rows.slice(row + 1, row + 4)) {
    const gap = Math.min(...next.map(({box}) => box.top)) - Math.max(...last.map(({box}) => box.bottom));
    if (gap > 2 * page.lineHeight) break;
    if (next.length >= 2) body.push(next);
    last = next;
  }
  return body;
}

/** Whether a line has a digit or a colon, as values and their labels have, not column titles. */
function isStatement({text}: TextLine): boolean {
  return /\d/.test(text) || /[:：]/.test(text);
}

/** How many lines of a row align with a word of `titles`, each word counted once. */
function alignedIn(lines: TextLine[], titles: TextLine[]): number {
  const tokens = titles.flatMap((line) => line.tokens);
  const taken = new Set<Token>();
  for (const {box} of lines) {
    const near = heightOf(box) / 2;
    const under = tokens.find(
      (token) =>
        !taken.has(token) &&
        (Math.abs(token.box.left - box.left) < near ||
          Math.abs(token.box.right - box.right) < near ||
          (token.box.left < box.right && token.box.right > box.left && box.right - box.left < 14 * near)),
    );
    if (under !== undefined) taken.add(under);
  }
  return taken.size;
}

/** Whether two rows of four texts are label, value, label, value: then digits are only in every second one. */
function isAlternating(lines: TextLine[], body: TextLine[]): boolean {
  if (lines.length !== 4 || body.length !== 4 || lines.every(({tokens}) => tokens.length === 1)) return false;
  return body.every(({text}, at) => at % 2 === 1 || !/\d/.test(text));
}
