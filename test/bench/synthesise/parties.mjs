// Invented companies with addresses, numbers and accounts of the right form.
import {between, chance, digits, letters, pick} from './draw.mjs';

/** Lengths of the BBAN by country: letters first, then digits (IBAN registry). */
const accounts = {
  GB: [4, 14],
  IE: [4, 14],
  DE: [0, 18],
  AT: [0, 16],
  CH: [0, 17],
  FR: [0, 23],
  BE: [0, 12],
  ES: [0, 20],
  IT: [1, 22],
  NL: [4, 10],
  PT: [0, 21],
  PL: [0, 24],
  SE: [0, 20],
  TR: [0, 22],
};

const vatForms = {
  GB: 'GB #########',
  IE: 'IE#######A',
  DE: 'DE#########',
  AT: 'ATU########',
  CH: 'CHE-###.###.###',
  FR: 'FR###########',
  BE: 'BE0#########',
  ES: 'B########',
  IT: '###########',
  NL: 'NL#########B01',
  PT: '#########',
  PL: '###-###-##-##',
  SE: 'SE############',
  TR: '##########',
  US: '##-#######',
  MX: 'XAXX######',
  BR: '##.###.###/0001-##',
};

/** A company: legal name, the short name of its sign, postal lines, VAT number, IBAN or undefined. */
export function company(random, locale, country) {
  const name = pick(random, locale.names);
  const trade = pick(random, locale.trades);
  const form = pick(random, locale.forms);
  const words = chance(random, 0.5) ? [name, trade, form] : [trade, name, form];
  return {
    name: words.filter(Boolean).join(' '),
    sign: chance(random, 0.5) ? name : `${name} ${trade}`,
    lines: address(random, locale, country),
    vat: fill(random, vatForms[country.code]),
    phone: fill(random, pick(random, ['0## ### ####', '+## ## ### ## ##', '(0###) ######', '0##/### ## ##'])),
    email: `${pick(random, ['info', 'office', 'mail', 'contact'])}@${plain(name)}.example`,
    iban: accounts[country.code] === undefined ? undefined : iban(random, country.code),
  };
}

function address(random, locale, country) {
  const street = pick(random, locale.streets);
  const number = between(random, 1, 180);
  const english = /^(GB|US|IE)$/.test(country.code) || (country.code === 'FR' && chance(random, 0.9));
  return [english ? `${number} ${street}` : `${street} ${number}`, pick(random, locale.cities[country.code])];
}

function iban(random, code) {
  const [count, rest] = accounts[code];
  const bban = letters(random, count) + digits(random, rest);
  const numeric = [...`${bban}${code}00`].map((character) => parseInt(character, 36)).join('');
  const check = String(98n - (BigInt(numeric) % 97n)).padStart(2, '0');
  return `${code}${check}${bban}`;
}

function fill(random, form) {
  return form.replace(/#/g, () => digits(random, 1)).replace(/(?<=\d)A$/, () => letters(random, 1));
}

function plain(name) {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
