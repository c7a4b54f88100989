// The parts of a till receipt as rows of one to four cells: one is a line, two stand at both edges, more in columns.
import {money} from '../../../fixtures/make/figures.mjs';
import {between, chance, digits, letters, pick} from './draw.mjs';

/** How amounts are written on this receipt: `list` in the column of amounts, `plain` bare, `signed` with the currency. */
export function amountsOf(random, {country, says}) {
  const marks = pick(random, country.marks);
  const plain = (cents) => money(cents, ...marks).replaceAll('\u00a0', ' ');
  const before = /^[£$₺]$|^R[M$]$/.test(country.sign);
  const signed = (cents) =>
    before
      ? `${country.sign}${pick(random, ['', '', ' '])}${plain(cents)}`
      : `${plain(cents)} ${country.sign}`;
  const looks = {
    plain,
    sign: signed,
    letter: (cents) => `${plain(cents)} ${pick(random, ['A', 'A', 'B'])}`,
    percent: (cents) => plain(cents),
    star: (cents) => `*${plain(cents)}`,
    trailing: (cents) => `${plain(cents)} ${pick(random, ['SR', 'S', 'T', 'ZRL'])}`,
  };
  const look = pick(random, says.amounts);
  const isBare = look !== 'sign' && look !== 'star';
  return {
    plain,
    signed,
    list: looks[look],
    total: look === 'star' ? looks.star : isBare ? plain : signed,
    look,
  };
}

export function itemRows(random, items, {plain, list}) {
  const shape = pick(random, ['one', 'one', 'below', 'above', 'columns']);
  return items.flatMap(([name, count, price]) => {
    const sum = list(count * price);
    if (shape === 'columns')
      return [
        [name, '', ''],
        [`${count}`, plain(price), sum],
      ];
    if (shape === 'below') return [[name], [`  ${count} x ${plain(price)}`, sum]];
    if (shape === 'above') return [[`${digits(random, 13)}`], [name, sum]];
    if (count === 1) return [[name, sum]];
    return chance(random, 0.5)
      ? [[`${count} ${name}`, sum]]
      : [[`  ${count} * ${plain(price)}`], [name, sum]];
  });
}

/** Rows about the taxes contained in the total. */
export function taxRows(random, {says, country, tax, total, shape, plain}) {
  const rate = country.rates[0];
  const net = total - tax;
  const [first, second, third, fourth] = says.taxWords;
  const percent = `${rate}`.replace('.', country.marks[0][0]);
  if (shape === 'row') return [[pick(random, says.taxRow).replace('{r}', percent), plain(tax)]];
  if (shape === 'table')
    return [
      [first, second, third, fourth],
      [`${percent}%`, plain(net), plain(tax), plain(total)],
    ];
  if (shape === 'taxFirst')
    return [
      [first, second, third, fourth],
      [`${percent}`, plain(tax), plain(net), plain(total)],
    ];
  if (shape === 'lettered')
    return [
      ['', second, third, fourth],
      [`A ${percent}%`, plain(net), plain(tax), plain(total)],
    ];
  if (shape === 'fiscal')
    return [
      ['SPRZEDAŻ OPODATKOWANA A', plain(total)],
      [`PTU A ${percent} %`, plain(tax)],
      ['SUMA PTU', plain(tax)],
    ];
  const titles = chance(random, 0.5)
    ? [['GST Summary', 'Amount(RM)', 'Tax(RM)']]
    : [[first, 'Amt(RM)', fourth]];
  return [
    ...titles,
    [`SR ${percent}%`, plain(net), plain(tax)],
    ...(chance(random, 0.3) ? [['ZRL 0%', plain(0), plain(0)]] : []),
  ];
}

export function payment(random, {says, due, plain, total: show}) {
  if (chance(random, 0.5)) {
    const given = Math.ceil(due / 1000) * 1000 + (chance(random, 0.4) ? 1000 : 0);
    return [
      [label(random, says.cash), show(given)],
      [pick(random, says.change), show(given - due)],
    ];
  }
  const card = label(random, says.card);
  const slip = chance(random, 0.4)
    ? [
        [`${'*'.repeat(12)}${digits(random, 4)}`],
        [`${pick(random, says.codes)} ${letters(random, 2)}${digits(random, 6)}`],
      ]
    : [];
  return [[card, plain(due)], ...slip];
}

/** Machine codes at the foot: numbers of the fiscal device, a signature, a bar code. */
export function codeRows(random, says) {
  const rows = says.codes.map((name) => [`${name} ${digits(random, between(random, 4, 10))}`]);
  const long = chance(random, 0.4)
    ? [[`${letters(random, 8)}${digits(random, 6)}${letters(random, 10)}=`]]
    : [];
  return [...rows.slice(0, between(random, 0, rows.length)), ...long];
}

export function label(random, list) {
  return pick(random, list)
    .replace(/ ?\{c\}/, '')
    .trim();
}
