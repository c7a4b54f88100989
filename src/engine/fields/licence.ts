import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {licenceCodes} from '../knowledge/countries/licence-codes.js';
import {licenceKind} from '../knowledge/languages/gathered/paper-kinds.js';
import {fold} from '../values/fold.js';
import {findValues} from '../values/find-values.js';
import type {Ask} from './ask.js';
import {boxOfPiece, legibility, type Candidate} from './candidate.js';
import type {ReadDocument} from './document.js';
import type {TextLine} from './view.js';

/** What a driving licence states under its numbers: 1 the surname, 4b the last day; the words for them are in no language. */
export function licenceCandidates(ask: Ask, document: ReadDocument): Candidate[] {
  if (ask.concept === undefined || !licenceKind.test(fold(document.documentType))) return [];
  const code = codeOf.get(ask.concept);
  const entries = document.view.lines.flatMap((line) => entriesOf(line));
  const isLicence = new Set(entries.map((entry) => entry.code)).size >= leastCodes;
  if (code === undefined || !isLicence) return [];
  return entries.filter((entry) => entry.code === code).flatMap((entry) => candidateOf(ask, entry, document));
}

const codeOf = new Map(
  Object.entries(licenceCodes).flatMap(([code, concepts]) =>
    concepts.map((concept): [ConceptName, string] => [concept, code]),
  ),
);

/** So many numbers in a row are no accident. */
const leastCodes = 4;

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

function candidateOf(ask: Ask, {line, start, end}: Entry, {view}: ReadDocument): Candidate[] {
  const text = line.text.slice(start, end);
  // Place and date of birth share a number.
  const [date] = ask.concept === 'birth_place' ? findValues('date', text, view.notation) : [];
  const from = date?.end ?? 0;
  const [hit] = findValues(ask.type, text.slice(from), view.notation);
  if (hit === undefined) return [];
  const piece = {line, start: start + from + hit.start, end: start + from + hit.end};
  return [
    {
      ask,
      value: hit.value,
      raw: hit.raw,
      score: 0.9 * (0.7 + 0.3 * legibility(piece)),
      route: 'label',
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    },
  ];
}
