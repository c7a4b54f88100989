import {linesOf, makeField, putValue} from '../facts.mjs';

/** Parts of a paper keep to its margin, mostly. */
export function marginsOf({random, sheet, style}) {
  const left = style.margin + (random.chance(0.65) ? 0 : random.uniform(-10, 25));
  return {left, width: sheet.width - 2 * left};
}

/** Label, then its value: at a common stop, or right after it. */
export function besideLayout(writer, top, keys, {left, width}) {
  const {random, sheet} = writer;
  const stop = random.chance(0.6) ? width * random.uniform(0.25, 0.42) : undefined;
  const lead = random.pick([0, 0.2, 0.7]) * sheet.size;
  let y = top;
  for (const key of keys) y = beside(writer, makeField(writer, key), left, y, width, stop) + lead;
  return y;
}

function beside(writer, fact, left, top, width, stop) {
  const {random, sheet, style} = writer;
  const label = writer.label(fact.label, left, top, (stop ?? width * 0.55) - 6);
  const after = label.right + sheet.space() * random.pick([1, 1.5, 3]);
  const valueLeft = stop === undefined ? after : Math.max(left + stop, after);
  if (random.chance(style.underline)) sheet.rule(valueLeft, left + width, top + sheet.size * 1.02);
  const room = left + width - valueLeft;
  const isTooWide = linesOf(sheet, fact, room, {typed: true}).some(
    (line) => sheet.widthOf(line, {typed: true}) > room + 1,
  );
  if (isTooWide) return putValue(writer, fact, left + 4, top + label.lines * sheet.pitch, width - 4).bottom;
  const value = putValue(writer, fact, valueLeft, top + writer.valueShift, room);
  return Math.max(value.bottom, top + label.lines * sheet.pitch);
}

/** Labels with their values in two columns. */
export function columnsLayout(writer, top, keys, {left, width}) {
  const half = width / 2 - 15;
  const middle = Math.ceil(keys.length / 2);
  const stop = writer.random.chance(0.5) ? half * 0.45 : undefined;
  const ends = [keys.slice(0, middle), keys.slice(middle)].map((column, at) => {
    let y = top;
    for (const key of column)
      y = beside(writer, makeField(writer, key), left + at * (half + 30), y, half, stop);
    return y;
  });
  return Math.max(...ends);
}
