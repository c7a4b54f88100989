import {moneyDecimal, plainDecimal} from '../values/decimal.js';

/** `20240305`, `2024-03-05`, either with a time or a zone behind, as an ISO date. */
export function isoDateOf(text: string | undefined): string | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d{1,3}$)/.exec(text?.trim() ?? '');
  if (match === null) return undefined;
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  return new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ? iso : undefined;
}

/** An xs:decimal as money: without needless zeros, at least two decimals. */
export function moneyOf(text: string | undefined): string | undefined {
  const decimal = decimalOf(text);
  return decimal === undefined ? undefined : moneyDecimal(decimal);
}

/** An xs:decimal without needless zeros and signs. */
export function decimalOf(text: string | undefined): string | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text?.trim() ?? '');
  if (match === null || `${match[2]}${match[3] ?? ''}` === '') return undefined;
  const whole = match[2]!.replace(/^0+(?=\d)/, '') || '0';
  return plainDecimal(`${match[1] === '-' ? '-' : ''}${whole}${match[3] ? `.${match[3]}` : ''}`);
}

/** The value on which all agree: a rate is the invoice's rate only if there is no other. */
export function onlyOne(values: (string | undefined)[]): string | undefined {
  const different = new Set(values.filter((value) => value !== undefined));
  return different.size === 1 ? [...different][0] : undefined;
}

/** Account and tax numbers as they are compared: no spaces. */
export function withoutSpaces(text: string | undefined): string | undefined {
  return text?.replace(/\s/g, '');
}

/** Text on one line. */
export function onOneLine(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, ' ').trim();
}
