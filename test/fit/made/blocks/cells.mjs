import {anyLabel} from '../label-text.mjs';
import {sentence} from '../values.mjs';

const margin = 45;

/** Rows of cells, each with its label small above the value or beside it; drawn mostly. */
export function cells(writer, top) {
  const {random, sheet} = writer;
  const isDrawn = random.chance(0.85);
  const scale = random.uniform(0.7, 1);
  let y = top;
  for (let row = random.int(1, 4); row > 0; row--) {
    const cuts = cutRow(random, random.int(1, 4)).map((share) => margin + share * (sheet.width - 2 * margin));
    const isBeside = random.chance(0.25);
    const heights = cuts
      .slice(1)
      .map((right, at) => cell(writer, {left: cuts[at], right, top: y, scale, isBeside}));
    const height = Math.max(2.6 * sheet.size, ...heights);
    if (isDrawn) {
      for (const cut of cuts) sheet.bar(cut, y, y + height);
      sheet.rule(margin, sheet.width - margin, y);
      sheet.rule(margin, sheet.width - margin, y + height);
    }
    y += height + (isDrawn ? 0 : 0.5 * sheet.size);
  }
  return y;
}

function cutRow(random, columns) {
  const inner = Array.from({length: columns - 1}, () => random.uniform(0.2, 0.8)).sort((a, b) => a - b);
  const cuts = [0, ...inner, 1];
  const isNarrow = cuts.slice(1).some((cut, at) => cut - cuts[at] < 0.15);
  return isNarrow ? cuts.map((_, at) => at / columns) : cuts;
}

function cell(writer, {left, right, top, scale, isBeside}) {
  const {random, sheet, style, language} = writer;
  const face = {scale, bold: style.labelBold};
  const label = anyLabel(random, style, language, 0.25);
  const lines = sheet.wrap(label, right - left - 8, face).slice(0, 3);
  const inset = 0.25 * sheet.size;
  const labelEntity = sheet.newEntity();
  let y = top + inset;
  let labelRight = left;
  for (const line of lines) {
    labelRight = sheet.put(left + 4, y, line, {entity: labelEntity, role: 'label', ...face});
    y += 1.15 * sheet.size * scale;
  }
  if (random.chance(0.2)) {
    writer.blanks.push(lines.join(' '));
    return y - top + 0.5 * sheet.size;
  }
  const text = random.chance(0.75) ? writer.valueFor(label) : sentence(random, language, random.int(5, 18));
  const entity = sheet.newEntity();
  const value = {entity, role: 'value', typed: true};
  let shown;
  if (isBeside && lines.length === 1 && right - labelRight > 70) {
    shown = sheet.wrap(text, right - labelRight - 14, value).slice(0, 1);
    sheet.put(labelRight + sheet.space() * 1.5, top + inset, shown[0], value);
  } else {
    shown = sheet.wrap(text, right - left - 19, value).slice(0, 4);
    const indent = random.pick([4, 4, 8, 15]);
    y += random.pick([0, 0.1, 0.5]) * sheet.size;
    for (const line of shown) {
      sheet.put(left + indent, y, line, value);
      y += sheet.pitch;
    }
  }
  writer.ask(lines.join(' '), [shown.join(' ')], [entity]);
  return y - top + 0.4 * sheet.size;
}
