// Line items as fewer houses set them: without titles, in two lines each, with facts below the names, discounts, groups
// and their sums, sums carried over page breaks, a sidebar beside them.
import {amountOf, money, quantity} from '../../../fixtures/make/figures.mjs';
import {fill, put, rule} from '../../../fixtures/make/sheet.mjs';
import {between, chance, digits, pick, weighted} from './draw.mjs';

const words = {
  en: {sub: 'Subtotal', group: 'Section', fact: ['Item no.', 'Colour', 'Delivered'], rebate: 'Disc.'},
  de: {sub: 'Zwischensumme', group: 'Los', fact: ['Art.-Nr.', 'Farbe', 'Lieferung'], rebate: 'Rabatt'},
  fr: {sub: 'Sous-total', group: 'Lot', fact: ['Réf.', 'Couleur', 'Livraison'], rebate: 'Remise'},
  es: {sub: 'Subtotal', group: 'Lote', fact: ['Ref.', 'Color', 'Entrega'], rebate: 'Dto.'},
  it: {sub: 'Subtotale', group: 'Lotto', fact: ['Codice', 'Colore', 'Consegna'], rebate: 'Sconto'},
  pt: {sub: 'Subtotal', group: 'Lote', fact: ['Ref.', 'Cor', 'Entrega'], rebate: 'Desc.'},
  nl: {sub: 'Subtotaal', group: 'Groep', fact: ['Art.nr.', 'Kleur', 'Levering'], rebate: 'Korting'},
  pl: {sub: 'Suma częściowa', group: 'Partia', fact: ['Nr art.', 'Kolor', 'Dostawa'], rebate: 'Rabat'},
  sv: {sub: 'Delsumma', group: 'Del', fact: ['Art.nr', 'Färg', 'Leverans'], rebate: 'Rabatt'},
  tr: {sub: 'Ara toplam', group: 'Bölüm', fact: ['Stok kodu', 'Renk', 'Teslim'], rebate: 'İskonto'},
};

/** How the items of one house look; discounts change the prices of the invoice so that they come out even. */
export function inventLedger(random, invoice) {
  const rebate = chance(random, 0.25) ? pick(random, [20, 50]) : 0;
  if (rebate === 20)
    for (const line of invoice.lines) line.price = Math.max(4, Math.round(line.price / 4) * 4);
  return {
    titled: chance(random, 0.65),
    stacked: chance(random, 0.2),
    facts: weighted(random, {none: 5, labelled: 3, code: 2}),
    position: chance(random, 0.4),
    quantityFirst: chance(random, 0.35),
    unit: chance(random, 0.4),
    rate: weighted(random, {none: 4, column: 2, code: 1}),
    rebate,
    groups: chance(random, 0.15),
    carried: chance(random, 0.6),
    retitled: chance(random, 0.5),
    narrow: chance(random, 0.2),
    sidebar: chance(random, 0.15),
    lines: pick(random, ['none', 'none', 'rows', 'head']),
  };
}

/** Draws the items below `top`; `turn` begins a new page. Gives the y below them. */
export function drawLedger(sheet, top, {look, turn, titles, signed}) {
  const {invoice, random, left, style} = sheet;
  const word = words[invoice.language];
  const right = look.sidebar ? sheet.right - 110 : sheet.right;
  const parts = layOut({look, titles, invoice, word, left, right, signed, sheet});
  const leading = style.size * 1.3;
  let y = top;
  let carried = 0;
  if (look.sidebar) sidebar(sheet, right + 14, top);
  if (look.titled) y = heading(sheet, parts, y, look);
  invoice.lines.forEach((line, index) => {
    const below = factsOf(random, look.facts, word);
    const name = wrap(sheet, line.description, parts.description.width);
    const height = (name.length + below.length + (look.stacked ? 1 : 0)) * leading + 5;
    if (y + height > sheet.bottom) {
      if (look.carried) sum(sheet, parts, y + 2, invoice.locale.carried, carried, signed);
      turn();
      y = 90;
      if (look.titled && look.retitled) y = heading(sheet, parts, y, look);
      if (look.carried) y = sum(sheet, parts, y, invoice.locale.carried, carried, signed);
    }
    if (look.groups && index % 4 === 0) {
      write(sheet, `${word.group} ${1 + index / 4}`, left, y, {strong: true});
      y += leading;
    }
    y = item(sheet, {line, index, name, below, y, leading, parts, look});
    carried += amountOf(line);
    if (look.lines === 'rows') rule(sheet.doc, left, y - 1, right, y - 1, {color: '#bbb', width: 0.4});
    if (look.groups && index % 4 === 3) y = sum(sheet, parts, y, word.sub, carried, signed);
  });
  return y + 4;
}

