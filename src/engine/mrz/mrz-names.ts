import {asLetters} from './check-digit.js';
import type {MrzField} from './mrz-field.js';

/** The names of a line, from a character on: `ERIKSSON<<ANNA<MARIA<<<<<`. */
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

/** Names that are alone, with fillers behind them. */
export function nameField(
  concept: 'surname' | 'given_names',
  text: string,
  {line, start}: {line: number; start: number},
): MrzField {
  return {concept, value: nameOf(text), line, start, end: start + text.length};
}

/** Two fillers; where recognition took one or both for letters, K is what it took them for. */
function separatorOf(text: string): {start: number; end: number} | undefined {
  const match = /<<+/.exec(text) ?? /<K|K</.exec(text) ?? /(?<=\w{2})KK(?=\w{2})/.exec(text);
  return match === null ? undefined : {start: match.index, end: match.index + match[0].length};
}

/** Up to the next two fillers, and without the letters a row of fillers was taken for. */
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
