import {heightOf, unionOf} from '../box.js';
import type {Box, CheckBox, Word} from '../page.js';
import type {BoxOption, CheckBoxGroup, PageAnalysis} from './analysis.js';
import {isMarkOf} from './box-marks.js';
import {areInRow, columnOverlap, isBelow} from './neighbourhood.js';
import {hasYesAndNo} from './yes-and-no.js';

/** In text heights: how far a box may be from its words, and how far below a question or another option. */
export const [nearBox, belowQuestion, nextOption] = [2.5, 3, 3];
/** The most words in the header of a column of boxes. */
const longestHead = 4;

/** A page before its boxes are grouped. */
type PageLayout = Pick<PageAnalysis, 'page' | 'segments' | 'textHeight'>;

/** The words of a segment between two boxes of its row. */
interface Piece {
  words: Word[];
  box: Box;
}

interface Row {
  boxes: CheckBox[];
  pieces: Piece[];
}

/** The check boxes of a page in groups, from the top. */
export function groupCheckBoxes(analysis: PageLayout): CheckBoxGroup[] {
  const rows = rowsOf(analysis);
  const sides = rows.map((row) => sideOf(row, analysis.textHeight));
  const isLeftUsual = sides.filter((side) => side === 'left').length > sides.length / 2;
  const groups = rows.flatMap((row, at) => {
    const side = sides[at] ?? (isLeftUsual ? 'left' : 'right');
    return groupsOfTable(row, rows, analysis) ?? groupsOfRow(row, side);
  });
  return withHeadings(joinRows(groups, analysis.textHeight), analysis);
}

function rowsOf({page: {checkBoxes = []}, segments}: PageLayout): Row[] {
  const rows: CheckBox[][] = [];
  for (const checkBox of [...checkBoxes].sort((a, b) => a.box.top - b.box.top)) {
    const row = rows.find(([first]) => areInRow(first!, checkBox));
    if (row === undefined) rows.push([checkBox]);
    else row.push(checkBox);
  }
  return rows.map((row) => {
    const boxes = row.sort((a, b) => a.box.left - b.box.left);
    const level = segments.filter((segment) => areInRow(segment, boxes[0]!));
    const pieces = level.flatMap(({words}) => piecesOf(words, boxes));
    return {boxes, pieces: pieces.sort((a, b) => a.box.left - b.box.left)};
  });
}

/** The words of a segment, split at the boxes, without the marks in these. */
function piecesOf(words: readonly Word[], boxes: readonly CheckBox[]): Piece[] {
  const parts = new Map<number, Word[]>();
  for (const word of words) {
    if (boxes.some((one) => isMarkOf(word, one))) continue;
    const place = boxes.filter(({box}) => centreOf(box) < centreOf(word.box)).length;
    parts.set(place, [...(parts.get(place) ?? []), word]);
  }
  return [...parts.values()].map((part) => ({words: part, box: unionOf(part.map(({box}) => box))}));
}

/** The side on which the boxes of a row have their words nearer; `undefined` where both are as near. */
function sideOf({boxes, pieces}: Row, textHeight: number): 'left' | 'right' | undefined {
  const distance = (gap: number) => Math.min(nearBox + 1, Math.max(0, gap) / textHeight);
  const reach = (nearBox + 1) * textHeight;
  let [left, right] = [0, 0];
  boxes.forEach(({box}, at) => {
    const [from, to] = [boxes[at - 1]?.box.right ?? -Infinity, boxes[at + 1]?.box.left ?? Infinity];
    const before = pieces.filter((piece) => piece.box.left >= from - 2 && centreOf(piece.box) < box.left);
    const behind = pieces.filter((piece) => centreOf(piece.box) > box.right && piece.box.left < to);
    left += distance(before.length > 0 ? box.left - before.at(-1)!.box.right : reach);
    right += distance(behind.length > 0 ? behind[0]!.box.left - box.right : reach);
  });
  return left === right ? undefined : left < right ? 'left' : 'right';
}

/**
 * Groups the boxes of a row. Of two texts between two boxes, one belongs to a box and the other is the question of a
 * new group: "☒ yes  Paid: ☐".
 */
