import type {DocumentView, TextLine} from '../../page-view/document-view.js';
import {concepts} from '../../knowledge/concepts/concepts.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import {licenceCodes} from '../../knowledge/countries/licence-codes.js';
import {findValues} from '../../values/find-values.js';
import type {NumberLocale} from '../../values/found.js';
import type {IdentityDocumentValue} from './identity-document-value.js';

/** Values of the numbered entries of a driving licence, in whatever language: 1 the surname, 4b the expiry date. */
export function licenceValues({lines, numberLocale}: DocumentView): IdentityDocumentValue[] {
  const entries = lines.flatMap(entriesOf);
  const codes = new Set(entries.map(({code}) => code));
  if (codes.size < leastCodes || !ownCodes.every((code) => codes.has(code))) return [];
  return entries.flatMap((entry) =>
    (licenceCodes[entry.code] ?? []).flatMap((concept) => valueOf(entry, concept, numberLocale)),
  );
}

/** Codes that tell a licence from a numbered list: dates of issue and expiry share the number 4. */
const ownCodes = ['4a', '4b'];
const leastCodes = 4;

/** The standard defines the codes, but recognition may take part of a value for one. */
const certainty = 0.9;

interface Entry {
  code: string;
  line: TextLine;
  start: number;
  end: number;
}

function entriesOf(line: TextLine): Entry[] {
  const marks = [...line.text.matchAll(/(?<![\p{L}\p{N}.])([1-9][a-d]?)[.)](?= |$)/gu)];
  if (marks[0]?.index !== 0) return [];
  return marks.flatMap((mark, at): Entry[] => {
    const start = mark.index + mark[0].length;
    const end = marks[at + 1]?.index ?? line.text.length;
    const code = mark[1]!;
    if (/[\p{L}\p{N}]/u.test(line.text.slice(start, end))) return [{code, line, start, end}];
    const row = line.page.rows[line.row]!;
    const next = row[row.indexOf(line) + 1];
    return next === undefined ? [] : [{code, line: next, start: 0, end: next.text.length}];
  });
}

function valueOf(
  {line, start, end}: Entry,
  concept: ConceptName,
  numberLocale: NumberLocale,
): IdentityDocumentValue[] {
  const text = line.text.slice(start, end);
  // Entry 3 has date and place of birth; the place follows the date.
  const [date] = concept === 'birth_place' ? findValues('date', text, numberLocale) : [];
  const from = date?.end ?? 0;
  const [hit] = findValues(concepts[concept].type, text.slice(from), numberLocale);
  if (hit === undefined) return [];
  const piece = {line, start: start + from + hit.start, end: start + from + hit.end};
  return [{concept, value: String(hit.value), piece, certainty}];
}
