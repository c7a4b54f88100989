import {fold} from './fold.mjs';

/** Values as a language writes them. */

export function personName(random, {firstNames, lastNames}) {
  const middle = random.chance(0.25) ? ` ${random.pick('ABCDEFGHJKLMPRST')}.` : '';
  return `${random.pick(firstNames)}${middle} ${random.pick(lastNames)}`;
}

export function companyName(random, {companyWords, legalForms}) {
  const words = random.sample(companyWords, random.chance(0.6) ? 2 : 1);
  return `${words.join(' ')} ${random.pick(legalForms)}`;
}

export function street(random, language) {
  const number = random.int(1, random.chance(0.3) ? 1999 : 99);
  return language.street.replace('{street}', random.pick(language.streets)).replace('{number}', number);
}

export function postalCode(random, {zip}) {
  return zip
    .replace(/[9A]/g, (mark) => (mark === '9' ? random.int(0, 9) : random.letters(1)))
    .replace(/^0/, '1');
}

/** Zip and town as the last line of an address; `{zip}`, `{town}` and `{region}` say their order. */
export function townLine(
  random,
  language,
  zip = postalCode(random, language),
  town = random.pick(language.towns),
) {
  return language.townLine
    .replace('{zip}', zip)
    .replace('{town}', town)
    .replace('{region}', random.pick(language.regions));
}

export function anyDate(random, from = 1985, to = 2026) {
  return {year: random.int(from, to), month: random.int(1, 12), day: random.int(1, 28)};
}

/** The date so many days later. */
export function daysAfter({year, month, day}, days) {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return {year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate()};
}

/** M, MM, MMM, MMMM, D, DD, YY and YYYY stand for the parts of a date. */
export function writeDate({year, month, day}, format, {months, shortMonths}) {
  const two = (number) => String(number).padStart(2, '0');
  const parts = {
    YYYY: year,
    YY: two(year % 100),
    MMMM: months[month - 1],
    MMM: shortMonths[month - 1],
    MM: two(month),
    M: month,
    DD: two(day),
    D: day,
  };
  return format.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D/g, (part) => parts[part]);
}

/** `cents`: an amount in hundredths. */
export function writeAmount(cents, {group, decimal}) {
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const text = `${whole}${decimal}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}

export function writeNumber(number, {group}) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, group);
}

export function phoneNumber(random, {phones}) {
  return random.pick(phones).replace(/9/g, () => random.int(0, 9));
}

/** Where a company is found on the internet. */
export function domainOf(random, {companyWords, code}) {
  const name = random
    .sample(companyWords, random.int(1, 2))
    .map(fold)
    .join(random.pick(['', '-']));
  return `${name}.${random.pick(['com', 'example', code === 'en' ? 'co.uk' : code])}`;
}

export function sentence(random, {words}, length) {
  const chosen = Array.from({length}, () => random.pick(words));
  chosen[0] = chosen[0].charAt(0).toLocaleUpperCase() + chosen[0].slice(1);
  for (let at = 5; at < length - 1; at += random.int(6, 12)) chosen[at] += random.pick(['.', ',', ',']);
  return `${chosen.join(' ')}.`;
}

export function code(random) {
  return random.pick([
    () => String(random.int(100, 99999)),
    () => random.letters(1) + random.int(10, 9999),
    () => `${random.int(10, 99)}-${random.int(100, 9999)}`,
    () => `${random.letters(2)}-${random.int(1, 99)}/${random.int(1, 99)}`,
    () => `${random.letters(3)}${random.digits(6)}`,
    () => `${random.digits(4)} ${random.digits(4)}`,
  ])();
}

export function money(random, language, cents = random.int(100, 999_999)) {
  return random.pick(language.moneyFormats).replace('#', writeAmount(cents, language));
}

function quantity(random, language) {
  return random.pick([
    () => money(random, language),
    () => writeNumber(random.int(1, 99999), language),
    () => String(random.int(1, 999)),
    () => `${random.int(1, 99)}${language.decimal}${random.int(0, 99)}`,
    () => `${random.int(1, 100)}%`,
    () => `${random.int(1, 900)} ${random.pick(language.units)}`,
  ])();
}

function place(random, language) {
  return random.pick([
    () => random.pick(language.towns),
    () => townLine(random, language),
    () => street(random, language),
  ])();
}

export function remark(random, {words}) {
  const text = Array.from({length: random.int(2, 7)}, () => random.pick(words)).join(' ');
  if (random.chance(0.15)) return text.toLocaleUpperCase();
  return random.chance(0.8) ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
}

/** Kinds of values by the type that the words of a label tell. */
const kindsOfType = {
  date: ['date'],
  money: ['quantity'],
  number: ['quantity'],
  percent: ['quantity'],
  identifier: ['code'],
  phone: ['phone'],
  name: ['person', 'company'],
  address: ['place'],
};
/** So many values suit their label; people write what they like. */
const suitingShare = 0.8;

/** Whatever may be filled into a form; mostly what suits a label that tells its `type`. */
export function anyValue(random, language, type) {
  const suiting = random.chance(suitingShare) ? kindsOfType[type] : undefined;
  const kind = suiting
    ? random.pick(suiting)
    : random.weighted({
        person: 16,
        date: 14,
        quantity: 12,
        code: 10,
        phone: 6,
        company: 10,
        place: 8,
        short: 4,
        remark: 20,
      });
  const make = {
    person: () => personName(random, language),
    date: () => writeDate(anyDate(random), random.pick(language.dateFormats), language),
    quantity: () => quantity(random, language),
    code: () => code(random),
    phone: () => phoneNumber(random, language),
    company: () => companyName(random, language),
    place: () => place(random, language),
    short: () => random.pick(language.shortAnswers),
    remark: () => remark(random, language),
  };
  return make[kind]();
}
