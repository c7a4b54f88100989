import {InvalidArgumentError} from 'commander';
import {settingSchemas} from '../config/setting-schemas.js';
import {parseDuration} from '../config/duration.js';
import {parseSize} from '../config/size.js';
import {FieldName} from '../../contract/fields.js';
import {isRecord} from '../../contract/records.js';

/** Parsers of option values. They throw what commander turns into "option … argument … is invalid". */

export function durationValue(text: string): number {
  const ms = parseDuration(text);
  if (ms === undefined) throw new InvalidArgumentError('Give a time such as 500ms, 30s, 5m, 2h or 1d.');
  return ms;
}

/** A whole number from 1. */
export function countValue(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('Give a whole number from 1.');
  return Number(text);
}

/** A confidence above 0, up to 1: `0.8`, or `80%`. */
export function confidenceValue(text: string): number {
  const {number, percent} = /^(?<number>\d*\.?\d+)(?<percent>\s?%)?$/.exec(text.trim())?.groups ?? {};
  const value = Number(number) / (percent === undefined ? 1 : 100);
  if (!(value > 0 && value <= 1)) throw new InvalidArgumentError('Give a confidence such as 0.8 or 80%.');
  return value;
}

/** A whole number from 0. */
export function countOrZeroValue(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number from 0.');
  return Number(text);
}

/** A port from 0 to 65535; 0 means any free one. */
export function portValue(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('Give a port from 0 to 65535.');
  return Number(text);
}

/** `--report "$DIR"` of a script, where the variable is not set, names none. */
export function folderValue(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Give the name of a folder.');
  return outputValue(text);
}

/** A folder for results. `-` is stdout to most programs, and here refused: it would make a folder of that name. */
export function outputValue(text: string): string {
  if (text.trim() === '-')
    throw new InvalidArgumentError('It names no folder; write ./- for one that is called so.');
  return text;
}

/** The address of a service. */
export function addressValue(text: string): string {
  const parsed = settingSchemas.baseUrl.safeParse(text);
  if (!parsed.success)
    throw new InvalidArgumentError('Give a web address such as https://api.example.com/v1.');
  return parsed.data;
}

/** `500MB`, `1GiB`, `1073741824`. */
export function bytesValue(text: string): number {
  const bytes = parseSize(text);
  if (bytes === undefined) throw new InvalidArgumentError('Give a size such as 500MB or 1GiB.');
  return bytes;
}

/** `key=value`, gathered over repetitions; a later one of the same key wins. */
export function pairValue(text: string, gathered: Record<string, string> = {}): Record<string, string> {
  const cut = text.indexOf('=');
  if (cut < 1) throw new InvalidArgumentError('Give it as name=text.');
  return {...gathered, [text.slice(0, cut).trim()]: text.slice(cut + 1)};
}

/** A field and its prompt, `field=text`, gathered over repetitions; each field once, since only one prompt is sent. */
export function promptValue(text: string, gathered: Record<string, string> = {}): Record<string, string> {
  const pairs = pairValue(text);
  const [field = '', prompt = ''] = Object.entries(pairs)[0] ?? [];
  if (prompt.trim() === '')
    throw new InvalidArgumentError('Say what to extract, as in total="total amount to pay".');
  if (!FieldName.safeParse(field).success)
    throw new InvalidArgumentError(`"${field}" cannot be the name of a field, take another.`);
  if (Object.hasOwn(gathered, field))
    throw new InvalidArgumentError(`There is a prompt for ${field} already.`);
  return {...gathered, ...pairs};
}

/** Gathers repetitions into a list. */
export function listValue(text: string, gathered: string[] = []): string[] {
  return [...gathered, text];
}

export function jsonObjectValue(text: string): Record<string, unknown> {
  const value = parsedJson(text);
  if (!isRecord(value)) throw new InvalidArgumentError('Give a JSON object, such as \'{"batch": "7"}\'.');
  return value;
}

/** A moment, as a date or as a time ago. Milliseconds since 1970. */
export function momentValue(text: string, nowMs: number): number {
  const ago = parseDuration(text);
  const moment = ago === undefined || /^\d+$/.test(text) ? Date.parse(text) : nowMs - ago;
  if (Number.isNaN(moment))
    throw new InvalidArgumentError('Give a date such as 2026-01-31, or a time ago such as 2d.');
  return moment;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
