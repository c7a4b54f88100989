// Draws a table with the habits of printed ones: drawn lines or none, wrapped texts, groups, a second page.

/** Columns {key, share, isRight}; entries {cells} of texts by key, or {note, amounts} for groups, balances and sums. */
export function writeTable(writer, top, {columns, titles, entries, repeatsTitles = true}) {
  const {random, sheet} = writer;
  const left = 45 + random.uniform(0, 20);
  const width = sheet.width - 2 * left;
  const total = columns.reduce((sum, {share}) => sum + share, 0);
  let edge = left;
  const placed = columns.map((column) => {
    const own = {...column, left: edge, right: edge + (column.share / total) * width};
    edge = own.right;
    return own;
  });
  const look = {
    hasRules: random.chance(0.35),
    isBoxed: random.chance(0.2),
    bold: random.chance(0.6),
    step: random.uniform(1, 1.5),
  };
  const table = {writer, columns: placed, titles, look, left, right: left + width};
  let y = writeTitles(table, top);
  for (const entry of entries) {
    if (y > writer.sheet.height - 70) {
      writer.newPage();
      y = repeatsTitles ? writeTitles(table, 60) : 60;
    }
    const first = y;
    y = writeEntry(table, entry, y);
    if (look.hasRules) writer.sheet.rule(left, left + width, y - 0.25 * writer.sheet.size);
    if (look.isBoxed)
      for (const {left: at} of placed) writer.sheet.bar(at, first - 0.3 * writer.sheet.size, y);
  }
  return y + 0.6 * writer.sheet.size;
}

function writeTitles({writer, columns, titles, look, left, right}, top) {
  const {sheet} = writer;
  const heights = columns.map((column) => {
    const face = {entity: sheet.newEntity(), role: 'label', bold: look.bold};
    const lines = sheet.wrap(titles[column.key] ?? '', column.right - column.left - 8, face);
    lines.forEach((line, at) => put(sheet, column, top + 1.1 * at * sheet.size, line, face));
    return lines.length;
  });
  const bottom = top + Math.max(...heights) * 1.1 * sheet.size + 0.3 * sheet.size;
  if (look.hasRules || look.isBoxed || writer.random.chance(0.5)) sheet.rule(left, right, bottom);
  return bottom + 0.4 * sheet.size;
}

function writeEntry({writer, columns, look, left}, {cells, note, amounts = {}}, top) {
  const {sheet} = writer;
  if (note !== undefined) {
    const at = note.in === undefined ? left : columns.find(({key}) => key === note.in).left;
    sheet.put(at + 4, top, note.text, {bold: note.bold ?? false, typed: true});
  }
  const lines = columns.map((column) => {
    const text = cells?.[column.key] ?? amounts[column.key] ?? '';
    const face = {entity: sheet.newEntity(), role: 'value', typed: true};
    const wrapped = sheet.wrap(text, column.right - column.left - 10, face);
    wrapped.forEach((line, at) => put(sheet, column, top + at * sheet.pitch, line, face));
    return wrapped.length;
  });
  return top + (Math.max(1, ...lines) - 1) * sheet.pitch + look.step * sheet.pitch;
}

function put(sheet, {left, right, isRight}, y, text, face) {
  if (isRight) sheet.putRight(right - 5, y, text, face);
  else sheet.put(left + 4, y, text, face);
}
