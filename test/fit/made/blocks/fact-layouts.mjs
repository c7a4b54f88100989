import {linesOf, makeField, putValue} from '../facts.mjs';
import {besideLayout, columnsLayout, marginsOf} from './beside-layouts.mjs';
import {centredCard, leaderLines, oneLine, threeColumns, valueThenLabel} from './card-layouts.mjs';
import {joinedLines} from './joined-lines.mjs';

/** Facts of a document one after the other, in one of the ways that papers set them. */
export function factsBlock(writer, top, keys) {
  const {random} = writer;
  const layout = random.pick([besideLayout, besideLayout, columnsLayout, captionsAbove, captionsAbove, headRow,
    runIn, captionsUnder, joinedLines, rareLayout]); // prettier-ignore
  return layout(writer, top, keys, marginsOf(writer));
}

/** Ways to set facts that few papers have. */
function rareLayout(writer, top, keys, margins) {
  const layout = writer.random.pick([
    centredCard,
    threeColumns,
    leaderLines,
    oneLine,
    oneLine,
    valueThenLabel,
  ]);
  return layout(writer, top, keys, margins);
}

/** Facts as cards and certificates set them. */
export function captionBlock(writer, top, keys) {
  const layout = writer.random.pick([captionsAbove, captionsAbove, captionsAbove, captionsUnder, headRow, columnsLayout,
    joinedLines, centredCard]); // prettier-ignore
  return layout(writer, top, keys, marginsOf(writer));
}

/** Sums: the labels at the left, the amounts aligned at the right. */
export function amountsBlock(writer, top, keys) {
  const {random, sheet} = writer;
  if (random.chance(0.25)) return factsBlock(writer, top, keys);
  const {left, width} = marginsOf(writer);
  const from = left + width * random.pick([0, 0.35, 0.5]);
  const right = left + width - random.pick([0, 0, 90]);
  const hasLeaders = random.chance(0.2);
  let y = top;
  for (const key of keys) {
    const fact = makeField(writer, key);
    const {right: end, lines} = writer.label(fact.label, from, y, (right - from) * 0.6);
    const valueLeft = right - sheet.widthOf(fact.lines[0], {typed: true});
    const dots = Math.floor((valueLeft - end - 8) / sheet.widthOf('.'));
    if (hasLeaders && dots > 2) sheet.put(end + 3, y, '.'.repeat(dots));
    putValue(writer, fact, from, y, right - from, {alignRight: true});
    y += sheet.pitch * Math.max(lines, 1.1);
    if (random.chance(0.15)) sheet.rule(from, right, y - 0.15 * sheet.size);
  }
  return y;
}

/** A grid of small labels, each above its value; drawn as cells or bare. */
function captionsAbove(writer, top, keys, {left, width}) {
  const {random, sheet} = writer;
  const isDrawn = random.chance(0.55);
  const columns = random.int(2, 4);
  const scale = random.uniform(0.68, 1);
  let y = top;
  for (let at = 0; at < keys.length; at += columns) {
    const row = keys.slice(at, at + columns);
    const cellWidth = width / row.length;
    const bottoms = row.map((key, place) =>
      above(writer, makeField(writer, key, 0.2), left + place * cellWidth + 4, y + 3, cellWidth - 8, scale),
    );
    const bottom = Math.max(...bottoms) + 0.3 * sheet.size;
    if (isDrawn)
      row.forEach((_, place) =>
        sheet.frame(left + place * cellWidth, y, left + (place + 1) * cellWidth, bottom),
      );
    y = bottom + (isDrawn ? 0 : 0.4 * sheet.size);
  }
  return y;
}

function above(writer, fact, left, top, width, scale) {
  const {sheet, style} = writer;
  const face = {entity: sheet.newEntity(), role: 'label', scale, bold: style.labelBold};
  const lines = sheet.wrap(fact.label, width, face);
  lines.forEach((line, row) => sheet.put(left, top + row * 1.15 * sheet.size * scale, line, face));
  return putValue(writer, fact, left, top + lines.length * 1.25 * sheet.size * scale, width).bottom;
}

