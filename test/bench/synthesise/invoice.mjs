// The facts of an invented invoice; nothing here knows what it looks like.
import {expectedInvoice} from '../../../fixtures/make/figures.mjs';
import {between, chance, day, daysAfter, digits, letters, pick, some} from './draw.mjs';
import {locales} from './locales.mjs';
import {company} from './parties.mjs';

export function inventInvoice(random, language) {
  const locale = locales[language];
  const country = pick(random, locale.countries);
  const issued = day(random);
  const days = pick(random, [7, 10, 14, 21, 30, 45, 60]);
  const manyLines = chance(random, 0.1);
  return {
    language,
    locale,
    country,
    number: numberOf(random, issued),
    issued,
    days,
    due: daysAfter(issued, days),
    seller: company(random, locale, country),
    buyer: company(random, locale, country),
    currency: country.currency,
    rate: country.rates[0],
    marks: pick(random, country.marks),
    lines: lines(random, locale, country, manyLines ? between(random, 25, 60) : between(random, 1, 12)),
  };
}

/** What must be found, given what was printed: `dueShown` is false when only a term of days or nothing stands there. */
export function truthOf(invoice, {dueShown, ibanShown}) {
  const iban = ibanShown ? invoice.seller.iban : undefined;
  return expectedInvoice({...invoice, iban, due: dueShown ? invoice.due : undefined});
}

function numberOf(random, issued) {
  const year = issued.slice(0, 4);
  const serial = digits(random, between(random, 3, 6));
  const forms = [
    `${year}-${serial}`,
    `${letters(random, 2)}-${serial}`,
    `${letters(random, 1)}${year.slice(2)}-${serial}`,
    `INV${serial.padStart(7, '0')}`,
    `${between(random, 1, 9)}${serial}`,
    `${letters(random, 1)}-${year}/${serial}`,
    `${letters(random, 2)}/${serial}/${issued.slice(5, 7)}/${year}`,
    `${serial}/${year.slice(2)}`,
    `${year}${serial.padStart(5, '0')}`,
    `${letters(random, 1)}${serial}.${digits(random, 2)}`,
  ];
  return pick(random, forms);
}

function lines(random, locale, country, count) {
  const twoRates = country.rates.length > 1 && chance(random, 0.3);
  return Array.from({length: count}, () => ({
    description: describe(random, locale),
    code: `${letters(random, 2)}-${digits(random, between(random, 3, 5))}`,
    unit: pick(random, locale.units),
    quantity: quantityOf(random),
    price: priceOf(random),
    ...(twoRates && chance(random, 0.35) ? {rate: country.rates[1]} : {}),
  }));
}

function describe(random, locale) {
  const items = some(random, locale.items, chance(random, 0.2) ? 2 : 1);
  return items.join(chance(random, 0.5) ? ', ' : '\n');
}

function quantityOf(random) {
  if (chance(random, 0.4)) return 1;
  if (chance(random, 0.18)) return between(random, 1, 60) / 4;
  return between(random, 2, chance(random, 0.2) ? 500 : 40);
}

function priceOf(random) {
  const top = pick(random, [900, 5_000, 20_000, 90_000, 350_000]);
  const cents = between(random, 45, top);
  return chance(random, 0.3) ? Math.max(100, Math.round(cents / 100) * 100) : cents;
}
