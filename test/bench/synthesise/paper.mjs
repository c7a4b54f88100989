// What an invoice looks like: a style is drawn by chance, then the facts are set in it.
import {amountOf, date, money, quantity, totalsOf} from '../../../fixtures/make/figures.mjs';
import {closeSheet, fill, frame, openSheet, put, rule, stack, table} from '../../../fixtures/make/sheet.mjs';
import {between, chance, daysAfter, digits, pick, some, weighted} from './draw.mjs';
import {datedFacts, datedLines, datedTitle} from './dating.mjs';
import {drawLedger} from './ledger.mjs';

const families = {
  Helvetica: ['Helvetica', 'Helvetica-Bold'],
  Times: ['Times-Roman', 'Times-Bold'],
  Courier: ['Courier', 'Courier-Bold'],
  DejaVu: ['DejaVu', 'DejaVu-Bold'],
  DejaVuCondensed: ['DejaVuCondensed', 'DejaVuCondensed-Bold'],
  DejaVuSerif: ['DejaVuSerif', 'DejaVuSerif-Bold'],
  Lato: ['Lato', 'Lato-Bold'],
};
/** Lato has no Turkish letters, the standard fonts neither Turkish nor Polish ones. */
const turkishFamilies = {DejaVu: 2, DejaVuCondensed: 3, DejaVuSerif: 2};
const wideFamilies = {DejaVu: 2, DejaVuCondensed: 3, DejaVuSerif: 2, Lato: 3};
const allFamilies = {...wideFamilies, Helvetica: 6, Times: 3, Courier: 1};

/** Everything that may differ between two houses' invoices. */
export function inventStyle(random, invoice) {
  const family = weighted(random, familiesOf(invoice.language));
  const {locale, country} = invoice;
  return {
    family,
    size: between(random, 17, 21) / 2 - (family === 'Courier' || family === 'DejaVu' ? 1 : 0),
    page: country.letter ? 'LETTER' : 'A4',
    margin: between(random, 38, 66),
    accent: pick(random, ['#111', '#111', '#1d3f72', '#7a1f1f', '#2f5d50', '#b5651d', '#4a3b78', '#333']),
    head: weighted(random, {left: 4, right: 2, centre: 2, band: 1}),
    signOnly: chance(random, 0.2),
    title: weighted(random, {right: 3, left: 3, inline: 2}),
    facts: weighted(random, {right: 5, left: 2, boxes: 2, stacked: 2, row: 1}),
    alignFacts: pick(random, ['left', 'right']),
    colon: pick(random, ['', ':', ':', ' :']),
    buyerSide: pick(random, ['left', 'left', 'right']),
    buyerLabel: chance(random, 0.6),
    sellerLabel: chance(random, 0.1),
    senderLine: chance(random, 0.35),
    frameBuyer: chance(random, 0.2),
    datePattern: pick(random, country.dates),
    due: weighted(random, {fact: 6, sentence: 2, terms: 1, none: 1}),
    noise: some(random, locale.noise, between(random, 0, 4)),
    grid: pick(random, ['rows', 'rows', 'all', 'none']),
    headFill: pick(random, [undefined, '#e8e8e8', '#dfe6ee', 'accent']),
    columns: {
      position: chance(random, 0.3),
      code: chance(random, 0.25),
      unit: chance(random, 0.3),
      rate: chance(random, 0.25),
      quantityFirst: chance(random, 0.25),
    },
    totals: weighted(random, {right: 5, box: 2, row: 1, left: 1}),
    showTaxTotal: chance(random, 0.15),
    dueOnTop: chance(random, 0.12),
    sign: weighted(random, {none: 3, after: 3, before: 2, code: 1, codeAfter: 1}),
    lineSign: chance(random, 0.35),
    bank:
      invoice.seller.iban === undefined
        ? 'none'
        : weighted(random, {foot: 3, block: 3, sentence: 1, none: 1}),
    groupIban: chance(random, 0.8),
    words: wording(random, locale),
  };
}

