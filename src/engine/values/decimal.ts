/** Exact arithmetic on decimal strings such as `-1234.50`. */

export function addDecimals(...values: string[]): string {
  const scale = Math.max(0, ...values.map(scaleOf));
  return fromUnits(
    values.reduce((sum, value) => sum + toUnits(value, scale), 0n),
    scale,
  );
}

export function negateDecimal(value: string): string {
  const scale = scaleOf(value);
  return fromUnits(-toUnits(value, scale), scale);
}

export function absoluteDecimal(value: string): string {
  return value.startsWith('-') ? value.slice(1) : value;
}

export function multiplyDecimals(a: string, b: string): string {
  const scale = scaleOf(a) + scaleOf(b);
  return fromUnits(toUnits(a, scaleOf(a)) * toUnits(b, scaleOf(b)), scale);
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareDecimals(a: string, b: string): number {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const difference = toUnits(a, scale) - toUnits(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether two numbers differ by at most `tolerance`, itself a decimal string. */
export function isNear(a: string, b: string, tolerance: string): boolean {
  const difference = absoluteDecimal(addDecimals(a, negateDecimal(b)));
  return compareDecimals(difference, tolerance) <= 0;
}

export function isZero(value: string): boolean {
  return /^-?0*\.?0*$/.test(value);
}

/** Without needless zeros: `1.500` is `1.5`, `-0.0` is `0`. */
export function plainDecimal(value: string): string {
  const trimmed = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return trimmed === '-0' || trimmed === '' ? '0' : trimmed;
}

/** The number with at least two decimals. */
export function moneyDecimal(value: string): string {
  const [whole, fraction = ''] = value.split('.');
  const text = `${whole}.${fraction.padEnd(2, '0')}`;
  return isZero(text) ? text.replace('-', '') : text;
}

function scaleOf(value: string): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}

function toUnits(value: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

function fromUnits(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
