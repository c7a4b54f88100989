// Till receipts: narrow paper, one fixed-width face, columns by spaces.
import {date, decimal, money} from '../../../fixtures/make/figures.mjs';
import {closeSheet, openSheet, put} from '../../../fixtures/make/sheet.mjs';
import {between, chance, day, digits, pick, some, weighted} from './draw.mjs';
import {locales} from './locales.mjs';
import {company} from './parties.mjs';

const words = {
  en: {
    total: ['TOTAL', 'Total', 'AMOUNT DUE', 'Grand Total', 'TOTAL DUE', 'BALANCE DUE', 'Total Sales'],
    subtotal: ['Subtotal', 'SUB TOTAL'],
    tax: ['VAT', 'TAX', 'GST'],
    cash: ['CASH', 'Cash tendered'],
    change: ['CHANGE', 'Change due'],
    card: ['CARD', 'VISA'],
    date: ['Date', 'DATE', ''],
    receipt: ['Receipt', 'Receipt No', 'Trans'],
    till: ['Till', 'Reg', 'POS'],
    thanks: ['THANK YOU', 'Please come again', 'Keep this receipt'],
    rounding: 'Rounding',
  },
  de: {
    total: ['SUMME', 'Summe EUR', 'GESAMT', 'Gesamtbetrag', 'Zu zahlen', 'TOTAL'],
    subtotal: ['Zwischensumme', 'Netto'],
    tax: ['MwSt', 'USt'],
    cash: ['BAR', 'Gegeben'],
    change: ['Rückgeld', 'Zurück'],
    card: ['EC-Karte', 'Girocard'],
    date: ['Datum', 'Datum:', ''],
    receipt: ['Bon-Nr.', 'Beleg', 'Rechnung'],
    till: ['Kasse', 'Filiale'],
    thanks: ['Vielen Dank für Ihren Einkauf', 'Auf Wiedersehen', 'Umtausch nur mit Bon'],
    rounding: 'Rundung',
  },
  fr: {
    total: ['TOTAL', 'TOTAL TTC', 'NET A PAYER', 'A PAYER', 'MONTANT DU'],
    subtotal: ['Sous-total', 'Total HT'],
    tax: ['TVA'],
    cash: ['ESPECES', 'Espèces'],
    change: ['RENDU', 'Monnaie rendue'],
    card: ['CB', 'Carte bancaire'],
    date: ['Date', 'Le', ''],
    receipt: ['Ticket', 'Ticket n°'],
    till: ['Caisse', 'Vendeur'],
    thanks: ['Merci de votre visite', 'A bientôt', 'Ticket à conserver'],
    rounding: 'Arrondi',
  },
  es: {
    total: ['TOTAL', 'TOTAL A PAGAR', 'Importe total', 'TOTAL EUR'],
    subtotal: ['Subtotal', 'Base imponible'],
    tax: ['IVA'],
    cash: ['EFECTIVO', 'Entregado'],
    change: ['CAMBIO', 'Devolución'],
    card: ['TARJETA', 'Tarjeta'],
    date: ['Fecha', 'FECHA', ''],
    receipt: ['Ticket', 'Factura simplificada'],
    till: ['Caja', 'Mesa'],
    thanks: ['Gracias por su visita', 'Vuelva pronto', 'IVA incluido'],
    rounding: 'Redondeo',
  },
  it: {
    total: ['TOTALE', 'TOTALE COMPLESSIVO', 'TOTALE EURO', 'IMPORTO PAGATO'],
    subtotal: ['Subtotale', 'SUBTOTALE'],
    tax: ['di cui IVA', 'IVA'],
    cash: ['CONTANTI', 'Pagamento contante'],
    change: ['RESTO', 'Resto'],
    card: ['BANCOMAT', 'Pagamento elettronico'],
    date: ['Data', '', 'DATA'],
    receipt: ['Doc. n.', 'Scontrino n.'],
    till: ['Cassa', 'Tavolo'],
    thanks: ['Grazie e arrivederci', 'DOCUMENTO COMMERCIALE'],
    rounding: 'Arrotondamento',
  },
  nl: {
    total: ['TOTAAL', 'Totaal EUR', 'Te betalen', 'TOTAAL TE BETALEN'],
    subtotal: ['Subtotaal'],
    tax: ['BTW'],
    cash: ['CONTANT', 'Contant'],
    change: ['WISSELGELD', 'Terug'],
    card: ['PIN', 'Pinbetaling'],
    date: ['Datum', ''],
    receipt: ['Bon', 'Bonnr.'],
    till: ['Kassa', 'Filiaal'],
    thanks: ['Bedankt en tot ziens', 'Bewaar deze bon'],
    rounding: 'Afronding',
  },
  pt: {
    total: ['TOTAL', 'TOTAL A PAGAR', 'Total EUR', 'Valor total'],
    subtotal: ['Subtotal'],
    tax: ['IVA'],
    cash: ['DINHEIRO', 'Entregue'],
    change: ['TROCO', 'Troco'],
    card: ['MULTIBANCO', 'Cartão'],
    date: ['Data', ''],
    receipt: ['Fatura simplificada', 'Talão'],
    till: ['Caixa', 'Mesa'],
    thanks: ['Obrigado pela visita', 'Volte sempre'],
    rounding: 'Arredondamento',
  },
  pl: {
    total: ['SUMA PLN', 'RAZEM', 'DO ZAPŁATY', 'SUMA'],
    subtotal: ['Sprzedaż opodatk. A', 'Podsuma'],
    tax: ['PTU A', 'VAT'],
    cash: ['GOTÓWKA', 'Gotówka'],
    change: ['RESZTA', 'Reszta'],
    card: ['KARTA', 'Karta płatnicza'],
    date: ['Data', ''],
    receipt: ['Paragon', 'Nr'],
    till: ['Kasa', 'Kasjer'],
    thanks: ['Dziękujemy', 'Zapraszamy ponownie'],
    rounding: 'Zaokrąglenie',
  },
  sv: {
    total: ['TOTALT', 'Att betala', 'SUMMA', 'Totalt SEK'],
    subtotal: ['Delsumma', 'Netto'],
    tax: ['Moms'],
    cash: ['KONTANT', 'Kontant'],
    change: ['ÅTER', 'Tillbaka'],
    card: ['KORT', 'Kortköp'],
    date: ['Datum', ''],
    receipt: ['Kvitto', 'Kvittonr'],
    till: ['Kassa', 'Butik'],
    thanks: ['Tack för besöket', 'Öppet köp 14 dagar'],
    rounding: 'Öresavrundning',
  },
  tr: {
    total: ['TOPLAM', 'GENEL TOPLAM', 'TUTAR', 'ÖDENECEK'],
    subtotal: ['ARA TOPLAM'],
    tax: ['TOPKDV', 'KDV'],
    cash: ['NAKİT', 'NAKIT'],
    change: ['PARA ÜSTÜ', 'ÜSTÜ'],
    card: ['KREDİ KARTI', 'Kredi kartı'],
    date: ['TARİH', 'Tarih', ''],
    receipt: ['FİŞ NO', 'Fiş No'],
    till: ['KASA', 'Kasiyer'],
    thanks: ['TEŞEKKÜR EDERİZ', 'Yine bekleriz'],
    rounding: 'Yuvarlama',
  },
};