function familiesOf(language) {
  if (language === 'tr') return turkishFamilies;
  return language === 'pl' ? wideFamilies : allFamilies;
}

function wording(random, locale) {
  const one = (key) => pick(random, locale[key]);
  const columns = Object.fromEntries(
    Object.entries(locale.columns).map(([name, words]) => [name, pick(random, words)]),
  );
  const keys = [
    'title',
    'number',
    'issued',
    'due',
    'buyer',
    'seller',
    'net',
    'taxed',
    'taxTotal',
    'gross',
    'terms',
    'dueIn',
    'inline',
    'bank',
    'vat',
    'phone',
    'thanks',
  ];
  return {...Object.fromEntries(keys.map((key) => [key, one(key)])), columns};
}

/** The PDF, and what of the facts was printed. */
export async function drawInvoice(random, invoice, style) {
  const {locale, seller} = invoice;
  const [regular, bold] = families[style.family];
  const doc = openSheet({
    title: `${style.words.title} ${invoice.number}`,
    author: seller.name,
    date: invoice.issued,
    size: style.page,
    language: invoice.language,
  });
  const sheet = {
    doc,
    regular,
    bold,
    style,
    invoice,
    random,
    left: style.margin,
    right: doc.page.width - style.margin,
    bottom: doc.page.height - 120,
  };
  const shown = {
    dueShown: style.due === 'fact' || style.due === 'sentence',
    ibanShown: style.bank !== 'none',
  };
  let y = letterhead(sheet);
  y = partiesAndFacts(sheet, y + between(random, 8, 24));
  y = items(sheet, y + between(random, 10, 24));
  y = totals(sheet, y + between(random, 6, 18));
  y = closing(sheet, y + between(random, 14, 30));
  foot(sheet);
  return {pdf: await closeSheet(doc), shown, pages: doc.bufferedPageRange().count, locale};
}

function write(sheet, text, x, y, {strong, scale = 1, ...rest} = {}) {
  return put(sheet.doc, text, x, y, {
    font: strong ? sheet.bold : sheet.regular,
    size: sheet.style.size * scale,
    ...rest,
  });
}

function column(sheet, lines, x, y, {scale = 1, ...rest} = {}) {
  const leading = sheet.style.size * scale * 1.38;
  lines.forEach((line, index) => write(sheet, line, x, y + index * leading, {scale, ...rest}));
  return y + lines.length * leading;
}

function letterhead(sheet) {
  const {doc, style, invoice, left, right} = sheet;
  const {seller} = invoice;
  const name = style.signOnly ? seller.sign : seller.name;
  const width = right - left;
  const lines = [
    ...seller.lines,
    `${style.words.phone} ${seller.phone}`,
    ...(chance(sheet.random, 0.5) ? [seller.email] : []),
    `${style.words.vat} ${seller.vat}`,
  ];
  const banded = style.head === 'band';
  if (banded) fill(doc, 0, 0, doc.page.width, 74, style.accent);
  const align = style.head === 'centre' ? 'center' : style.head === 'right' ? 'right' : 'left';
  const half = style.head === 'centre' ? width : width * 0.62;
  const x = style.head === 'right' ? right - half : left;
  const tall = write(sheet, name, x, 34, {
    strong: true,
    scale: 1.75,
    color: banded ? '#fff' : style.accent,
    width: half,
    align,
  });
  const top = banded ? 84 : 38 + tall;
  const shown = style.signOnly ? [] : lines;
  shown.forEach((line, index) =>
    write(sheet, line, x, top + index * style.size * 1.25, {scale: 0.9, color: '#444', width: half, align}),
  );
  if (style.title === 'right' && style.head !== 'right' && style.head !== 'centre')
    write(sheet, style.words.title, left, 34, {
      strong: true,
      scale: 2,
      color: banded ? '#fff' : style.accent,
      width,
      align: 'right',
    });
  const below = top + shown.length * style.size * 1.25;
  const titled = style.title === 'right' && (style.head === 'right' || style.head === 'centre');
  if (titled) write(sheet, style.words.title, left, below + 6, {strong: true, scale: 1.8});
  return Math.max(110, below + (titled ? 30 : 0));
}

