// meaning: concept, type, terms and qualifiers of a field of the request, for the search by concepts.

import type {Column, Field, FieldType} from '../../../contract/fields.js';
import {concepts, type ConceptName} from '../../knowledge/concepts/concepts.js';
import {listNames} from '../../knowledge/languages/gathered/questions.js';
import {themesApart} from '../../knowledge/concepts/themes-apart.js';
import {squash, wordsOf} from '../../values/fold.js';
import {typeToldBy} from './asked-type.js';
import {clausesOf} from './prompt-clauses.js';
import {addressOf, conceptOf, isOfLines, wordsOfName} from './field-concept.js';
import {isIdentityDocument, isOfTrade} from './document-type.js';
import {periodBoundaryOf} from './period-boundary.js';
import {qualifiersOf} from './unexplained-words.js';
import {questionOf, typeOfQuestion, type Question} from './question-kind.js';
import {sensesOf} from './word-senses.js';
import {queryTermsOf} from './query-terms.js';

export {conceptOf, conceptOfComposedLabel} from './field-concept.js';
export {isIdentityDocument, isReceipt} from './document-type.js';

/** A field of the request, parsed for the search by concepts. */
export interface ConceptQuery {
  field: Field | Column;
  type: FieldType;
  /** The concept it asks for; absent for a thing outside the knowledge base, found by the request's own words. */
  concept?: ConceptName;
  /** Words that may label it on the page, besides those of the concept. */
  labels: string[];
  /** What kind of answer it wants (`yes-no`, `list`, `date` …), where its wording tells. */
  question?: Question;
  /** Whether the request's words, and others of the same meaning, may label it besides the labels of the concept. */
  matchesByMeaning: boolean;
  /** Nothing tells the type, so `type` is `text`: an amount or date at its label is still read as such. */
  isOpen: boolean;
  /** Which end of a period is asked for. */
  edge?: 'start' | 'end';
  /** Asks for a concept of a trade document, or of one of unknown kind: its scores are calibrated. */
  isUsual: boolean;
  /** Asks for all line items of an invoice, an order or the like. */
  isOfItems: boolean;
}

/** Parses a field for the search by concepts. `documentType`: title or kind of the document, '' if unknown. */
export function parseConceptQuery(field: Field | Column, documentType: string): ConceptQuery {
  const question = field.type === undefined ? questionOf(field) : undefined;
  // Yes/no questions and lists have no concept: "Is the total paid?" asks for no total.
  const concept =
    question === 'yes-no' || question === 'list' ? undefined : conceptFor(field, documentType, question);
  const edge = periodBoundaryOf(field);
  const told = typeToldBy(field, {concept, question, edge});
  const ownWords = concept === undefined || !isKnownKind(documentType) || isParticularNumber(field, concept);
  const matchesByMeaning = ownWords || (shapedTypes.has(concepts[concept].type) && !toldByTrade.has(concept));
  return {
    field,
    type: told ?? 'text',
    ...(concept && {concept}),
    labels: labelsOf(field, ownWords),
    ...(question && {question}),
    matchesByMeaning,
    isOpen: told === undefined,
    isUsual: concept !== undefined && (documentType === '' || isOfTrade(documentType)),
    ...edge,
    isOfItems: question === 'list' && isOfItems(field),
  };
}

/** "Check number": an identifier of something that the concept does not cover. */
function isParticularNumber(field: Field | Column, concept: ConceptName): boolean {
  return concepts[concept].type === 'identifier' && qualifiersOf(field).length > 0;
}

/** Whether a list of line items is asked for ("All positions", "quels articles ?"), not of their numbers or codes. */
function isOfItems({name, prompt = ''}: Field | Column): boolean {
  const {senses} = sensesOf(`${wordsOfName(name)} ${prompt}`);
  if (queryTermsOf(`${wordsOfName(name)} ${prompt}`).some(({key}) => key === 'theme transaction'))
    return true;
  const isCalledSo = wordsOf(prompt).some((word) => listNames.test(word));
  const titles = (['description', 'quantity', 'price', 'amount', 'unit'] as const).filter((sense) =>
    senses.has(sense),
  );
  const isAbout = isCalledSo || senses.has('line') || senses.has('position') || senses.has('article');
  return titles.length > 1 || (isAbout && !senses.has('number') && !senses.has('code'));
}

