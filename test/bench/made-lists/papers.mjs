// Papers that list things, each with its columns, its rows and what is asked of it.
import {companyName, daysAfter, personName, remark, writeAmount, writeDate} from '../../fit/made/values.mjs';
import {writeTable} from './write-table.mjs';

const amount = (random, low, high) => random.int(low, high);

/** Bookings of an account: signs or two columns, a balance, several bookings of one day under one date. */
export function statement(writer, words, top) {
  const {random, language} = writer;
  const isSplit = random.chance(0.4);
  const hasBalance = random.chance(0.6);
  const sharesDates = random.chance(0.4);
  const columns = [
    {key: 'date', share: 1.5},
    {key: 'description', share: 4},
    ...(isSplit ? [{key: 'debit', share: 1.5, isRight: true}, {key: 'credit', share: 1.5, isRight: true}] : [{key: 'amount', share: 1.6, isRight: true}]),
    ...(hasBalance ? [{key: 'balance', share: 1.6, isRight: true}] : []),
  ]; // prettier-ignore
  let day = daysAfter(language.scene.dates.statementDate, -40);
  let balance = amount(random, 10_000, 900_000);
  const carry = (text) => ({
    note: {text, in: 'description'},
    amounts: hasBalance ? {balance: writeAmount(balance, language)} : {},
  });
  const entries = [carry(words.opening)];
  const rows = [];
  let isSame = false;
  for (let left = random.int(4, random.chance(0.25) ? 60 : 14); left > 0; left--) {
    const cents = random.int(-90_000, 120_000) || 1;
    balance += cents;
    const date = writeDate(day, language.dateFormat, language);
    const text = `${random.pick(language.items)} ${remark(random, language)}`;
    const shown = isSplit
      ? {[cents < 0 ? 'debit' : 'credit']: writeAmount(Math.abs(cents), language)}
      : {amount: writeAmount(cents, language)};
    const cells = {
      date: isSame ? '' : date,
      description: text,
      ...shown,
      ...(hasBalance && {balance: writeAmount(balance, language)}),
    };
    entries.push({cells});
    rows.push({
      date: isSame ? [null, date] : [date],
      description: [text],
      amount: [cents],
      balance: [hasBalance ? balance : null],
    });
    isSame = sharesDates && random.chance(0.4);
    if (!isSame) day = daysAfter(day, random.int(1, 4));
  }
  entries.push(carry(random.pick([words.carried, words.total])));
  return finish(writer, top, {
    columns,
    entries,
    rows,
    words,
    asked: ['date', 'description', 'amount', ...(hasBalance && random.chance(0.3) ? ['balance'] : [])],
    things: words.things.statement,
  });
}

/** Wages and what is taken off, one table below the other. */
export function payslip(writer, words, top) {
  const {random, language} = writer;
  const table = (key, count) => {
    const rows = random
      .sample(language.tests.concat(language.items), count)
      .map((text) => ({[key]: [text], amount: [amount(random, 1_000, 400_000)]}));
    return {
      key,
      rows,
      entries: rows.map((row) => ({
        cells: {[key]: row[key][0], amount: writeAmount(row.amount[0], language)},
      })),
    };
  };
  const [first, second] = [table('earning', random.int(2, 5)), table('deduction', random.int(2, 6))];
  const asked = random.pick([first, second]);
  let y = top;
  for (const {key, entries, rows} of [first, second]) {
    const sum = rows.reduce((all, row) => all + row.amount[0], 0);
    const total = {note: {text: words.total}, amounts: {amount: writeAmount(sum, language)}};
    y = writeTable(writer, y, {
      columns: [
        {key, share: 4},
        {key: 'amount', share: 1.5, isRight: true},
      ],
      titles: chosen(random, words),
      entries: [...entries, total],
    });
  }
  return {rows: asked.rows, asked: [asked.key, 'amount'], things: words.things[`${asked.key}s`]};
}

/** Articles in groups, each with its price. */
export function prices(writer, words, top) {
  const {random, language} = writer;
  const columns = [
    {key: 'article', share: 1.3},
    {key: 'name', share: 3.5},
    {key: 'unit', share: 1},
    {key: 'price', share: 1.3, isRight: true},
  ];
  const hasGroups = random.chance(0.6);
  const rows = [];
  const entries = [];
  for (let group = 1; group <= (hasGroups ? random.int(2, 4) : 1); group++) {
    if (hasGroups)
      entries.push({
        note: {
          text: random.pick([
            words.groups[0].replace('{n}', group),
            remark(random, language).split(' ').slice(0, 2).join(' '),
          ]),
          bold: random.chance(0.6),
        },
      });
    for (let left = random.int(2, 6); left > 0; left--) {
      const cents = amount(random, 100, 90_000);
      const row = {
        article: [`${random.letters(2)}-${random.digits(4)}`],
        name: [`${random.pick(language.items)} ${remark(random, language)}`],
        unit: [random.pick(language.units)],
        price: [cents],
      };
      rows.push(row);
      entries.push({
        cells: {
          article: row.article[0],
          name: row.name[0],
          unit: row.unit[0],
          price: writeAmount(cents, language),
        },
      });
    }
  }
  const asked = random.pick([
    ['article', 'name', 'price'],
    ['name', 'price'],
    ['article', 'name', 'unit', 'price'],
  ]);
  return finish(writer, top, {columns, entries, rows, words, asked, things: words.things.prices});
}

