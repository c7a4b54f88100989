import {linesOf, makeField, putValue} from '../facts.mjs';
import {promptOf} from '../label-text.mjs';

/** Label and value each in the middle of a card; on some cards the label below its value. */
export function centredCard(writer, top, keys, {left, width}) {
  const {random, sheet, style} = writer;
  const isBelow = random.chance(0.3);
  const scale = random.uniform(0.65, 0.95);
  const centre = left + width / 2;
  const room = width * 0.8;
  let y = top + 0.5 * sheet.size;
  for (const key of keys) {
    const fact = makeField(writer, key, 0.2);
    const face = {entity: sheet.newEntity(), role: 'label', scale, bold: style.labelBold};
    const putLabel = () => {
      for (const line of sheet.wrap(fact.label, room, face)) {
        sheet.putCentred(centre, y, line, face);
        y += 1.2 * sheet.size * scale;
      }
    };
    if (!isBelow) putLabel();
    const widest = Math.max(...linesOf(sheet, fact, room, {typed: true}).map(widthOf(sheet)), 0);
    y = putValue(writer, fact, centre - widest / 2, y, widest + 1).bottom;
    if (isBelow) putLabel();
    y += 0.5 * sheet.size;
  }
  if (random.chance(0.5)) sheet.frame(left, top - 0.3 * sheet.size, left + width, y);
  return y + 0.5 * sheet.size;
}

const widthOf = (sheet) => (text) => sheet.widthOf(text, {typed: true});

/** Label and value in three narrow columns; a value that does not fit behind its label stands below it. */
export function threeColumns(writer, top, keys, {left, width}) {
  const {sheet} = writer;
  const gap = 14;
  const room = (width - 2 * gap) / 3;
  const perColumn = Math.ceil(keys.length / 3);
  const ends = [0, 1, 2].map((column) => {
    let y = top;
    for (const key of keys.slice(column * perColumn, (column + 1) * perColumn))
      y = inColumn(writer, makeField(writer, key), left + column * (room + gap), y, room) + 0.2 * sheet.size;
    return y;
  });
  return Math.max(...ends);
}

function inColumn(writer, fact, left, top, room) {
  const {sheet} = writer;
  const label = writer.label(fact.label, left, top, room);
  const lines = linesOf(sheet, fact, room, {typed: true});
  const valueLeft = label.right + 1.3 * sheet.space();
  const isOneLine =
    label.lines === 1 && lines.length === 1 && valueLeft + widthOf(sheet)(lines[0]) <= left + room;
  if (isOneLine) return putValue(writer, fact, valueLeft, top, left + room - valueLeft).bottom;
  return putValue(writer, fact, left + 4, top + label.lines * sheet.pitch, room - 4).bottom;
}

/** Any facts with their values at the right margin, a row of dots between. */
export function leaderLines(writer, top, keys, {left, width}) {
  const {random, sheet} = writer;
  const dot = random.pick(['.', '.', '_', ' .']);
  const right = left + width * random.uniform(0.7, 1);
  let y = top;
  for (const key of keys) {
    const fact = makeField(writer, key, 0.1);
    const label = writer.label(fact.label, left, y, (right - left) * 0.5);
    const lines = linesOf(sheet, fact, (right - left) * 0.45, {typed: true});
    const valueLeft = right - Math.max(...lines.map(widthOf(sheet)), 0) - 1;
    const dots = Math.floor((valueLeft - label.right - 10) / sheet.widthOf('.', {}));
    if (label.lines === 1 && dots > 3) putDots(sheet, label.right + 4, y, dots, dot);
    const value = putValue(writer, fact, valueLeft, y, right - valueLeft);
    y = Math.max(value.bottom, y + label.lines * sheet.pitch);
  }
  return y;
}

function putDots(sheet, left, top, count, dot) {
  const one = sheet.widthOf('.') / sheet.widthOf(dot.trim());
  const text = dot === ' .' ? ' .'.repeat(Math.floor(count / 2.4)) : dot.repeat(Math.floor(count * one));
  if (text !== '') sheet.put(left, top, text);
}

/** Facts in a row, parted by strokes, points or wide gaps: a line of references. */
export function oneLine(writer, top, keys, {left, width}) {
  const {random, sheet, style} = writer;
  const mark = random.pick(['|', '|', '•', '·', '–', '']);
  const isRuled = random.chance(0.3);
  let [x, y, bottom] = [left, top + (isRuled ? 0.4 * sheet.size : 0), top];
  for (const key of keys) {
    const fact = makeField(writer, key, 0.8);
    const labelWidth = sheet.widthOf(fact.label, {bold: style.labelBold});
    const lines = linesOf(sheet, fact, width * 0.45, {typed: true});
    const needed = labelWidth + Math.max(...lines.map(widthOf(sheet)), 0) + 3 * sheet.space();
    if (x > left && x + needed > left + width) [x, y] = [left, bottom];
    else if (x > left) x = mark === '' ? x + 2 * sheet.size : putMark(sheet, x, y, mark);
    const {right, lines: count} = writer.label(fact.label, x, y, width * 0.5);
    const from = right + 1.3 * sheet.space();
    const value = putValue(writer, fact, from, y, Math.min(width * 0.45 + 1, left + width - from));
    bottom = Math.max(bottom, value.bottom, y + count * sheet.pitch);
    x = value.right + 1.5 * sheet.space();
  }
  if (isRuled) for (const rule of [top, bottom + 0.2 * sheet.size]) sheet.rule(left, left + width, rule);
  return bottom + (isRuled ? 0.5 : 0) * sheet.size;
}

const putMark = (sheet, x, y, mark) =>
  sheet.put(x, y, mark, {entity: sheet.newEntity()}) + 1.5 * sheet.space();

/** The value first, what it is in brackets behind it: "12 May 2026 (date of issue)". */
export function valueThenLabel(writer, top, keys, {left, width}) {
  const {random, sheet} = writer;
  const scale = random.uniform(0.75, 1);
  let y = top;
  for (const key of keys) {
    const fact = makeField(writer, key, 0);
    const room = width * 0.6;
    const lines = linesOf(sheet, fact, room, {typed: true});
    const end = left + Math.max(...lines.map(widthOf(sheet)), fact.isBlank ? 60 : 0) + 1;
    const face = {entity: sheet.newEntity(), role: 'label', scale};
    const {bottom} = putValue(writer, fact, left, y, end - left);
    const shown = sheet.wrap(`(${promptOf(fact.label)})`, left + width - end - 10, face);
    const last = bottom - sheet.pitch;
    shown.forEach((line, at) =>
      sheet.put(end + 1.5 * sheet.space(), last + at * sheet.pitch * scale, line, face),
    );
    y = Math.max(bottom, last + shown.length * sheet.pitch * scale) + 0.2 * sheet.size;
  }
  return y;
}