/** The concept of a field; none if its values cannot answer the question or the words point to something else. */
function conceptFor(
  field: Field | Column,
  documentType: string,
  question: Question | undefined,
): ConceptName | undefined {
  const meant = conceptOf(field, documentType) ?? addressOf(field, documentType);
  const concept = meant === undefined || isOtherThing(field, meant) ? undefined : meant;
  if (concept === 'tax_total' && qualifiersOf(field).length > 0) return undefined;
  const type = question && typeOfQuestion[question];
  if (question === 'amount' && concept !== undefined && !isAmount(concept)) return undefined;
  if (concept !== undefined && isOfLines(concept) && !isKnownKind(documentType)) return undefined;
  if (question === 'person' && concept !== undefined && !isOfPersons(concept)) return undefined;
  if (question === 'place' && concept !== undefined && !isOfPlaces(concept)) return undefined;
  if (question === 'duration' && concept !== undefined && concepts[concept].type !== 'text') return undefined;
  if (concept === undefined || type === undefined || question === 'person') return concept;
  const isCounted = question === 'count' && concepts[concept].type === 'money';
  return isCounted || concepts[concept].type === type ? concept : undefined;
}

/** "End of the tenancy", "date of departure": a theme in the words means another date than that of the document. */
function isOtherThing(field: Field | Column, concept: ConceptName): boolean {
  const apart = themesApart[concepts[concept].type];
  if (apart === undefined || neverApart.has(concept)) return false;
  return [clausesOf(field.prompt ?? '')[0] ?? '', wordsOfName(field.name)].some((text) => {
    // If the senses explain all words, a theme may be a coincidence: "prima" is premium in Spanish, "before" in
    // Italian.
    const isExplained = sensesOf(text).unknown.length === 0;
    const themes = queryTermsOf(text).map(({key}) => key.replace('theme ', ''));
    if (ofThings.has(concepts[concept].type) && themes.includes('sense remaining')) return true;
    return themes.some((theme) => apart.has(theme) && (!isExplained || neverExplained.has(theme)));
  });
}

/** Types of which "open" or "remaining" means another document: "Number of the open invoice". */
const ofThings = new Set<FieldType>(['date', 'identifier']);

const neverExplained = new Set([
  'start',
  'end',
  'personalid',
  'socialsecurity',
  'taxclass',
  'taxpayer',
  'wagetax',
  'taxoffice',
  'interest',
  'plate',
  'vin',
  'booking',
  'meter',
]);

const neverApart = new Set<ConceptName>([
  'birth_date',
  'expiry_date',
  'delivery_date',
  'contract_number',
  'bank_name',
]);

/** Whether the values may answer "Who …": numbers, dates and amounts do not. */
function isOfPersons(concept: ConceptName): boolean {
  return ['name', 'text', 'address'].includes(concepts[concept].type);
}

/** Whether the values may answer "Where …": dates, numbers and parties do not. */
function isOfPlaces(concept: ConceptName): boolean {
  return ['address', 'text'].includes(concepts[concept].type);
}

function isAmount(concept: ConceptName): boolean {
  return ['money', 'number', 'percent'].includes(concepts[concept].type);
}

/**
 * Types whose values have a recognisable form, so that a label may be matched by its meaning. Identifiers of all kinds
 * look alike: only known labels tell them apart.
 */
const shapedTypes = new Set<FieldType>(['money', 'date', 'phone']);

/** Concepts for which the known labels of trade documents and their arithmetic suffice. */
const toldByTrade = new Set<ConceptName>([
  'issue_date',
  'due_date',
  'net_total',
  'tax_total',
  'grand_total',
  'subtotal',
]);

/** Whether many labels are known for this kind of document. For a form, only the request has some. */
function isKnownKind(documentType: string): boolean {
  return documentType === '' || isOfTrade(documentType) || isIdentityDocument(documentType);
}

/** Labels the field lists and, where its own words count, its name and a prompt short enough to be a label. */
function labelsOf(field: Field | Column, ownWords: boolean): string[] {
  const name = wordsOfName(field.name);
  const prompt = field.prompt ?? '';
  const short = prompt.split(' ').length <= 5 ? [prompt] : [];
  const own = ownWords ? [name, ...shortened(name), ...short, ...bracketed(prompt)] : [];
  return [...(field.labels ?? []), ...own].filter((label) => squash(label).length > 1);
}

/**
 * The text before the brackets of a prompt, and the text in them if it is an abbreviation, since either may be printed:
 * "Booking reference (PNR)", "ETTN (unique invoice id)".
 */
function bracketed(prompt: string): string[] {
  const [, head, inside] = /^([^()]{2,40}) \(([^()]{2,30})\)[.?]?$/.exec(prompt.trim()) ?? [];
  if (head === undefined || inside === undefined) return [];
  return [head, ...(/^[\p{Lu}\d./-]{2,}$/u.test(inside) ? [inside] : [])];
}

/** `registration_num` is printed as "Registration No.". */
function shortened(name: string): string[] {
  const spellings = ['number', 'no', 'nr', 'num'];
  const match = /^(.*\S) (?:number|num|no|nr|id)$/i.exec(name);
  return match === null ? [] : spellings.map((word) => `${match[1]} ${word}`);
}
