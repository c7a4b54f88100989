import {sentenceLanguages, wordsOfAll} from '../../knowledge/languages/gathered/sentence-languages.js';
import {
  partyRoles,
  sentenceConcepts,
  type PartyRole,
  type SentenceConcept,
} from '../../knowledge/concepts/sentence-language.js';
import type {FieldQuery} from '../../query/field-query.js';
import {matchableText} from './matchable-text.js';
import {askedPatterns, type AskedPattern} from './phrase-pattern.js';
import {namesIn} from '../../../contract/records.js';

/** A concept that a request asks for and sentences may state. */
export interface AskedConcept {
  concept: SentenceConcept;
  /** Words for the role of the requested party, as alternatives of a pattern: `landlord|lessor`. */
  role?: string;
  /** 0 to 1: share of the request's telling words, counted in letters, that name the concept. */
  namedShare: number;
}

/** The concepts that the prompt, or else the field name, names best; several if equally well. */
export function askedConcepts({field}: FieldQuery): AskedConcept[] {
  const spoken = field.name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  for (const request of [field.prompt ?? '', spoken]) {
    const text = matchableText(request).replace(/[?!]/g, '');
    const concepts = conceptsIn(text);
    const isOfParty = concepts.every(({concept}) => concept === 'party');
    const named = [...concepts, ...(isOfParty ? rolesIn(text) : [])].sort(
      (a, b) => b.namedShare - a.namedShare,
    );
    const [first] = named;
    if (first !== undefined) return named.filter(({namedShare}) => namedShare === first.namedShare);
  }
  return [];
}

function conceptsIn(text: string): AskedConcept[] {
  const length = tellingLength(text);
  return concepts.flatMap((concept) => {
    const longest = longestMatch(concept, text);
    if (longest === 0 || concept === 'role_address') return [];
    return [{concept, namedShare: Math.min(1, longest / length)}];
  });
}

function longestMatch(concept: SentenceConcept, text: string): number {
  return Math.max(0, ...askedFor[concept].map((pattern) => tellingLength(pattern.matchIn(text) ?? '')));
}

const concepts = namesIn(sentenceConcepts);

const askedFor = Object.fromEntries(
  concepts.map((concept) => [
    concept,
    sentenceLanguages.flatMap((language) => askedPatterns(language.concepts[concept]?.asked)),
  ]),
) as Record<SentenceConcept, AskedPattern[]>;

/** Whether a text names a concept. */
export function namesConcept(concept: SentenceConcept, text: string): boolean {
  return askedFor[concept].some((pattern) => pattern.matchIn(text) !== undefined);
}

/** "Name of the landlord", "Where does the tenant live?": each role named asks for the party or its address. */
function rolesIn(text: string): AskedConcept[] {
  return partyRoles.flatMap((role) => {
    const words = wordsForRole(role);
    const hit = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?!\p{L})`, 'u').exec(text)?.[0];
    if (hit === undefined) return [];
    const inAddress = longestMatch('role_address', text);
    const concept = inAddress > 0 ? 'role_address' : 'role';
    const share = (tellingLength(hit) + inAddress) / tellingLength(text);
    return [{concept, role: words, namedShare: Math.min(1, share)}] satisfies AskedConcept[];
  });
}

function wordsForRole(role: PartyRole): string {
  return wordsOfAll((language) => language.roles[role] ?? '');
}

const asking = new Set(wordsOfAll(({askingWords}) => askingWords).split('|'));

/** The words of a text without those that only ask, such as "what" and "is". */
export function tellingWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !asking.has(word));
}

function tellingLength(text: string): number {
  return text === '' ? 0 : Math.max(1, tellingWords(text).join('').length);
}