function facts(sheet) {
  const {style, invoice, random} = sheet;
  const {words} = style;
  const printed = (iso) => printedDate(sheet, iso);
  const main = style.dating
    ? datedFacts(random, {invoice, style, printed})
    : style.title === 'inline'
      ? []
      : [
          [words.number, invoice.number],
          [words.issued, printed(invoice.issued)],
        ];
  const due = style.due === 'fact' ? [[words.due, printed(invoice.due)]] : [];
  const noise = style.noise.map(([label, kind]) => [label, noiseValue(kind)]);
  const top = style.dueOnTop
    ? [[words.gross, signed(sheet, totalsOf(invoice.lines, invoice.rate).gross)]]
    : [];
  function noiseValue(kind) {
    if (kind === 'n') return digits(random, between(random, 4, 6));
    if (kind === 'o') return `${pick(random, ['PO-', 'B', '45', ''])}${digits(random, 5)}`;
    if (kind === 'd') return printed(daysAfter(invoice.issued, -between(random, 1, 40)));
    if (kind === 'p') return pick(random, ['A. Berg', 'M. Costa', 'J. Novak', 'L. Martin']);
    return kind === 'c' ? 'Warszawa' : kind;
  }
  const room = {boxes: 5, row: 3}[style.facts] ?? 9;
  const pairs = [...main, ...due, ...noise].slice(0, room);
  return [...(chance(random, 0.25) ? pairs.toReversed() : pairs), ...top].slice(0, room);
}

function printedDate(sheet, iso) {
  return date(iso, sheet.style.datePattern, sheet.invoice.locale.months.split(' '));
}

function partiesAndFacts(sheet, top) {
  const {doc, style, invoice, left, right} = sheet;
  const {buyer, seller} = invoice;
  const middle = (left + right) / 2 + 12;
  const pairs = facts(sheet);
  const wide = style.facts === 'boxes' || style.facts === 'row';
  const factsLeft = style.facts === 'left' && !wide;
  const buyerX = factsLeft || (wide && style.buyerSide === 'right') ? middle : left;
  let y = top;
  if (style.senderLine) {
    write(sheet, [seller.name, ...seller.lines].join(' · '), buyerX, y, {
      scale: 0.66,
      color: '#555',
      width: middle - left - 20,
      height: 9,
      ellipsis: true,
    });
    y += 13;
  }
  const started = y;
  if (style.buyerLabel)
    y +=
      write(sheet, `${style.words.buyer}${style.colon}`, buyerX, y, {
        strong: true,
        scale: 0.92,
        color: style.accent,
      }) + 4;
  y = column(sheet, [buyer.name, ...buyer.lines], buyerX, y, {});
  if (chance(sheet.random, 0.3))
    y = column(sheet, [`${style.words.vat} ${buyer.vat}`], buyerX, y, {scale: 0.9});
  if (style.frameBuyer)
    frame(doc, buyerX - 6, started - 5, (right - left) / 2 - 14, y - started + 8, {color: '#888'});
  const factsY = wide ? y + 16 : facetsBeside(sheet, pairs, factsLeft ? left : middle, started);
  const below = wide
    ? style.facts === 'boxes'
      ? boxed(sheet, pairs, factsY)
      : inRow(sheet, pairs, factsY)
    : Math.max(factsY, y);
  return title(sheet, below);
}

