import {heightOf, unionOf} from '../box.js';
import type {Box, CheckBox, Word} from '../page.js';
import type {PageAnalysis} from './analysis.js';
import {isMarkOf} from './box-marks.js';
import {columnOverlap, rowShare} from './neighbourhood.js';

/** Boxes that answer one question: "Insured: ☐ yes ☒ no", or statements to tick below each other. */
export interface CheckBoxGroup {
  /** Left to right, and rows from the top. */
  options: BoxOption[];
  /** The text before the first box; empty where there is none. */
  question: Word[];
  /** The text above the first box; empty where there is none. */
  heading: Word[];
}

export interface BoxOption {
  checkBox: CheckBox;
  /** The words that belong to the box, without its mark; empty where there are none. */
  words: Word[];
}

/** In text heights: how far a box is from its words, and how far below a question or another option it may be. */
const [nearBox, belowQuestion, nextOption] = [2.5, 3, 3];
/** Boxes are in one row when they share this part of the lower one's height. */
const sameRow = 0.4;
/** Columns of boxes are headed by texts of so many words at most. */
const longestHead = 4;

/** A text of a row, cut at the boxes. */
interface Piece {
  words: Word[];
  box: Box;
}

interface Row {
  boxes: CheckBox[];
  pieces: Piece[];
}

/** The boxes of a page as groups, from the top. */
export function checkBoxGroups(analysis: PageAnalysis): CheckBoxGroup[] {
  const rows = rowsOf(analysis);
  const sides = rows.map((row) => sideOf(row, analysis.textHeight));
  const isLeftUsual = sides.filter((side) => side === 'left').length > sides.length / 2;
  const groups = rows.flatMap((row, at) => {
    const side = sides[at] ?? (isLeftUsual ? 'left' : 'right');
    return groupsOfTable(row, rows, analysis) ?? groupsOfRow(row, side);
  });
  return withHeadings(joinRows(groups, analysis.textHeight), analysis);
}

function rowsOf({page: {checkBoxes = []}, segments}: PageAnalysis): Row[] {
  const rows: CheckBox[][] = [];
  for (const checkBox of [...checkBoxes].sort((a, b) => a.box.top - b.box.top)) {
    const row = rows.find(([first]) => rowShare(first!, checkBox) > sameRow);
    if (row === undefined) rows.push([checkBox]);
    else row.push(checkBox);
  }
  return rows.map((row) => {
    const boxes = row.sort((a, b) => a.box.left - b.box.left);
    const level = segments.filter((segment) => rowShare(segment, boxes[0]!) > sameRow);
    const pieces = level.flatMap(({words}) => piecesOf(words, boxes));
    return {boxes, pieces: pieces.sort((a, b) => a.box.left - b.box.left)};
  });
}

/** The words of a segment between the boxes, without the marks in these. */
function piecesOf(words: readonly Word[], boxes: readonly CheckBox[]): Piece[] {
  const parts = new Map<number, Word[]>();
  for (const word of words) {
    if (boxes.some((one) => isMarkOf(word, one))) continue;
    const place = boxes.filter(({box}) => centreOf(box) < centreOf(word.box)).length;
    parts.set(place, [...(parts.get(place) ?? []), word]);
  }
  return [...parts.values()].map((part) => ({words: part, box: unionOf(part.map(({box}) => box))}));
}

/** On which side of the boxes of a row their words are nearer; `undefined` where both are as near. */
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
  return Math.abs(left - right) < 0.3 * boxes.length ? undefined : left < right ? 'left' : 'right';
}

/** Two texts between two boxes are the words of one and the question of the next: "☒ yes  Paid: ☐". */
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

/** Boxes in the columns of a table: the head of a column is the words of its boxes, the first text of the row the question. */
function groupsOfTable(row: Row, rows: readonly Row[], analysis: PageAnalysis): CheckBoxGroup[] | undefined {
  const {boxes, pieces} = row;
  const first = pieces.findLast((piece) => piece.box.right <= boxes[0]!.box.left + 2);
  const hasTextBetween = pieces.some(
    (piece) => centreOf(piece.box) > boxes[0]!.box.left && centreOf(piece.box) < boxes.at(-1)!.box.right,
  );
  if (first === undefined || hasTextBetween) return undefined;
  const behind = pieces.find((piece) => piece.box.left >= boxes.at(-1)!.box.right - 2);
  if (behind !== undefined && behind.box.left - boxes.at(-1)!.box.right < nearBox * analysis.textHeight)
    return undefined;
  const heads = boxes.map(({box}) => headOf(box, rows, analysis));
  if (heads.some((head) => head === undefined)) return undefined;
  return [
    {
      options: boxes.map((checkBox, at) => ({checkBox, words: heads[at]!})),
      question: first.words,
      heading: [],
    },
  ];
}

/** The nearest short text above a box in its column, over the boxes of other rows. */
function headOf(box: Box, rows: readonly Row[], {segments}: PageAnalysis): Word[] | undefined {
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

/** A row of boxes below others in the same column, without a question of its own, goes on with their options. */
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

/** With the nearest text above each group that is no option of another. */
function withHeadings(
  groups: readonly CheckBoxGroup[],
  {segments, textHeight}: PageAnalysis,
): CheckBoxGroup[] {
  const taken = new Set(groups.flatMap(({options}) => options.flatMap(({words}) => words)));
  return groups.map((group) => {
    const [{checkBox, words: own}] = group.options as [BoxOption];
    const first = unionOf([checkBox, ...own].map(({box}) => box));
    const [above] = segments
      .filter(({box, words}) => {
        const gap = (checkBox.box.top - box.bottom) / textHeight;
        if (gap < -0.5 || gap > belowQuestion || taken.has(words.at(-1)!)) return false;
        return box.left < checkBox.box.right + textHeight && box.right > first.left - textHeight;
      })
      .sort((a, b) => b.box.bottom - a.box.bottom);
    return {...group, heading: above?.words ?? []};
  });
}

function centreOf({left, right}: Pick<Box, 'left' | 'right'>): number {
  return (left + right) / 2;
}