export function inventReceipt(random, language) {
  const locale = locales[language];
  const country = pick(random, locale.countries);
  const shop = company(random, locale, country);
  const items = Array.from({length: between(random, 1, 14)}, () => [
    shorten(pick(random, locale.items)),
    chance(random, 0.7) ? 1 : between(random, 2, 6),
    between(random, 60, pick(random, [600, 2500, 9000])),
  ]);
  const total = items.reduce((sum, [, count, price]) => sum + count * price, 0);
  const issued = day(random);
  const shouting = chance(random, 0.4);
  const name = shouting ? shop.name.toLocaleUpperCase(language) : shop.name;
  const lines = chance(random, 0.5) ? shop.lines : [shop.lines.join(', ')];
  const fonts = locale.wide
    ? {DejaVuMono: 3, DejaVuCondensed: 1}
    : {DejaVuMono: 3, 'Courier-Bold': 3, DejaVuCondensed: 1, Courier: 1};
  const truth = {company: name, date: issued, address: shop.lines.join(', '), total: decimal(total)};
  return {
    language,
    locale,
    country,
    shop,
    name,
    lines,
    items,
    total,
    issued,
    truth,
    font: weighted(random, fonts),
    says: words[language],
  };
}

function shorten(item) {
  return item.split(/[,/]/)[0].slice(0, 22).trim();
}