function facetsBeside(sheet, pairs, x, top) {
  const {style, right, left} = sheet;
  const step = style.size * 1.6;
  const across = Math.min(right - x, (right - left) / 2 - 16);
  if (style.facts === 'stacked') {
    pairs.forEach(([label, value], index) => {
      write(sheet, label, x, top + index * step * 1.75, {scale: 0.8, color: '#666'});
      write(sheet, value, x, top + index * step * 1.75 + style.size, {strong: true});
    });
    return top + pairs.length * step * 1.75;
  }
  const bold = chance(sheet.random, 0.5);
  pairs.forEach(([label, value], index) => {
    write(sheet, `${label}${style.colon}`, x, top + index * step, {strong: bold});
    if (style.alignFacts === 'right')
      write(sheet, value, x + across * 0.5, top + index * step, {width: across * 0.5, align: 'right'});
    else write(sheet, value, x + across * 0.56, top + index * step);
  });
  return top + pairs.length * step;
}

function boxed(sheet, pairs, y) {
  const {doc, style, left, right} = sheet;
  const width = (right - left) / pairs.length;
  pairs.forEach(([label, value], index) => {
    const x = left + index * width;
    fill(doc, x, y, width, style.size * 1.8, '#eef0f2');
    frame(doc, x, y, width, style.size * 4, {color: '#888', width: 0.5});
    write(sheet, label, x + 2, y + style.size * 0.4, {
      scale: 0.8,
      width: width - 4,
      align: 'center',
      height: 10,
      ellipsis: true,
    });
    write(sheet, value, x + 2, y + style.size * 2.3, {
      scale: 0.95,
      width: width - 4,
      align: 'center',
      strong: true,
      height: 12,
    });
  });
  return y + style.size * 4;
}

function inRow(sheet, pairs, y) {
  const {doc, style, left, right} = sheet;
  rule(doc, left, y - 4, right, y - 4, {color: '#999'});
  const width = (right - left) / pairs.length;
  pairs.forEach(([label, value], index) => {
    write(sheet, `${label}${style.colon || ':'} ${value}`, left + index * width, y, {scale: 0.95});
  });
  rule(doc, left, y + style.size * 1.7, right, y + style.size * 1.7, {color: '#999'});
  return y + style.size * 2;
}

function title(sheet, y) {
  const {style, invoice, left} = sheet;
  if (style.dating) return datedHeading(sheet, y);
  if (style.title === 'right') return y;
  const sentence = style.words.inline
    .replace('{n}', invoice.number)
    .replace('{d}', printedDate(sheet, invoice.issued));
  write(sheet, style.title === 'inline' ? sentence : style.words.title, left, y + 14, {
    strong: true,
    scale: 1.45,
  });
  return y + 14 + style.size * 2;
}

/** The title and the day of a house that states it otherwise, see dating.mjs. */
function datedHeading(sheet, top) {
  const {style, invoice, random, left, right} = sheet;
  const stated = {invoice, style, printed: (iso) => printedDate(sheet, iso)};
  const isAbove = chance(random, 0.5);
  const lines = () => {
    for (const {text, side} of datedLines(random, stated)) {
      write(sheet, text, left, y, {width: right - left, align: side});
      y += style.size * 1.8;
    }
  };
  let y = top + 12;
  if (isAbove) lines();
  const titled = datedTitle(stated) ?? (style.title === 'right' ? [] : [style.words.title]);
  y = column(sheet, titled, left, y, {strong: true, scale: 1.45});
  if (!isAbove) lines();
  return y + style.size;
}

function signed(sheet, cents, {line = false} = {}) {
  const {style, invoice} = sheet;
  const text = money(cents, ...invoice.marks);
  if (line && !style.lineSign) return text;
  const {sign, currency} = invoice.country;
  if (style.sign === 'after') return `${text} ${sign}`;
  if (style.sign === 'before') return /^[$£R]/.test(sign) ? `${sign}${text}` : `${sign} ${text}`;
  if (style.sign === 'code') return `${currency} ${text}`;
  return style.sign === 'codeAfter' ? `${text} ${currency}` : text;
}

