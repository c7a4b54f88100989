// Till receipts: an invented purchase, and the paper it is printed on with the habits of its country.
import {date, decimal} from '../../../fixtures/make/figures.mjs';
import {between, chance, day, digits, pick, some, weighted} from './draw.mjs';
import {locales} from './locales.mjs';
import {malaysia, malaysianShop} from './malaysia.mjs';
import {company} from './parties.mjs';
import {amountsOf, codeRows, itemRows, payment, taxRows} from './till-parts.mjs';
import {printRoll} from './till-roll.mjs';
import {tills} from './tills.mjs';

export const receiptLanguages = Object.keys(tills);

export function inventReceipt(random, language) {
  const locale = locales[language] ?? malaysia;
  const country = pick(random, locale.countries);
  const shop = language === 'my' ? malaysianShop(random) : company(random, locale, country);
  const items = Array.from({length: between(random, 1, 14)}, () => [
    pick(random, locale.items).split(/[,/]/)[0].slice(0, 22).trim(),
    chance(random, 0.7) ? 1 : between(random, 2, 6),
    between(random, 60, pick(random, [600, 2500, 9000])),
  ]);
  const fonts = locale.wide
    ? {DejaVuMono: 3, DejaVuCondensed: 1}
    : {DejaVuMono: 3, 'Courier-Bold': 3, DejaVuCondensed: 1, Courier: 1};
  return {
    language,
    locale,
    country,
    shop,
    items,
    name: language !== 'my' && chance(random, 0.4) ? shop.name.toLocaleUpperCase(language) : shop.name,
    lines: chance(random, 0.6) ? shop.lines : [shop.lines.join(', ').replaceAll(',,', ',')],
    issued: day(random, 2015),
    font: weighted(random, fonts),
    says: tills[language],
  };
}

/** Draws a receipt; gives the page as PDF and its truth, in which what the paper does not say is empty. */
export async function drawReceipt(random, receipt) {
  const {country, says} = receipt;
  const figures = figuresOf(random, receipt);
  const writes = amountsOf(random, receipt);
  const head = headOf(random, receipt);
  const meta = metaOf(random, receipt);
  const sum = sumOf(random, receipt, {figures, writes});
  const early = chance(random, 0.6);
  const rule = pick(random, ['-', '=', '*', '']);
  const tail = some(random, says.thanks, between(random, 0, 2)).map((text) => [
    text.replace('{t}', writes.plain(figures.due)),
  ]);
  const count = chance(random, 0.35) ? [[pick(random, says.count).replace('{n}', receipt.items.length)]] : [];
  const parts = [
    {lines: head.lines, centred: chance(random, 0.75)},
    ...(early ? [{lines: meta.lines}] : []),
    {rule},
    ...(sum.titled ? [{lines: [['', sum.titled]]}] : []),
    {lines: itemRows(random, receipt.items, writes)},
    {rule},
    ...sum.parts,
    {lines: count},
    ...(early ? [] : [{lines: [[''], ...meta.lines]}]),
    {lines: chance(random, 0.5) ? codeRows(random, says) : []},
    {lines: [[''], ...tail], centred: true},
  ];
  const truth = {
    company: receipt.name,
    date: receipt.issued,
    address: receipt.lines.join(' '),
    total: decimal(figures.due),
    tax: sum.taxed ? decimal(figures.tax) : '',
    currency: sum.stated ? country.currency : '',
    time: meta.time,
    receipt_number: meta.number,
  };
  return {pdf: await printRoll(random, {receipt, parts}), truth};
}

/** In cents: what the items come to, discount, tip, tax contained, what is due, how it was rounded. */
function figuresOf(random, {items, country, says, language}) {
  const goods = items.reduce((sum, [, count, price]) => sum + count * price, 0);
  const discount = chance(random, 0.15) ? Math.round(goods * 0.1) : 0;
  const tip = chance(random, 0.1) ? Math.round((goods - discount) * 0.1) : 0;
  const onTop = country.code === 'US' || (language === 'my' && chance(random, 0.3));
  const rate = country.rates[0] / 100;
  const base = goods - discount + tip;
  const tax = Math.round(onTop ? base * rate : base - base / (1 + rate));
  const exact = onTop ? base + tax : base;
  const isCash = /^(MY|SE|CH)$/.test(country.code) && chance(random, 0.6);
  const step = country.code === 'SE' ? 100 : 5;
  const due = isCash ? Math.round(exact / step) * step : exact;
  return {goods, discount, tip, tax, exact, due, onTop, rounding: due - exact, tipWords: says.tips};
}