function layOut({look, titles, invoice, word, left, right, signed, sheet}) {
  const [decimal] = invoice.marks;
  const list = (line) =>
    look.rebate === 0 ? line.price : Math.round((line.price * 100) / (100 - look.rebate));
  const all = {
    position: {title: '', width: 0.75, of: (line, index) => `${index + 1}`},
    quantity: {
      title: titles.quantity,
      width: 1.1,
      align: 'right',
      of: (line) => quantity(line.quantity, decimal),
    },
    unit: {title: '', width: 0.8, of: (line) => line.unit},
    description: {title: titles.description, width: look.narrow ? 2.4 : 5, of: () => ''},
    price: {title: titles.price, width: 1.7, align: 'right', of: (line) => signed(list(line))},
    rebate: {title: word.rebate, width: 1.3, align: 'right', of: () => `${look.rebate} %`},
    rate: {
      title: invoice.country.tax,
      width: 1.3,
      align: 'right',
      of: (line) => (look.rate === 'code' ? 'A' : `${quantity(line.rate ?? invoice.rate, decimal)} %`),
    },
    amount: {title: titles.amount, width: 1.8, align: 'right', of: (line) => signed(amountOf(line))},
  };
  const counted = ['quantity', ...(look.unit ? ['unit'] : [])];
  const order = [
    ...(look.position ? ['position'] : []),
    ...(look.quantityFirst ? counted : []),
    'description',
    ...(look.quantityFirst ? [] : counted),
    'price',
    ...(look.rebate > 0 ? ['rebate'] : []),
    ...(look.rate === 'none' ? [] : ['rate']),
    'amount',
  ];
  const total = order.reduce((width, name) => width + all[name].width, 0);
  let x = left;
  const placed = {};
  for (const name of order) {
    const width = (all[name].width / total) * (right - left);
    placed[name] = {...all[name], x: x + 4, width: width - 8};
    x += width;
  }
  return placed;
}

function heading(sheet, parts, y, look) {
  const {left, right, style, doc} = sheet;
  if (look.lines === 'head') fill(doc, left, y - 2, right - left, style.size * 1.6, '#eceff1');
  for (const {title, x, width, align} of Object.values(parts)) {
    doc.font(sheet.bold).fontSize(style.size * 0.85);
    const at = align === 'right' ? x + width - doc.widthOfString(title) : x;
    if (title !== '') write(sheet, title, at, y, {strong: true, scale: 0.85});
  }
  return y + style.size * 1.9;
}

function item(sheet, {line, index, name, below, y, leading, parts, look}) {
  const {description, ...figures} = parts;
  const row = look.stacked ? y + name.length * leading : y;
  for (const [kind, part] of Object.entries(figures))
    write(sheet, part.of(line, index), part.x, kind === 'position' ? y : row, {
      width: part.width,
      align: part.align,
    });
  const texts = look.stacked ? [...name, '', ...below] : [...name, ...below];
  texts.forEach((text, at) => {
    const small = at >= texts.length - below.length;
    if (text !== '') write(sheet, text, description.x, y + at * leading, {scale: small ? 0.92 : 1});
  });
  return y + texts.length * leading + 4;
}

/** `labelled` facts say what they are, a lone `code` does not. */
function factsOf(random, kind, {fact}) {
  if (kind === 'none') return [];
  if (kind === 'code') return chance(random, 0.8) ? [digits(random, 13)] : [];
  const values = [
    digits(random, 6),
    pick(random, ['RAL 7016', 'B2', '04/25']),
    `KW ${between(random, 1, 52)}`,
  ];
  return fact.flatMap((label, at) => (chance(random, 0.55) ? [`${label}: ${values[at]}`] : []));
}

function wrap(sheet, text, width) {
  sheet.doc.font(sheet.regular).fontSize(sheet.style.size);
  return text.split('\n').flatMap((part) => {
    const lines = [''];
    for (const word of part.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (lines.at(-1) === '' || sheet.doc.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function sum(sheet, parts, y, label, cents, signed) {
  write(sheet, label, parts.description.x, y, {strong: true});
  write(sheet, signed(cents), parts.amount.x, y, {strong: true, width: parts.amount.width, align: 'right'});
  return y + sheet.style.size * 1.6;
}

function sidebar(sheet, x, top) {
  const {seller, locale, marks} = sheet.invoice;
  const texts = [
    seller.name,
    ...seller.lines,
    seller.phone,
    seller.email,
    money(250_000_00, ...marks),
    ...locale.thanks.slice(0, 1),
  ];
  texts.forEach((text, at) => write(sheet, text, x, top + at * 24, {scale: 0.72, color: '#666', width: 96}));
}

function write(sheet, text, x, y, {strong, scale = 1, ...rest} = {}) {
  return put(sheet.doc, text, x, y, {
    font: strong ? sheet.bold : sheet.regular,
    size: sheet.style.size * scale,
    ...rest,
  });
}