function items(sheet, top) {
  const {doc, style, invoice, left, right} = sheet;
  const {columns: titles} = style.words;
  if (style.ledger !== undefined) return ledger(sheet, top);
  const [decimal] = invoice.marks;
  const parts = {
    position: {title: '#', width: 0.6, of: (line, index) => String(index + 1)},
    code: {title: 'Art.', width: 1.5, of: (line) => line.code},
    description: {title: titles.description, width: 5, of: (line) => line.description},
    quantity: {
      title: titles.quantity,
      width: 1.25,
      align: 'right',
      of: (line) => quantity(line.quantity, decimal),
    },
    unit: {title: '', width: 1, of: (line) => line.unit},
    price: {
      title: titles.price,
      width: 1.8,
      align: 'right',
      of: (line) => signed(sheet, line.price, {line: true}),
    },
    rate: {
      title: `${invoice.country.tax}`,
      width: 1,
      align: 'right',
      of: (line) => `${quantity(line.rate ?? invoice.rate, decimal)}%`,
    },
    amount: {
      title: currencyHint(sheet, titles.amount),
      width: 2.1,
      align: 'right',
      of: (line) => signed(sheet, amountOf(line), {line: true}),
    },
  };
  const {position, code, unit, rate, quantityFirst} = style.columns;
  const order = [
    ...(position ? ['position'] : []),
    ...(quantityFirst ? ['quantity', ...(unit ? ['unit'] : [])] : []),
    ...(code ? ['code'] : []),
    'description',
    ...(quantityFirst ? [] : ['quantity', ...(unit ? ['unit'] : [])]),
    'price',
    ...(rate ? ['rate'] : []),
    'amount',
  ];
  const total = order.reduce((sum, name) => sum + parts[name].width, 0);
  const columns = order.map((name) => ({
    ...parts[name],
    width: (parts[name].width / total) * (right - left),
  }));
  const filled = style.headFill === 'accent';
  const looks = {
    head: {font: sheet.bold, size: style.size * 0.92, color: filled ? '#fff' : '#111'},
    body: {font: sheet.regular, size: style.size * 0.95},
    headFill: filled ? style.accent : style.headFill,
    grid: style.grid,
    pad: 3 + (style.size % 2),
    color: '#aaa',
    bottom: sheet.bottom,
  };
  let rows = invoice.lines.map((line, index) => columns.map((part) => part.of(line, index)));
  let placed = table(doc, columns, rows, left, top, looks);
  while (placed.left.length > 0) {
    rows = placed.left;
    pageNumber(sheet);
    nextPage(sheet);
    placed = table(doc, columns, rows, left, 90, looks);
  }
  if (placed.y + 130 > sheet.bottom + 40) {
    pageNumber(sheet);
    nextPage(sheet);
    return 90;
  }
  return placed.y;
}

function ledger(sheet, top) {
  const turn = () => {
    pageNumber(sheet);
    nextPage(sheet);
  };
  const y = drawLedger(sheet, top, {
    look: sheet.style.ledger,
    turn,
    titles: sheet.style.words.columns,
    signed: (cents) => signed(sheet, cents, {line: true}),
  });
  if (y + 130 <= sheet.bottom + 40) return y;
  turn();
  return 90;
}

function currencyHint(sheet, label) {
  return sheet.style.sign === 'none' && !sheet.style.lineSign
    ? `${label} (${sheet.invoice.currency})`
    : label;
}

function nextPage(sheet) {
  sheet.doc.addPage({size: sheet.style.page, margin: 0});
  write(
    sheet,
    `${sheet.invoice.seller.name} · ${sheet.style.words.title} ${sheet.invoice.number}`,
    sheet.left,
    44,
    {scale: 0.9, color: '#555'},
  );
}

function pageNumber(sheet) {
  sheet.pages = (sheet.pages ?? 0) + 1;
  const text = `${sheet.invoice.locale.page.split('{a}')[0]}${sheet.pages}`;
  write(sheet, text, sheet.left, sheet.doc.page.height - 50, {
    scale: 0.8,
    width: sheet.right - sheet.left,
    align: 'right',
  });
}

