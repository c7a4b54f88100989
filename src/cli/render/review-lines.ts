import type {DocumentOutcome, UnsureValue} from '../../batch/model/outcome.js';
import {counted} from '../../contract/counted.js';
import {printable} from '../terminal/printable.js';
import {toBeReviewed} from './records.js';

/** Documents shown by name; `--json` lists all. */
const documentsShown = 10;
const valuesShown = 4;

/** Which documents a person should look at, and for what. */
export function reviewLines(documents: DocumentOutcome[], mark: string): string[] {
  const all = toBeReviewed(documents);
  if (all.length === 0) return [];
  const more = all.length - documentsShown;
  return [
    `  ${mark} ${counted(all.length, 'document')} to be reviewed`,
    ...all
      .slice(0, documentsShown)
      .map(({source, values}) => `      ${printable(source)}: ${unsureWords(values)}`),
    ...(more > 0 ? [`      and ${more} more`] : []),
  ];
}

/** `tax 62 %, currency 67 %`. */
export function unsureWords(values: UnsureValue[]): string {
  if (values.length === 0) return 'how sure its values are is not known';
  const shown = values
    .slice(0, valuesShown)
    .map(({field, confidence}) => `${printable(field)} ${Math.floor(confidence * 100)} %`);
  const more = values.length - valuesShown;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
