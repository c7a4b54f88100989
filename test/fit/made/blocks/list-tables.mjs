import {daysAfter, money, remark, writeAmount, writeDate} from '../values.mjs';
import {dataTable} from './data-table.mjs';

/** Movements of an account, some without a date of their own. */
export function transactions(writer, top) {
  const {random, language} = writer;
  const start = daysAfter(language.scene.dates.statementDate, -30);
  const rows = Array.from({length: random.int(4, 12)}, (_, row) => [
    random.chance(0.85) ? writeDate(daysAfter(start, 2 * row), language.dateFormat, language) : '',
    `${random.pick(language.items)} ${remark(random, language)}`,
    writeAmount(random.int(-200_000, 200_000), language),
    writeAmount(random.int(1_000, 2_000_000), language),
  ]);
  return listTable(writer, top, ['date', 'description', 'amount', 'balance'], rows, [0.16, 0.44, 0.2, 0.2]);
}

/** What was bought or booked. */
export function items(writer, top) {
  const {random, language} = writer;
  const rows = Array.from({length: random.int(2, 7)}, () => [
    remark(random, language),
    String(random.int(1, 40)),
    money(random, language, random.int(100, 30_000)),
    money(random, language),
  ]);
  return listTable(
    writer,
    top,
    ['description', 'quantity', 'price', 'amount'],
    rows,
    [0.46, 0.12, 0.2, 0.22],
  );
}

/** Results of tests: the row is asked for by the name of its test, a cell by its column too. */
export function results(writer, top) {
  const {random, language} = writer;
  const rows = random.sample(language.tests, random.int(3, 8)).map((test) => {
    const low = random.int(1, 90);
    const result = `${random.int(1, 150)}${language.decimal}${random.int(0, 9)}`;
    const unit = random.pick(['mg/l', 'g/dl', 'mmol/l', '%', 'µg/l']);
    return {names: [test], isAsIs: true, cells: [result, unit, `${low} - ${low + random.int(5, 60)}`]};
  });
  return dataTable(writer, top, {corner: 'test', rows, columns: ['result', 'unit', 'range'], main: 0});
}

function listTable(writer, top, columns, rows, shares) {
  const {random, sheet, language} = writer;
  const left = Math.min(writer.style.margin, 65);
  const width = sheet.width - 2 * left;
  const cuts = shares.reduce((all, share) => [...all, all.at(-1) + share * width], [left]);
  const bold = random.chance(0.6);
  const isRight = columns.map((column) => ['amount', 'balance', 'price', 'quantity'].includes(column));
  const put = (at, y, text, face) => {
    const [line] = sheet.wrap(text, cuts[at + 1] - cuts[at] - 8, face);
    if (line === undefined) return;
    if (isRight[at]) sheet.putRight(cuts[at + 1] - 4, y, line, face);
    else sheet.put(cuts[at] + 4, y, line, face);
  };
  columns.forEach((column, at) =>
    put(at, top, random.pick(language.columns[column]), {entity: sheet.newEntity(), role: 'label', bold}),
  );
  let y = top + 1.6 * sheet.size;
  const isRuled = random.chance(0.4);
  const step = isRuled ? Math.max(sheet.pitch, 1.4 * sheet.size) : sheet.pitch;
  const first = y - 0.3 * sheet.size;
  sheet.rule(left, left + width, first);
  for (const row of rows) {
    const entities = row.map(() => sheet.newEntity());
    row.forEach((text, at) => {
      put(at, y, text, {entity: entities[at], role: 'value', typed: true});
    });
    y += step;
    if (isRuled) sheet.rule(left, left + width, y - 0.2 * sheet.size);
  }
  if (isRuled && random.chance(0.5)) {
    const above = top - 0.2 * sheet.size;
    sheet.rule(left, left + width, above);
    for (const cut of cuts) sheet.bar(cut, above, y - 0.2 * sheet.size);
  }
  return y + 0.4 * sheet.size;
}