function headOf(random, {shop, lines, locale, says, name}) {
  const title = pick(random, says.titles);
  const facts = [
    ...(shop.registered ? [[shop.registered]] : []),
    ...lines.map((line) => [line]),
    ...(chance(random, 0.7) ? [[`${pick(random, locale.phone)} ${shop.phone}`]] : []),
    ...(chance(random, 0.7) ? [[`${pick(random, locale.vat)} ${shop.vat}`]] : []),
  ];
  const titled = title === '' ? [] : title.split('\n').map((line) => [line]);
  const above = chance(random, 0.12) ? [[pick(random, says.titles.filter(Boolean)).split('\n')[0]]] : [];
  return {lines: [...above, [{name}], ...facts, ...(titled.length > 0 ? [[''], ...titled] : [])]};
}

function metaOf(random, {says, country, locale, issued}) {
  const pattern = pick(
    random,
    country.dates.filter((one) => !one.includes('MMMM')),
  );
  const printed = date(issued, pattern, locale.months.split(' '));
  const time = `${String(between(random, 7, 22)).padStart(2, '0')}:${between(random, 0, 5)}${digits(random, 1)}`;
  const number = digits(random, between(random, 4, 8));
  const when = labelled(pick(random, says.date), printed);
  const at = chance(random, 0.6) ? time : labelled(pick(random, says.time), time);
  const till = `${pick(random, says.till)} ${between(random, 1, 9)}`;
  const clerk = chance(random, 0.4)
    ? [[`${pick(random, says.clerk)}: ${pick(random, ['Anna', '0014', 'K. Levy', 'MIA'])}`]]
    : [];
  const numbered = labelled(pick(random, says.number), number);
  const lines = pick(random, [
    [[`${when}  ${at}`, till], [numbered]],
    [[numbered, `${printed} ${time}`], [till]],
    [
      [when, at],
      [numbered, till],
    ],
    [[numbered], [till], [`${printed} ${time}`]],
  ]);
  return {lines: [...lines, ...clerk], time, number};
}

function labelled(name, value) {
  return name === '' ? value : `${name.replace(/:$/, '')}${/[.°#]$/.test(name) ? '' : ':'} ${value}`;
}

/** From subtotal to change. Where no currency stands at an amount, it may stand in the label or above the items. */
function sumOf(random, {says, country}, {figures, writes}) {
  const {plain, total: show} = writes;
  const shape = pick(random, says.taxes);
  const isTaxed = figures.onTop || chance(random, 0.7);
  const name = pick(random, says.sums);
  const written = pick(random, [country.currency, country.currency, country.sign]);
  const titled = writes.look === 'plain' && chance(random, 0.25) ? country.currency : undefined;
  const between0 = [
    ...(figures.discount > 0 ? [[pick(random, says.discount), `-${plain(figures.discount)}`]] : []),
    ...(figures.tip > 0 ? [[pick(random, figures.tipWords), plain(figures.tip)]] : []),
  ];
  const top = taxRows(random, {says, country, ...figures, total: figures.exact, shape: 'row', plain});
  const before =
    figures.onTop || between0.length > 0 || chance(random, 0.3)
      ? [[pick(random, says.subtotals), plain(figures.goods)], ...between0, ...(figures.onTop ? top : [])]
      : [];
  const rounding =
    figures.rounding === 0 && chance(random, 0.9)
      ? []
      : [[pick(random, says.rounding), plain(figures.rounding)]];
  const sum = [
    name.replace('{c}', written),
    name.includes('{c}') || chance(random, 0.7) ? show(figures.due) : writes.signed(figures.due),
  ];
  const exact =
    figures.rounding === 0 || chance(random, 0.4)
      ? []
      : [[pick(random, says.subtotals), plain(figures.exact)]];
  const taxes =
    isTaxed && !figures.onTop
      ? taxRows(random, {says, country, ...figures, total: figures.exact, shape, plain})
      : figures.onTop && shape !== 'row' && chance(random, 0.5)
        ? taxRows(random, {says, country, ...figures, total: figures.exact, shape, plain})
        : [];
  const tips =
    says.suggested && chance(random, 0.15)
      ? [
          [`${says.suggested}:`],
          ...[15, 18, 20].map((share) => [`${share}%`, plain(Math.round((figures.exact * share) / 100))]),
        ]
      : [];
  const pays = payment(random, {says, due: figures.due, plain, total: show});
  const isFiscal = shape === 'fiscal';
  const parts = [
    {lines: before},
    ...(isFiscal ? [{lines: taxes}] : []),
    {lines: [...exact, ...rounding]},
    {lines: [sum], scale: pick(random, [1, 1.25, 1.5])},
    {lines: pays},
    {lines: [...(isFiscal ? [] : taxes), ...tips]},
  ];
  const printed = JSON.stringify(parts);
  const stated = titled !== undefined || printed.includes(country.currency) || printed.includes(country.sign);
  return {parts, titled, taxed: isTaxed, stated};
}