/** The head of a table, and one row of values below it. */
function headRow(writer, top, keys, {left, width}) {
  const {random, sheet, style} = writer;
  const columns = Math.min(keys.length, 4);
  const cellWidth = width / columns;
  const isDrawn = random.chance(0.5);
  let y = top;
  for (let at = 0; at < keys.length; at += columns) {
    const facts = keys.slice(at, at + columns).map((key) => makeField(writer, key, 0.05));
    const heads = facts.map(({label}) => sheet.wrap(label, cellWidth - 10, {bold: style.labelBold}));
    const headHeight = Math.max(...heads.map(({length}) => length)) * 1.15 * sheet.size;
    heads.forEach((lines, place) => {
      const face = {entity: sheet.newEntity(), role: 'label', bold: style.labelBold};
      lines.forEach((line, row) =>
        sheet.put(left + place * cellWidth + 4, y + row * 1.15 * sheet.size, line, face),
      );
    });
    if (isDrawn) sheet.rule(left, left + width, y + headHeight + 0.15 * sheet.size);
    const bottoms = facts.map(
      (fact, place) =>
        putValue(
          writer,
          fact,
          left + place * cellWidth + 4,
          y + headHeight + 0.4 * sheet.size,
          cellWidth - 10,
        ).bottom,
    );
    y = Math.max(...bottoms) + 0.6 * sheet.size;
  }
  return y;
}

/** Several labels with their values on one line. */
function runIn(writer, top, keys, {left, width}) {
  const {random, sheet} = writer;
  let x = left;
  let y = top;
  let bottom = top;
  for (const key of keys) {
    const fact = makeField(writer, key, 1);
    const labelWidth = sheet.widthOf(fact.label, {bold: writer.style.labelBold});
    const valueWidth = Math.max(
      0,
      ...linesOf(sheet, fact, width / 2, {typed: true}).map((line) => sheet.widthOf(line, {typed: true})),
    );
    if (x > left && x + labelWidth + valueWidth + 10 > left + width) [x, y] = [left, bottom];
    const {right, lines} = writer.label(fact.label, x, y, width / 2);
    const value = putValue(
      writer,
      fact,
      right + sheet.space() * 1.3,
      y,
      Math.min(width / 2, left + width - right - 8),
    );
    bottom = Math.max(bottom, value.bottom, y + lines * sheet.pitch);
    x = value.right + random.uniform(1.2, 4) * sheet.size;
  }
  return bottom;
}

/** Lines to write on; what they are for stands small under them. */
export function captionsUnder(writer, top, keys, {left, width} = marginsOf(writer)) {
  const {random, sheet} = writer;
  const columns = random.int(1, 3);
  const scale = random.uniform(0.65, 0.95);
  const drop = random.uniform(0.3, 0.6);
  const cellWidth = width / columns;
  let y = top;
  for (let at = 0; at < keys.length; at += columns) {
    const bottoms = keys.slice(at, at + columns).map((key, place) => {
      const fact = makeField(writer, key, 0.05);
      const x = left + place * cellWidth;
      const lines = Math.max(1, linesOf(sheet, fact, cellWidth - 22, {typed: true}).length);
      putValue(writer, fact, x + random.pick([2, 10, 25]), y, cellWidth - 20);
      const line = y + (lines - 1) * sheet.pitch + 1.1 * sheet.size;
      sheet.rule(x, x + cellWidth - 18, line);
      const face = {entity: sheet.newEntity(), role: 'label', scale};
      const caption = sheet.wrap(fact.label, cellWidth - 20, face);
      caption.forEach((text, row) =>
        sheet.put(x + 2, line + (drop + row * 1.15) * sheet.size * scale, text, face),
      );
      return line + (drop + 0.3 + caption.length * 1.15) * sheet.size * scale;
    });
    y = Math.max(...bottoms) + 0.5 * sheet.size;
  }
  return y;
}
