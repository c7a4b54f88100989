import type {ReviewedField} from '../../contract/documents.js';

/** The unsure field after (1) or before (-1) a field, not around the end; the first or last of all without a field. */
export function nextUnsure(
  fields: readonly ReviewedField[],
  from: string | undefined,
  direction: 1 | -1,
): ReviewedField | undefined {
  const ordered = direction === 1 ? fields : fields.toReversed();
  const start = from === undefined ? -1 : ordered.findIndex(({name}) => name === from);
  return ordered.slice(start + 1).find(({unsure}) => unsure);
}
