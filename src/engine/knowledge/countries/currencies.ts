/** ISO 4217 codes that documents show, with the signs and words that mean them, most usual meaning first. */
export const currencies: Record<string, string[]> = {
  EUR: ['€', 'euro', 'euros', 'eur'],
  USD: ['$', 'us$', 'u$s', 'usd', 'dollar', 'dollars'],
  GBP: ['£', 'gbp', 'pound sterling', 'pounds'],
  CHF: ['chf', 'fr.', 'sfr', 'sfr.', 'franken'],
  MYR: ['rm', 'myr', 'ringgit'],
  PLN: ['zł', 'zl', 'pln', 'złotych'],
  SEK: ['kr', 'kr.', 'sek', 'kronor'],
  NOK: ['nok', 'kroner'],
  DKK: ['dkk'],
  TRY: ['₺', 'tl', 'try'],
  JPY: ['¥', 'jpy', 'yen'],
  CNY: ['cny', 'rmb', 'cn¥'],
  INR: ['₹', 'rs.', 'inr'],
  IDR: ['rp', 'idr'],
  BRL: ['r$', 'brl'],
  CAD: ['c$', 'ca$', 'cad'],
  AUD: ['a$', 'au$', 'aud'],
  NZD: ['nz$', 'nzd'],
  SGD: ['s$', 'sgd'],
  HKD: ['hk$', 'hkd'],
  MXN: ['mx$', 'mxn', 'pesos'],
  CZK: ['kč', 'czk'],
  HUF: ['ft', 'huf'],
  RON: ['lei', 'ron'],
  BGN: ['лв', 'bgn'],
  UAH: ['₴', 'uah'],
  RUB: ['₽', 'rub'],
  ILS: ['₪', 'ils'],
  KRW: ['₩', 'krw'],
  THB: ['฿', 'thb'],
  PHP: ['₱', 'php'],
  VND: ['₫', 'vnd'],
  ZAR: ['zar'],
  AED: ['aed'],
  SAR: ['sar'],
};

/** Signs that several countries share: they say less about which currency is meant. */
export const sharedSigns = new Set(['$', '¥', 'fr.', 'ft', 'lei', 'tl', 'rp', 'kr', 'kr.']);

/** Currencies that share a sign: where the country of the issuer is known, it tells which is meant. */
export const signFamilies: readonly (readonly string[])[] = [
  ['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD'],
  ['SEK', 'NOK', 'DKK'],
  ['JPY', 'CNY'],
];

/** ISO 3166 codes of countries to the currency their businesses invoice in. */
export const countryCurrencies: Record<string, string> = {
  ...Object.fromEntries(
    'AT BE CY DE EE EL ES FI FR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((code) => [code, 'EUR']),
  ),
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  PL: 'PLN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  BG: 'BGN',
  TR: 'TRY',
  BR: 'BRL',
  MX: 'MXN',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  IN: 'INR',
  NZ: 'NZD',
  MY: 'MYR',
  SG: 'SGD',
};
