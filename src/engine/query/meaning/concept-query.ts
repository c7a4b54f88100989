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

/** A field of the request, understood. */
export interface ConceptQuery {
  field: Field | Column;
  type: FieldType;
  /** What it means; absent for a thing only this request knows, to be found by its own words. */
  concept?: ConceptName;
  /** Words that may label it on the page, besides those of the concept. */
  labels: string[];
  /** What kind of answer it wants (`yes-no`, `list`, `date` …), where its wording tells. */
  question?: Question;
  /** Its own words, and others of the same meaning, may label it too. */
  describes: boolean;
  /** Nobody said what its values look like: an amount or date found there is read as such. */
  isOpen: boolean;
  /** Which end of a period is asked for. */
  edge?: 'start' | 'end';
  /** Something papers of trade are known to state, asked of one: told by more than the words of the request. */
  isUsual: boolean;
  /** All lines of an invoice, order or the like are meant. */
  isOfItems: boolean;
}

/** What a field of a request means and what its values look like. */
export function parseConceptQuery(field: Field | Column, documentType: string): ConceptQuery {
  const question = field.type === undefined ? questionOf(field) : undefined;
  // Whether something is so is no amount and no date, whatever it is about.
  const concept =
    question === 'yes-no' || question === 'list' ? undefined : conceptFor(field, documentType, question);
  const edge = periodBoundaryOf(field);
  const told = typeToldBy(field, {concept, question, edge});
  const ownWords = concept === undefined || !isKnownKind(documentType) || isParticularNumber(field, concept);
  const describes = ownWords || (shapedTypes.has(concepts[concept].type) && !toldByTrade.has(concept));
  return {
    field,
    type: told ?? 'text',
    ...(concept && {concept}),
    labels: labelsOf(field, ownWords),
    ...(question && {question}),
    describes,
    isOpen: told === undefined,
    isUsual: concept !== undefined && (documentType === '' || isOfTrade(documentType)),
    ...edge,
    isOfItems: question === 'list' && isOfItems(field),
  };
}

/** "Check number": a number of something no concept is about. */
function isParticularNumber(field: Field | Column, concept: ConceptName): boolean {
  return concepts[concept].type === 'identifier' && qualifiersOf(field).length > 0;
}

/** "All positions", "the items with price", "quels articles ?": not the numbers or names of something. */
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

/** A concept whose values cannot answer the question is not meant. */
function conceptFor(
  field: Field | Column,
  documentType: string,
  question: Question | undefined,
): ConceptName | undefined {
  const meant = conceptOf(field, documentType) ?? addressOf(field, documentType);
  const concept = meant === undefined || isApart(field, meant) ? undefined : meant;
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

/** "End of the tenancy", "date of departure": dates, but not that of the paper. */
function isApart(field: Field | Column, concept: ConceptName): boolean {
  const apart = themesApart[concepts[concept].type];
  if (apart === undefined || knownToThemselves.has(concept)) return false;
  return [clausesOf(field.prompt ?? '')[0] ?? '', wordsOfName(field.name)].some((text) => {
    // A word the concept explains is no word for something else: "prima" is a premium, and "before".
    const isExplained = sensesOf(text).unknown.length === 0;
    const themes = queryTermsOf(text).map(({key}) => key.replace('theme ', ''));
    if (ofThings.has(concepts[concept].type) && themes.includes('sense remaining')) return true;
    return themes.some((theme) => apart.has(theme) && (!isExplained || neverExplained.has(theme)));
  });
}

/** "Number of the open invoice": not the paper itself. */
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

const knownToThemselves = new Set<ConceptName>([
  'birth_date',
  'expiry_date',
  'delivery_date',
  'contract_number',
  'bank_name',
]);

/** "Who …": numbers, dates and amounts are no answer. */
function isOfPersons(concept: ConceptName): boolean {
  return ['name', 'text', 'address'].includes(concepts[concept].type);
}

/** "Where …": a day, a number or a party is no answer. */
function isOfPlaces(concept: ConceptName): boolean {
  return ['address', 'text'].includes(concepts[concept].type);
}

function isAmount(concept: ConceptName): boolean {
  return ['money', 'number', 'percent'].includes(concepts[concept].type);
}

/** Numbers of all kinds look alike: only known words tell them apart. */
const shapedTypes = new Set<FieldType>(['money', 'date', 'phone']);

/** What papers of trade state in known words, and prove. */
const toldByTrade = new Set<ConceptName>([
  'issue_date',
  'due_date',
  'net_total',
  'tax_total',
  'grand_total',
  'subtotal',
]);

/** What such documents state is known by many words; a form is known by the words it was asked for alone. */
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

/** "Booking reference (PNR)", "ETTN (unique invoice id)": either may be printed. */
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
