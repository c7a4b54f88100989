import type {FieldValue} from '../../../../contract/extraction.js';

/** A value on one line, as lists show it; a dash for what was not found. */
export function wordsOf(value: FieldValue): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return Object.values(value).map(wordsOf).join(' · ');
  if (value.length > 0 && value.every((one) => typeof one === 'object' && one !== null))
    return value.length === 1 ? '1 row' : `${value.length} rows`;
  return value.map(wordsOf).join(', ');
}

export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A count with its noun: `1 page`, `3 pages`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
}
