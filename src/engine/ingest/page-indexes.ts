import {DocextractError} from '../../contract/errors.js';

/** The pages of a document to read: page `only` (from 1) or, without it, the first `maxPages`. */
export interface PagesAsked {
  maxPages: number;
  only?: number | undefined;
}

/** The pages asked for, from 0. Throws `not_found` for one that the document does not have. */
export function pageIndexes(
  {name, pageCount}: {name: string; pageCount: number},
  {maxPages, only}: PagesAsked,
): number[] {
  if (only === undefined) return Array.from({length: Math.min(pageCount, maxPages)}, (_, index) => index);
  if (only <= pageCount) return [only - 1];
  throw new DocextractError('not_found', `${name} has no page ${only}.`, {hint: `It has ${pageCount}.`});
}
