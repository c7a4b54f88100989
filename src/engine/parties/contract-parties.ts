import {unionOf} from '../box.js';
import {
  definingClauses,
  definingWords,
  namingWords,
} from '../knowledge/languages/gathered/parties/defined-parties.js';
import {fold, wordsOf} from '../values/fold.js';
import {cleanName} from '../values/name.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import {clausesOf} from '../query/meaning/prompt-clauses.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {paragraphsOf, rangesOf, type Paragraph} from '../page-view/paragraphs.js';
import {partyBefore, type PartyInSentence} from './party-in-sentence.js';
import {coverage, queryTermsOf, type QueryTerm} from '../query/meaning/query-terms.js';
import {certain, likely} from '../levels.js';

/** A party that a contract introduces in a sentence, with its role. */
interface DefinedParty extends PartyInSentence {
  paragraph: Paragraph;
  /** What the contract calls it: "the Landlord". */
  role: QueryTerm[];
}

/**
 * Candidates from "Between Ann Lee, of 3 Mill Row, Bath (the "Landlord")": name or address of the party whose role
 * the query names.
 */
export function definedPartyCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const wanted = wantedOf(query);
  if (wanted === undefined) return [];
  return document.once
    .of(definedParties, document)
    .filter(({role}) => role.some((unit) => coverage(wanted.role, [unit]) >= likely))
    .flatMap((party) => candidateOf(query, party, wanted.part));
}

interface Wanted {
  role: QueryTerm;
  part: 'name' | 'address';
}

const partial = new Set(['sense name', 'sense person', 'sense company', 'sense address', 'full', 'complete']);

/** The role a query asks for, and whether for name or address; `undefined` if it asks for anything more. */
function wantedOf({type, isOpen, field}: ConceptQuery): Wanted | undefined {
  if (type !== 'name' && type !== 'address' && !(type === 'text' && isOpen)) return undefined;
  for (const text of [...clausesOf(field.prompt ?? ''), wordsOfName(field.name)]) {
    const units = queryTermsOf(text);
    const about = units.filter(({key}) => !partial.has(key));
    if (about.length !== 1) continue;
    const isAddress = type === 'address' || units.some(({key}) => key === 'sense address');
    return {role: about[0]!, part: isAddress ? 'address' : 'name'};
  }
  return undefined;
}

function definedParties({once, view}: ReadDocument): DefinedParty[] {
  return once.of(paragraphsOf, view).flatMap(partiesIn);
}

function partiesIn(paragraph: Paragraph): DefinedParty[] {
  const parties: DefinedParty[] = [];
  let last = 0;
  for (const {start, end, role} of definitionsIn(paragraph)) {
    if (start < last) continue;
    const party = partyBefore(paragraph.text, {from: last, start});
    if (party !== undefined) parties.push({paragraph, role, ...party});
    last = end;
  }
  return parties;
}

interface Definition {
  start: number;
  end: number;
  role: QueryTerm[];
}

/** The definitions of roles in a paragraph: `(the "Landlord")`, `nachfolgend Vermieter genannt`, `– Auftraggeber –`. */
function definitionsIn(paragraph: Paragraph): Definition[] {
  const {text} = paragraph;
  return [...text.matchAll(definitions)].flatMap((match) => {
    const {bracket = '', dashed = '', clause = ''} = match.groups!;
    const words = bracket + dashed + clause;
    const isDefining = definingWords.test(fold(words));
    const quoted =
      /["“”„«»‟]\s*(?:(?:the|der|die|das|le|la|les|el|il|o|a|de|het) )?([^"“”„«»]{3,40}?)\s*["“”«»]/iu.exec(
        words,
      )?.[1];
    if (!isDefining && quoted === undefined && !isRoleAlone(words)) return [];
    const name =
      quoted ?? words.replace(/^.*?[,:]\s*(?=\S)/u, (lead) => (definingWords.test(fold(lead)) ? '' : lead));
    const role = queryTermsOf(namedIn(name));
    if (role.length === 0 || role.length > 2) return [];
    return [{start: match.index, end: match.index + match[0].length, role}];
  });
}

const definitions = new RegExp(
  `\\((?<bracket>[^()]{3,90})\\)|(?<![\\p{L}\\p{N}])[-–—] ?(?<dashed>[^–—()]{3,70}?) ?[-–—](?![\\p{L}\\p{N}])|,?\\s(?<clause>${definingClauses.source})`,
  'gu',
);

/** "(Vermieter)": whether brackets or dashes contain nothing but one known, capitalised term. */
function isRoleAlone(words: string): boolean {
  const units = queryTermsOf(words);
  return (
    wordsOf(words).length < 3 && units.length === 1 && units[0]!.isKnown && /^\p{Lu}/u.test(words.trim())
  );
}

function namedIn(words: string): string {
  const plain = fold(words).replace(new RegExp(definingWords, 'gu'), ' ');
  return wordsOf(plain)
    .filter((word) => !namingWords.has(word))
    .join(' ');
}

function candidateOf(
  query: ConceptQuery,
  {paragraph, name, address}: DefinedParty,
  part: 'name' | 'address',
): ScoredValue[] {
  const range = part === 'name' ? name : address;
  if (range === undefined) return [];
  const pieces = rangesOf(paragraph, range);
  const [first] = pieces;
  if (first === undefined) return [];
  const raw = paragraph.text.slice(range.start, range.end);
  return [
    {
      query,
      value: cleanName(raw),
      raw,
      score: certain * legibilityFactor(first),
      route: 'pattern',
      lines: pieces.map(({line}) => line),
      box: unionOf(pieces.map((piece) => boxOfPiece(piece))),
      start: first.start,
      end: first.end,
    },
  ];
}
