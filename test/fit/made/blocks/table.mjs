import {anyLabel} from '../label-text.mjs';

/** A table of a form: heads above, values below, labels of rows at the left now and then. */
export function table(writer, top) {
  const {random, sheet} = writer;
  const margin = 45 + random.uniform(0, 30);
  const columns = random.int(2, 6);
  const grid = {left: margin, width: (sheet.width - 2 * margin) / columns, columns, top};
  const hasRowLabels = random.chance(0.3);
  const {labels, height} = heads(writer, grid);
  const first = top + height + 0.5 * sheet.size;
  const drawn = random.next();
  const step = random.uniform(1.25, 2) * sheet.size;
  const isRight = Array.from({length: columns}, () => random.chance(0.3));
  const columnsOf = labels.map(() => []);
  let y = first;
  for (let rows = random.int(2, 6); rows > 0; rows--) {
    if (drawn > 0.6) sheet.rule(margin, margin + columns * grid.width, y - 0.2 * sheet.size);
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.1)) continue;
      const isLabel = hasRowLabels && column === 0;
      const entry = tableCell(writer, grid, {
        column,
        y,
        isLabel,
        isRight: isRight[column],
        head: labels[column],
      });
      if (!isLabel) columnsOf[column].push(entry);
    }
    y += step;
  }
  drawTable(sheet, grid, {drawn, heads: top + height, bottom: y});
  labels.forEach((label, column) => {
    const entries = columnsOf[column];
    if (entries.length === 0) return;
    const texts = entries.map(({text}) => text);
    writer.ask(
      label,
      [texts.join(' '), ...texts],
      entries.map(({entity}) => entity),
    );
  });
  return y;
}

function heads({random, sheet, style, language}, {left, width, columns, top}) {
  const labels = [];
  let height = 0;
  for (let column = 0; column < columns; column++) {
    const face = {entity: sheet.newEntity(), role: 'label', bold: style.labelBold};
    const lines = sheet.wrap(anyLabel(random, style, language, 0.05), width - 10, face).slice(0, 2);
    lines.forEach((line, row) =>
      sheet.put(left + column * width + 4, top + row * 1.15 * sheet.size, line, face),
    );
    height = Math.max(height, lines.length * 1.15 * sheet.size);
    labels.push(lines.join(' '));
  }
  return {labels, height};
}

function tableCell(writer, {left, width}, {column, y, isLabel, isRight, head}) {
  const {random, sheet, style, language} = writer;
  const entity = sheet.newEntity();
  const face = isLabel ? {entity, role: 'label'} : {entity, role: 'value', typed: true};
  const made = isLabel ? anyLabel(random, style, language, 0) : writer.valueFor(head);
  const [text] = sheet.wrap(made, width - 10, face);
  if (isRight) sheet.putRight(left + (column + 1) * width - 8, y, text, face);
  else sheet.put(left + column * width + 4, y, text, face);
  return {text, entity};
}

function drawTable(sheet, {left, width, columns, top}, {drawn, heads, bottom}) {
  const right = left + columns * width;
  const above = top - 0.3 * sheet.size;
  if (drawn > 0.45) for (const y of [above, heads + 0.2 * sheet.size, bottom]) sheet.rule(left, right, y);
  if (drawn > 0.7)
    for (let column = 0; column <= columns; column++) sheet.bar(left + column * width, above, bottom);
}