/** What was sent, without prices. */
export function deliveries(writer, words, top) {
  const {random, language} = writer;
  const columns = [
    ...(random.chance(0.6) ? [{key: 'article', share: 1.3}] : []),
    {key: 'name', share: 4},
    {key: 'quantity', share: 1, isRight: true},
    ...(random.chance(0.5) ? [{key: 'unit', share: 1}] : []),
  ];
  const rows = Array.from({length: random.int(2, 12)}, () => ({
    article: [random.digits(6)],
    name: [`${random.pick(language.items)} ${remark(random, language)}`],
    quantity: [random.int(1, 400) * 100],
    unit: [random.pick(language.units)],
  }));
  const entries = rows.map((row) => ({
    cells: {
      article: row.article[0],
      name: row.name[0],
      quantity: String(row.quantity[0] / 100),
      unit: row.unit[0],
    },
  }));
  return finish(writer, top, {
    columns,
    entries,
    rows,
    words,
    asked: ['name', 'quantity'],
    things: words.things.deliveries,
  });
}

/** Hours by day; days with two tasks name the date once. */
export function hours(writer, words, top) {
  const {random, language} = writer;
  const hasTimes = random.chance(0.6);
  const columns = [
    {key: 'date', share: 1.5},
    ...(hasTimes
      ? [
          {key: 'start', share: 1},
          {key: 'end', share: 1},
        ]
      : []),
    {key: 'task', share: 3},
    {key: 'hours', share: 1, isRight: true},
  ];
  let day = daysAfter(language.scene.dates.statementDate, -20);
  const rows = [];
  for (let left = random.int(4, 16); left > 0; left--) {
    const isSame = rows.length > 0 && random.chance(0.25);
    if (!isSame) day = daysAfter(day, 1);
    const [from, long] = [random.int(7, 12), random.int(1, 6)];
    const date = writeDate(day, language.dateFormat, language);
    rows.push({
      date: isSame ? [null, date] : [date],
      start: [`${from}:00`],
      end: [`${from + long}:30`],
      task: [remark(random, language)],
      hours: [long * 100 + 50],
    });
  }
  const entries = rows.map(({date, start, end, task, hours: [spent]}) => ({
    cells: {
      date: date[0] ?? '',
      start: start[0],
      end: end[0],
      task: task[0],
      hours: writeAmount(spent, language),
    },
  }));
  const sum = rows.reduce((all, row) => all + row.hours[0], 0);
  entries.push({note: {text: words.total}, amounts: {hours: writeAmount(sum, language)}});
  const asked =
    hasTimes && random.chance(0.4) ? ['date', 'start', 'end', 'hours'] : ['date', 'task', 'hours'];
  return finish(writer, top, {columns, entries, rows, words, asked, things: words.things.hours});
}

/** Who was there: a table of words alone. */
export function people(writer, words, top) {
  const {random, language} = writer;
  const columns = [
    {key: 'person', share: 2},
    {key: 'company', share: 2.4},
    ...(random.chance(0.5) ? [{key: 'email', share: 2.6}] : []),
  ];
  const rows = Array.from({length: random.int(3, 9)}, (_, at) => ({
    person: [personName(random, language)],
    company: [companyName(random, language)],
    email: [`person${at}@example.org`],
  }));
  const entries = rows.map((row) => ({
    cells: {person: row.person[0], company: row.company[0], email: row.email[0]},
  }));
  return finish(writer, top, {
    columns,
    entries,
    rows,
    words,
    asked: ['person', 'company'],
    things: words.things.people,
  });
}

function finish(writer, top, {columns, entries, rows, words, asked, things}) {
  writeTable(writer, top, {
    columns,
    entries,
    titles: chosen(writer.random, words),
    repeatsTitles: writer.random.chance(0.7),
  });
  return {rows, asked, things};
}

function chosen(random, {titles}) {
  return Object.fromEntries(Object.entries(titles).map(([key, all]) => [key, random.pick(all)]));
}

/** Names below a label: one a line with or without a dot, or parted by commas. */
export function names(writer, words, top) {
  const {random, sheet, language} = writer;
  const all = Array.from({length: random.int(3, 6)}, () => personName(random, language).replace('.', ''));
  const way = random.pick(['commas', 'lines', 'dots']);
  const right = sheet.put(55, top, `${words.people}:`, {role: 'label', bold: random.chance(0.5)});
  if (way === 'commas') sheet.put(right + 12, top, all.slice(0, 3).join(', '), {role: 'value'});
  else
    all.forEach((name, at) =>
      sheet.put(way === 'dots' ? 70 : 55, top + (at + 1) * sheet.pitch, way === 'dots' ? `• ${name}` : name, {
        role: 'value',
      }),
    );
  return {values: way === 'commas' ? all.slice(0, 3) : all, things: words.things.people};
}

/** The parties of an agreement, in a sentence. */
export function parties(writer, words, top) {
  const {random, sheet, language} = writer;
  const [a, b] = [companyName(random, language), companyName(random, language)];
  const seat = () => words.at.replace('{town}', random.pick(language.towns));
  const text = words.parties
    .replace('{a}', a)
    .replace('{b}', b)
    .replace('{where}', seat())
    .replace('{there}', seat());
  sheet
    .wrap(text, sheet.width - 120)
    .forEach((line, at) => sheet.put(60, top + at * sheet.pitch, line, {role: 'value'}));
  return {values: [a, b], prompt: words.who};
}
