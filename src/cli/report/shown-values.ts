import type {FieldMeta} from '../../contract/extraction.js';
import type {ResultDocument} from '../../contract/jobs.js';
import {isRecord} from '../../contract/records.js';
import {metaIn} from '../../contract/result-columns.js';

/** A value of a result, as a line of the page. */
export interface ShownValue {
  /** Below other objects, of a result by a schema, with a dot between: `seller.name`. */
  name: string;
  value: unknown;
  meta?: FieldMeta;
  isCorrected: boolean;
}

/** Values less sure than this are marked: nine of ten that are surer are right. */
export const unsureBelow = 0.8;

/** The values of a result in their order, without their metadata. */
export function shownValues(fields: ResultDocument = {}): ShownValue[] {
  const meta = metaIn(fields) ?? {};
  const corrected = isRecord(fields._corrected) ? fields._corrected : {};
  return Object.entries(fields)
    .filter(([name]) => !['_meta', '_static_values', '_corrected', '_mapping', '_file'].includes(name))
    .flatMap(([name, value]) => valuesOf([name], value));

  function valuesOf(path: readonly string[], value: unknown): ShownValue[] {
    // A schema nests what the service names with an underscore between.
    const field = path.join('_');
    const told = Object.hasOwn(meta, field) ? meta[field] : undefined;
    if (isRecord(value) && told === undefined && Object.keys(value).length > 0)
      return Object.entries(value).flatMap(([name, inner]) => valuesOf([...path, name], inner));
    const isCorrected = Object.hasOwn(corrected, field);
    return [{name: path.join('.'), value, isCorrected, ...(told && {meta: told})}];
  }
}
