import {areInRow} from './neighbourhood.js';
import {heightOf, unionOf} from '../box.js';
import type {Word} from '../page.js';

/** Least number of single characters at one pitch in a comb field; fewer may be initials, grades or a dose: "1 0 1". */
const fewestCells = 5;
/**
 * Width of cells, in heights of their characters: wider ones are columns of a table, and those of less than half a
 * height spaced capitals.
 */
const widest = 2;
/** Greatest distance of a character from the middle of its cell, in cells. */
const offMiddle = 0.3;
/** The most empty cells between two characters of a field. */
const mostEmpty = 2;

/** The characters of a field, each with the number of cells from the one before. */
type Cells = {word: Word; step: number}[];

/**
 * Joins the characters of comb fields, which have a cell for each as bank forms do ("D E 5 8"), to words; an empty cell
 * ends a word.
 */
export function joinCombFields(words: readonly Word[]): Word[] {
  const rows = rowsOf(words.filter(({text}) => isSingle(text)));
  const joined = new Map<Word, Word[]>();
  const gone = new Set<Word>();
  for (const cells of rows.flatMap(fieldsOf)) {
    const wordsOfField = wordsOf(cells);
    joined.set(cells[0]!.word, wordsOfField);
    for (const {word} of cells) gone.add(word);
  }
  return words.flatMap((word) => joined.get(word) ?? (gone.has(word) ? [] : [word]));
}

function isSingle(text: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(text);
}

function rowsOf(words: Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    const row = rows.find((one) => isInRow(one.at(-1)!, word));
    if (row === undefined) rows.push([word]);
    else row.push(word);
  }
  return rows;
}

function isInRow(before: Word, word: Word): boolean {
  const height = Math.max(heightOf(before.box), heightOf(word.box));
  return areInRow(before, word) && centre(word.box) - centre(before.box) <= (mostEmpty + 1) * widest * height;
}

/** The comb fields in a row: runs of characters at one pitch. */
function fieldsOf(row: readonly Word[]): Cells[] {
  const fields: Cells[] = [];
  let from = 0;
  while (row.length - from >= fewestCells) {
    const cells = fieldFrom(row.slice(from));
    const isField = cells.length >= fewestCells;
    if (isField) fields.push(cells);
    from += isField ? cells.length : 1;
  }
  return fields;
}

/** The first characters of a row, as far as their pitch holds. */
function fieldFrom(row: readonly Word[]): Cells {
  const pitch = pitchOf(row);
  const cells: Cells = [{word: row[0]!, step: 1}];
  if (pitch === undefined) return cells;
  for (const word of row.slice(1)) {
    const distance = (centre(word.box) - centre(cells.at(-1)!.word.box)) / pitch;
    const step = Math.round(distance);
    if (step < 1 || step > mostEmpty + 1 || Math.abs(distance - step) > offMiddle) break;
    cells.push({word, step});
  }
  return cells;
}

/** The median distance of the first characters, if a cell may be as wide. */
function pitchOf(row: readonly Word[]): number | undefined {
  const first = row.slice(0, 2 * fewestCells);
  const distances = first.slice(1).map((word, at) => centre(word.box) - centre(first[at]!.box));
  const pitch = [...distances].sort((a, b) => a - b)[distances.length >> 1]!;
  const height = Math.max(...first.map(({box}) => heightOf(box)));
  return pitch >= height / 2 && pitch <= widest * height ? pitch : undefined;
}

function wordsOf(cells: Cells): Word[] {
  const groups: Word[][] = [];
  for (const {word, step} of cells) {
    if (groups.length === 0 || step > 1) groups.push([word]);
    else groups.at(-1)!.push(word);
  }
  return groups.map((group) => ({
    ...group[0]!,
    text: group.map(({text}) => text).join(''),
    box: unionOf(group.map(({box}) => box)),
    confidence: Math.min(...group.map(({confidence}) => confidence)),
  }));
}

function centre({left, right}: Word['box']): number {
  return (left + right) / 2;
}
