import {asLetters} from './check-digit.js';
import type {MrzField} from './mrz-field.js';

/** The surname and the given names in a line, from a character on: `ERIKSSON<<ANNA<MARIA<<<<<`. */
export function readNames(text: string, line: number, from: number): MrzField[] {
  const written = text.slice(from);
  const separator = separatorOf(written);
  if (separator === undefined) return [];
  const surname = written.slice(0, separator.start);
  const given = withoutFillers(written.slice(separator.end));
  const start = from + separator.end;
  return [
    {concept: 'surname' as const, value: nameOf(surname), line, start: from, end: from + surname.length},
    {concept: 'given_names' as const, value: nameOf(given), line, start, end: start + given.length},
  ].filter(({value}) => value !== '');
}

/** A name in a field of its own, with fillers after it. */
export function nameField(
  concept: 'surname' | 'given_names',
  text: string,
  {line, start}: {line: number; start: number},
): MrzField {
  return {concept, value: nameOf(text), line, start, end: start + text.length};
}

/** The separator of surname and given names: two fillers, one or both of which may have been read as K. */
function separatorOf(text: string): {start: number; end: number} | undefined {
  const match = /<<+/.exec(text) ?? /<K|K</.exec(text) ?? /(?<=\w{2})KK(?=\w{2})/.exec(text);
  return match === null ? undefined : {start: match.index, end: match.index + match[0].length};
}

/** The text up to the next two fillers, without the letters that a row of fillers was read as. */
function withoutFillers(text: string): string {
  return text.replace(/<<.*$|<[KCLSE<]{2,}$|K{2,}[KC<]*$/, '').replace(/[<K]*<[<K]*$/, '');
}

function nameOf(text: string): string {
  return asLetters(text)
    .split('<')
    .filter((part) => part !== '')
    .map((part) => part[0]! + part.slice(1).toLowerCase())
    .join(' ');
}