function sums(sheet) {
  const {style, invoice} = sheet;
  const {net, tax, gross, rates} = totalsOf(invoice.lines, invoice.rate);
  const name = invoice.country.tax;
  const taxed = rates.map(({rate, tax: part}) => [
    style.words.taxed.replace('{x}', name).replace('{r}', quantity(rate, invoice.marks[0])),
    part,
  ]);
  const sum =
    rates.length > 1 && style.showTaxTotal ? [[style.words.taxTotal.replace('{x}', name), tax]] : [];
  return [[style.words.net, net], ...taxed, ...sum, [style.words.gross, gross]];
}

function totals(sheet, top) {
  const {doc, style, left, right} = sheet;
  const entries = sums(sheet);
  const step = style.size * 1.75;
  if (style.totals === 'row' && entries.length <= 4) {
    const width = (right - left) / entries.length;
    entries.forEach(([label, cents], index) => {
      const x = left + index * width;
      frame(doc, x, top, width, step * 2.2, {color: '#777'});
      write(sheet, label, x + 3, top + 4, {
        scale: 0.85,
        width: width - 6,
        align: 'center',
        height: 11,
        ellipsis: true,
      });
      write(sheet, signed(sheet, cents), x + 3, top + step, {
        strong: index === entries.length - 1,
        width: width - 6,
        align: 'center',
      });
    });
    return top + step * 2.2;
  }
  const width = 230;
  const x = style.totals === 'left' ? left : right - width;
  if (style.totals === 'box') fill(doc, x - 8, top - 4, width + 8, entries.length * step + 12, '#eef0f3');
  entries.forEach(([label, cents], index) => {
    const last = index === entries.length - 1;
    const y = top + 2 + index * step + (last ? 4 : 0);
    write(sheet, `${label}${style.colon}`, x, y, {strong: last, scale: last ? 1.12 : 1});
    write(sheet, signed(sheet, cents), x + 110, y, {
      strong: last,
      scale: last ? 1.12 : 1,
      width: width - 114,
      align: 'right',
    });
  });
  const line = top + (entries.length - 1) * step;
  rule(doc, x, line, x + width, line, {width: 0.8});
  return top + entries.length * step + 10;
}

function closing(sheet, top) {
  const {style, invoice, left} = sheet;
  const {words} = style;
  const lines = [];
  if (style.due === 'sentence') lines.push(words.dueIn.replace('{d}', printedDate(sheet, invoice.due)));
  if (style.due === 'terms') lines.push(words.terms.replace('{t}', invoice.days));
  if (chance(sheet.random, 0.6)) lines.push(words.thanks);
  let y = column(sheet, lines, left, top, {});
  if (style.bank === 'block') {
    y = column(sheet, [words.bank], left, y + 8, {strong: true, color: style.accent});
    y = column(sheet, [`IBAN: ${ibanOf(sheet)}`, `BIC: TEST${invoice.country.code}2X`], left, y, {});
  }
  if (style.bank === 'sentence') y = column(sheet, [`${words.bank}: ${ibanOf(sheet)}`], left, y + 6, {});
  return y;
}

function ibanOf({style, invoice}) {
  const {iban} = invoice.seller;
  return style.groupIban ? iban.replaceAll(/(.{4})(?=.)/g, '$1 ') : iban;
}

function foot(sheet) {
  const {doc, style, invoice, left, right} = sheet;
  const {seller} = invoice;
  const y = doc.page.height - 74;
  if (sheet.pages !== undefined) pageNumber(sheet);
  rule(doc, left, y - 6, right, y - 6, {color: style.accent, width: 0.5});
  const third = (right - left) / 3;
  const small = {scale: 0.76, color: '#444'};
  column(sheet, [seller.name, ...seller.lines], left, y, small);
  column(
    sheet,
    [`${style.words.phone} ${seller.phone}`, seller.email, `${style.words.vat} ${seller.vat}`],
    left + third,
    y,
    small,
  );
  if (style.bank === 'foot')
    column(
      sheet,
      [style.words.bank, `IBAN ${ibanOf(sheet)}`, `BIC TEST${invoice.country.code}2X`],
      left + 2 * third,
      y,
      small,
    );
}