function groupsOfRow({boxes, pieces}: Row, side: 'left' | 'right'): CheckBoxGroup[] {
  const groups: CheckBoxGroup[] = [];
  const between = boxes.map(({box}, at) => {
    const from = boxes[at - 1]?.box.right ?? -Infinity;
    return pieces.filter((piece) => centreOf(piece.box) > from && centreOf(piece.box) < box.left);
  });
  const behindLast = pieces.filter((piece) => centreOf(piece.box) > boxes.at(-1)!.box.right);
  boxes.forEach((checkBox, at) => {
    const before = between[at]!;
    const behind = between[at + 1] ?? behindLast;
    const own = side === 'right' ? behind[0] : before.at(-1);
    const others = side === 'right' ? before.slice(at === 0 ? 0 : 1) : before.slice(0, -1);
    const option = {checkBox, words: own?.words ?? []};
    if (groups.length === 0 || others.length > 0)
      groups.push({options: [option], question: others.at(-1)?.words ?? [], heading: []});
    else groups.at(-1)!.options.push(option);
  });
  return groups;
}

/**
 * The boxes of a table row as a group: the headers of the columns are their words, the first text of the row is the
 * question. `undefined` for any other row.
 */
function groupsOfTable(row: Row, rows: readonly Row[], analysis: PageLayout): CheckBoxGroup[] | undefined {
  const {boxes, pieces} = row;
  const first = pieces.findLast((piece) => piece.box.right <= boxes[0]!.box.left + 2);
  const hasTextBetween = pieces.some(
    (piece) => centreOf(piece.box) > boxes[0]!.box.left && centreOf(piece.box) < boxes.at(-1)!.box.right,
  );
  if (first === undefined || hasTextBetween) return undefined;
  const heads = boxes.map(({box}) => headOf(box, rows, analysis));
  if (heads.some((head) => head === undefined)) return undefined;
  const options = boxes.map((checkBox, at) => ({checkBox, words: heads[at]!}));
  const behind = pieces.find((piece) => piece.box.left >= boxes.at(-1)!.box.right - 2);
  const isBehindNear =
    behind !== undefined && behind.box.left - boxes.at(-1)!.box.right < nearBox * analysis.textHeight;
  // Behind boxes under "yes" and "no" it is a remark, behind others the words of the last box.
  if (isBehindNear && !hasYesAndNo({options})) return undefined;
  return [{options, question: first.words, heading: []}];
}

/**
 * The header of a box's column: the nearest text above it, past the boxes of other rows, if it is short and near the
 * middle.
 */
function headOf(box: Box, rows: readonly Row[], {segments}: PageLayout): Word[] | undefined {
  const above = segments
    .filter((segment) => segment.box.bottom <= box.top + 2 && columnOverlap(segment, {box}) > 0)
    .sort((a, b) => b.box.bottom - a.box.bottom)
    .map(({words}) =>
      words.filter((word) => !rows.some((row) => row.boxes.some((one) => isMarkOf(word, one)))),
    )
    .find((words) => words.length > 0);
  if (above === undefined || above.length > longestHead) return undefined;
  const widest = 6 * heightOf(box);
  const {left, right} = unionOf(above.map((word) => word.box));
  return Math.abs(centreOf({left, right}) - centreOf(box)) < widest ? above : undefined;
}

/** Adds a row of boxes without a question to the options of a group above it in the same column. */
function joinRows(groups: readonly CheckBoxGroup[], textHeight: number): CheckBoxGroup[] {
  const joined: CheckBoxGroup[] = [];
  for (const group of groups) {
    const {box} = group.options[0]!.checkBox;
    const upper = joined.findLast(({options}) => {
      const [gap, shift] = [
        box.top - options.at(-1)!.checkBox.box.bottom,
        box.left - options[0]!.checkBox.box.left,
      ];
      return gap > -textHeight / 2 && gap < nextOption * textHeight && Math.abs(shift) < textHeight;
    });
    if (group.question.length > 0 || upper === undefined) joined.push({...group});
    else upper.options = [...upper.options, ...group.options];
  }
  return joined;
}

/** Gives each group the nearest text above it as its heading, unless that belongs to an option. */
function withHeadings(groups: readonly CheckBoxGroup[], {segments, textHeight}: PageLayout): CheckBoxGroup[] {
  const taken = new Set(groups.flatMap(({options}) => options.flatMap(({words}) => words)));
  return groups.map((group) => {
    const [{checkBox, words: own}] = group.options as [BoxOption];
    const first = unionOf([checkBox, ...own].map(({box}) => box));
    const [above] = segments
      .filter(({box, words}) => {
        const isNear = checkBox.box.top - box.bottom <= belowQuestion * textHeight;
        if (!isNear || !isBelow(checkBox.box, box, textHeight) || taken.has(words.at(-1)!)) return false;
        return box.left < checkBox.box.right + textHeight && box.right > first.left - textHeight;
      })
      .sort((a, b) => b.box.bottom - a.box.bottom);
    return {...group, heading: above?.words ?? []};
  });
}

function centreOf({left, right}: Pick<Box, 'left' | 'right'>): number {
  return (left + right) / 2;
}
