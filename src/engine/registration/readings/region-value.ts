import type {FieldValue} from '../../../contract/extraction.js';
import type {Field, FieldType} from '../../../contract/fields.js';
import {possible} from '../../levels.js';
import {sameText} from '../geometry/homoglyphs.js';
import {joinAddress} from '../../values/addresses/address.js';
import {findValues} from '../../values/find-values.js';
import {squash} from '../../values/fold.js';
import type {FoundValue, NumberLocale} from '../../values/found.js';
import {cleanName} from '../../values/name.js';
import {similarity} from '../../values/similarity.js';

export interface TypedValue {
  value: FieldValue;
  /** 0 to 1: how well the text fits the type. */
  quality: number;
}

/**
 * The value a text has for a field; `undefined` when it is not of the field's type. Unlike in a search, the whole text
 * should be the value: what is left over lowers the quality.
 */
export function typeValue(field: Field, text: string, numberLocale: NumberLocale): TypedValue | undefined {
  if (field.options) return optionOf(field.options, text);
  switch (field.type ?? 'text') {
    case 'address':
      return written(joinAddress(text.split('\n')));
    case 'text':
    case 'name':
      return written(cleanName(text.replace(signedBy, '')));
    case 'identifier':
      return identifierOf(text);
    default:
      return mostTelling(findValues(field.type!, text.replaceAll('\n', ' '), numberLocale), text);
  }
}

/** The mark "/s/" before a name, which stands for a signature. */
const signedBy = /^\s*[/\\|]s[/\\|]\s*/i;

/** Whether values of the field's type are told from other text by parsing. */
export function isParsed({type, options}: Field): boolean {
  return type !== undefined && !options && !asWritten.has(type);
}

const asWritten = new Set<FieldType>(['text', 'name', 'address', 'identifier', 'boolean', 'table']);

function written(value: string): TypedValue | undefined {
  return /[\p{L}\p{N}]/u.test(value) ? {value, quality: 1} : undefined;
}

/** An identifier is the whole text, spaces and all: "PO13 9ZZ", "M- 20452". */
function identifierOf(text: string): TypedValue | undefined {
  const value = cleanName(text)
    .replace(/^#+\s*|[.\s]+$/g, '')
    .replace(/\s*([-–/])\s*/g, '$1');
  if (!/[\p{L}\p{N}]/u.test(value)) return undefined;
  return {value, quality: /\d/.test(value) ? 1 : possible};
}

function mostTelling(found: FoundValue<string | boolean>[], text: string): TypedValue | undefined {
  const whole = squash(text).length || 1;
  return found
    .map(({value, raw, quality}) => ({
      value,
      quality: ((1 + quality) / 2) * ((1 + Math.min(1, squash(raw).length / whole)) / 2),
    }))
    .sort((a, b) => b.quality - a.quality)[0];
}

function optionOf(options: string[], text: string): TypedValue | undefined {
  const key = squash(text);
  const [best] = options
    .map((value) => ({value, quality: similarity(squash(value), key)}))
    .sort((a, b) => b.quality - a.quality);
  return best && best.quality >= sameText ? best : undefined;
}
