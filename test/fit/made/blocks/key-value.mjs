import {anyLabel} from '../label-text.mjs';
import {anyValue, sentence} from '../values.mjs';

/** One label with its value to the right, of several lines maybe; returns the height used. */
export function keyValue(writer, left, top, width, stop, mayBeLong) {
  const {random, sheet, style, language} = writer;
  const label = anyLabel(random, style, language);
  const pitch = sheet.pitch;
  const room = Math.max(60, (stop ?? width * 0.6) - sheet.space());
  const {lines: labelLines, right} = writer.label(label, left, top, room);
  const valueLeft =
    stop !== undefined && left + stop > right + sheet.space()
      ? left + stop
      : right + sheet.space() * random.pick([1, 1, 1.5, 3]);
  const valueRoom = left + width - valueLeft;
  const isUnderlined = random.chance(style.underline);
  if (random.chance(0.12) || valueRoom < 40) {
    if (valueRoom > 30) writer.blank(valueLeft, left + width, top, isUnderlined);
    writer.blanks.push(label);
    return labelLines * pitch;
  }
  const lines = placeLines(writer, valueText(writer, label, mayBeLong), {
    left,
    valueLeft,
    valueRoom,
    width,
    mayHang: labelLines === 1,
  });
  const entity = sheet.newEntity();
  lines.slice(0, 6).forEach(({text, x}, row) => {
    const y = top + row * pitch;
    sheet.put(x, y + writer.valueShift, text, {entity, role: 'value', typed: true});
    if (isUnderlined) sheet.rule(x, left + width, y + sheet.size * 1.02);
  });
  const text = lines.slice(0, 6).map((line) => line.text);
  writer.ask(label, [text.join(' ')], [entity]);
  return Math.max(labelLines, text.length) * pitch;
}

function valueText(writer, label, mayBeLong) {
  const {random, language} = writer;
  if (mayBeLong && random.chance(0.3)) {
    const parts = Array.from({length: random.int(2, 3)}, () => anyValue(random, language));
    return parts.join(' ');
  }
  return mayBeLong && random.chance(0.5)
    ? sentence(random, language, random.int(8, 40))
    : writer.valueFor(label);
}

/** Later lines stand below the first, or hang back below the label. */
function placeLines({random, sheet}, text, {left, valueLeft, valueRoom, width, mayHang}) {
  const face = {typed: true};
  const [first, ...rest] = sheet.wrap(text, valueRoom, face);
  const hangs = mayHang && random.chance(0.35);
  const later = sheet.wrap(rest.join(' '), hangs ? width : valueRoom, face);
  return [{text: first, x: valueLeft}, ...later.map((line) => ({text: line, x: hangs ? left : valueLeft}))];
}

/** Labels and values in one to three columns. */
export function keyValueList(writer, top) {
  const {random, sheet} = writer;
  const columns = random.pick([1, 1, 2, 2, 3]);
  const gap = random.uniform(15, 40);
  const margin = 50 + random.uniform(-20, 40);
  const width = (sheet.width - 2 * margin - gap * (columns - 1)) / columns;
  const stop = random.chance(0.5) ? width * random.uniform(0.25, 0.5) : undefined;
  const rows = random.int(2, columns === 1 ? 8 : 5);
  const lead = random.pick([0, 0.3, 0.8]) * sheet.size;
  const lefts = Array.from({length: columns}, (_, column) => margin + column * (width + gap));
  if (random.chance(0.6)) {
    let y = top;
    const isLong = () => columns === 1 && random.chance(0.35);
    for (let row = 0; row < rows; row++)
      y += Math.max(...lefts.map((left) => keyValue(writer, left, y, width, stop, isLong()))) + lead;
    return y;
  }
  const ends = lefts.map((left) => {
    let y = top;
    for (let row = 0; row < rows; row++)
      y += keyValue(writer, left, y, width, stop, random.chance(0.25)) + lead;
    return y;
  });
  return Math.max(...ends);
}

/** Several labels with short values, one after the other on a line. */
export function keyValueRow(writer, top) {
  const {random, sheet, style, language} = writer;
  let x = 50;
  while (x < sheet.width - 200) {
    const label = anyLabel(random, style, language);
    if (x + sheet.widthOf(label) > sheet.width - 110) break;
    const {right} = writer.label(label, x, top);
    const valueLeft = right + sheet.space() * random.pick([1, 2, 3]);
    const room = Math.min(140, sheet.width - 30 - valueLeft);
    const [value] = sheet.wrap(writer.valueFor(label), room, {typed: true});
    const entity = sheet.newEntity();
    const end = sheet.put(valueLeft, top + writer.valueShift, value, {entity, role: 'value', typed: true});
    if (random.chance(style.underline)) sheet.rule(right + 2, end + 20, top + sheet.size * 1.02);
    writer.ask(label, [value], [entity]);
    x = end + random.uniform(1.2, 5) * sheet.size;
  }
  return top + sheet.pitch;
}