export function drawReceipt(random, receipt) {
  const {country, shop, name, lines, items, total, issued, font, says} = receipt;
  const columns = between(random, 32, 42);
  const marks = pick(random, country.marks);
  const amount = (cents) => money(cents, ...marks).replaceAll('\u00a0', ' ');
  const printed = date(
    issued,
    pick(
      random,
      country.dates.filter((pattern) => !pattern.includes('MMMM')),
    ),
    receipt.locale.months.split(' '),
  );
  const time =
    `${String(between(random, 7, 22)).padStart(2, '0')}:${digits(random, 1)}${digits(random, 1)}`.replace(
      /:[6-9]/,
      ':5',
    );
  const label = pick(random, says.date);
  const when = `${[label, printed]
    .filter(Boolean)
    .join(label.endsWith(':') || label === '' ? ' ' : ': ')
    .trim()}  ${time}`;
  const spread = (left, right) => [left, right];
  const taxRate = country.rates[0];
  const tax = Math.round(total - total / (1 + taxRate / 100));
  const head = [
    ...lines.map((line) => [line]),
    [`${pick(random, receipt.locale.phone)} ${shop.phone}`],
    [`${pick(random, receipt.locale.vat)} ${shop.vat}`],
  ].slice(0, between(random, lines.length, 4));
  const meta = [
    spread(when, `${pick(random, says.till)} ${between(random, 1, 9)}`),
    [`${pick(random, says.receipt)} ${digits(random, between(random, 4, 8))}`],
  ];
  const early = chance(random, 0.6);
  const twoRows = chance(random, 0.4);
  const sign = pick(random, ['', '', ` ${country.sign}`]);
  const body = items.flatMap(([item, count, price]) => {
    const sum = amount(count * price);
    if (twoRows) return [[item], spread(`  ${count} x ${amount(price)}`, sum)];
    return [spread(count === 1 ? item : `${count} ${item}`, sum)];
  });
  const before = chance(random, 0.45)
    ? [
        spread(pick(random, says.subtotal), amount(chance(random, 0.5) ? total : total - tax)),
        ...(chance(random, 0.5) ? [spread(`${pick(random, says.tax)} ${taxRate}%`, amount(tax))] : []),
      ]
    : [];
  const given = Math.ceil(total / 1000) * 1000 + (chance(random, 0.3) ? 1000 : 0);
  const paid = chance(random, 0.5)
    ? [
        spread(pick(random, says.cash), amount(given)),
        spread(pick(random, says.change), amount(given - total)),
      ]
    : [spread(pick(random, says.card), amount(total))];
  const after = [
    ...(chance(random, 0.2) ? [spread(says.rounding, amount(0))] : []),
    ...paid,
    ...(chance(random, 0.5) ? [spread(`${pick(random, says.tax)} ${taxRate}%`, amount(tax))] : []),
  ];
  const rule = pick(random, ['-', '=', '*', '']).repeat(columns);
  const tail = some(random, says.thanks, between(random, 0, 2)).map((text) => [text]);
  const parts = [
    {lines: head, centred: chance(random, 0.75)},
    ...(early ? [{lines: meta}] : []),
    {lines: [[rule]]},
    {lines: body},
    {lines: [[rule]]},
    {lines: before},
    {
      lines: [spread(pick(random, says.total), `${amount(total)}${sign}`)],
      scale: pick(random, [1, 1.25, 1.5]),
    },
    {lines: after},
    ...(early ? [] : [{lines: [[''], ...meta]}]),
    {lines: [[''], ...tail], centred: true},
  ];
  return print(random, {receipt, parts, name, columns, font});
}

function print(random, {receipt, parts, name, columns, font}) {
  const width = pick(random, [164, 200, 227]);
  const margin = between(random, 6, 16);
  const size =
    (width - 2 * margin) / columns / (font.startsWith('Courier') ? 0.6 : font === 'DejaVuMono' ? 0.602 : 0.5);
  const step = size * (1.18 + random() * 0.3);
  const rows = parts.reduce((sum, {lines, scale = 1}) => sum + lines.length * scale * 1.1, 0);
  const height = (rows + 9) * step + 30;
  const doc = openSheet({
    title: 'Receipt',
    author: receipt.shop.name,
    date: receipt.issued,
    size: [width, height],
    language: receipt.language,
  });
  const inside = width - 2 * margin;
  let y = 14 + random() * 20;
  y +=
    put(doc, name, margin, y, {
      font: font === 'DejaVuMono' ? 'DejaVuMono-Bold' : font,
      size: size * (1.1 + random() * 0.6),
      width: inside,
      align: 'center',
    }) +
    step * 0.6;
  for (const {lines, centred = false, scale = 1} of parts)
    for (const [left, right] of lines) {
      const style = {font, size: size * scale, width: inside};
      const used = put(doc, left, margin, y, {
        ...style,
        align: centred ? 'center' : 'left',
        ...(right === undefined ? {} : {width: inside * 0.72}),
      });
      if (right !== undefined) put(doc, right, margin, y, {...style, align: 'right'});
      y += Math.max(step * scale, used);
    }
  return closeSheet(doc);
}
