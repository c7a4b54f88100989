// query: parses the fields of a request: label phrases, meanings, type and likely form of the value.

import type {Column, Field, FieldType} from '../../contract/fields.js';
import {parseConceptQuery, type ConceptQuery} from './meaning/concept-query.js';
import {clausesOf} from './meaning/prompt-clauses.js';
import {wordsOfName} from './meaning/field-concept.js';
import {queryTermsOf} from './meaning/query-terms.js';
import {isToldInWords} from './meaning/question-kind.js';
import {upToNow} from '../knowledge/languages/gathered/questions.js';
import {mayMean} from '../knowledge/concepts/concept-groups.js';
import {valueKindOf} from '../knowledge/concepts/value-kinds.js';
import {fold} from '../values/fold.js';
import type {FieldQuery} from './field-query.js';
import type {AskedAddressPart} from './address-part.js';
import {askedForms, formsOfAddressPart} from './asked-forms.js';
import {askedThing} from './asked-thing.js';
import {addressPartOf, askedGroups, type AskedGroup} from './label-phrases.js';
import {phrasesOf} from './query-phrases.js';
import {formOfWords} from './text-form.js';
import {isUnlikelyType} from './unlikely-type.js';
import {asksForCount, asksForDay, endOfWords, typeOfWords} from './value-type.js';
import type {AskedForms} from './value-forms.js';

/** Minimum nearness of groups that the whole prompt or the field name names. */
const surelyNamed = 0.95;
/** The fields of a request as queries. */
export function parseQueries(fields: readonly (Field | Column)[]): FieldQuery[] {
  return fields.map((field, index) => {
    const groups = askedGroups(field);
    const addressPart = addressPartOf(field);
    const meant = withoutUpToNow(field);
    const parsed = parseConceptQuery(meant, '');
    const isThing = field.type === undefined && parsed.question !== 'list';
    const thing = isThing ? askedThing(meant) : undefined;
    const forms = addressPart === undefined ? askedForms(field) : formsOfAddressPart(addressPart.part);
    const query = unlessUnlikely(
      withoutExcludedConcept(correctedByThing(parsed, thing), groups, addressPart),
      forms,
    );
    const form = formOf(meant, query);
    const typed = typeOf(meant, query, {groups, form, forms, thing});
    return {
      index,
      field,
      phrases: phrasesOf(field, query, groups),
      groups: groups.map(({name}) => name),
      ...(!isNumericOrDate(typed) && kindOf(groups, addressPart)),
      ...(addressPart && {addressPart}),
      meanings: meaningsOf(field),
      ...(query.concept && {concept: query.concept}),
      askedForms: forms,
      ...typed,
      ...(form && {form}),
      isTypeGiven: field.type !== undefined,
      ...(hasEnds(typed) && endOf(meant, query)),
    };
  });
}

/** Removes "to date" from the end of name and prompt: "Tax paid this year to date" asks for no date. */
function withoutUpToNow<Asked extends Field | Column>(field: Asked): Asked {
  const [name, prompt] = [wordsOfName(field.name), field.prompt ?? ''].map((text) => fold(text).trim());
  const [bareName, barePrompt] = [name!, prompt!].map((text) => text.replace(upToNow, '').trim());
  if (bareName === name && barePrompt === prompt) return field;
  return {...field, name: bareName!, prompt: barePrompt!};
}

/**
 * Corrects the type of a question for a thing: "To which practice is it charged?" asks for no amount, "At which bank is
 * the account?" for no account number. If the name of the thing tells another type than the whole question, or none,
 * concept and type are those of the name.
 */
function correctedByThing(query: ConceptQuery, thing: string | undefined): ConceptQuery {
  const {field, concept, ...rest} = query;
  if (thing === undefined || !(figures.has(query.type) || isNameOf(thing))) return query;
  const asked = {name: thing, prompt: thing};
  const told = parseConceptQuery(asked, '');
  if (concept !== undefined && told.concept === concept) return query;
  if (told.type === query.type || (told.isOpen && typeOfWords(asked) === query.type)) return query;
  return {...rest, field, type: told.type, isOpen: told.isOpen, ...(told.concept && {concept: told.concept})};
}

/** Whether a thing is a person, an organisation or a job title: "bank", "hotel", "doctor". */
function isNameOf(thing: string): boolean {
  return askedGroups({name: thing}).some(({name}) => isNamed(name));
}

/**
 * Drops a concept that the label groups named by the request exclude: "Shipped via" is no address, "cc" no account.
 * Address parts have no concept either. A query for an amount stays one, unless the groups have other values.
 */
function withoutExcludedConcept(
  query: ConceptQuery,
  groups: readonly AskedGroup[],
  addressPart: AskedAddressPart | undefined,
): ConceptQuery {
  const {concept, ...rest} = query;
  if (concept === undefined) return query;
  const named = groups.filter(({nearness}) => nearness === groups[0]!.nearness && nearness >= surelyNamed);
  const isMeant = named.length === 0 || named.some(({name}) => mayMean(concept, name));
  if (isMeant && addressPart === undefined) return query;
  if (query.type === 'money' && !named.some(({name}) => isNoAmount(name))) return query;
  const {type = 'text'} = query.field;
  return {...rest, type, isOpen: query.field.type === undefined};
}

/** Whether the values of a group are no amounts but people, places, identifiers or terms: "payment reference". */
function isNoAmount(group: string): boolean {
  return valueKindOf(group) !== undefined || /_(?:number|reference|code|method|terms|name)$/.test(group);
}

/**
 * The type of a query after corrections by its words: "First day of the flight" asks for no first name, "Date received"
 * for no amount received. Empty if nothing tells the type.
 */
function typeOf(field: Field | Column, query: ConceptQuery, about: TypeHints): Pick<FieldQuery, 'type'> {
  const {isOpen, type} = query;
  if (field.type === undefined && isOverruled(query, about)) return {};
  const told = field.type === undefined ? typeOfAsked(field, about.thing) : undefined;
  if (type === 'name' && told === 'date') return {type: told};
  if (type === 'money' && field.type === undefined && asksForDay(field)) return {type: 'date'};
  if (countable.has(type) && field.type === undefined && asksForCount(field)) return {type: 'number'};
  if (!isOpen || type !== 'text') return {type};
  const isNone = told === undefined || isToldInWords(query.question) || isUnlikelyType(told, about.forms);
  return isNone ? {} : {type: told};
}

/**
 * Drops concept and type if the words as a whole make the type unlikely: "How much was given?" asks for no given name.
 * Types given by the request or by a question word stay.
 */
function unlessUnlikely(query: ConceptQuery, forms: AskedForms): ConceptQuery {
  const isTold = query.field.type !== undefined || toldByQuestion.has(query.question);
  if (isTold || !isUnlikelyType(query.type, forms)) return query;
  const open: ConceptQuery = {...query, type: 'text', isOpen: true};
  delete open.concept;
  return open;
}

const toldByQuestion: ReadonlySet<ConceptQuery['question']> = new Set(['date', 'person'] as const);

function typeOfAsked(field: Field | Column, thing: string | undefined): FieldType | undefined {
  if (thing !== undefined) return typeOfWords({name: thing});
  return asksForCount(field) ? 'number' : typeOfWords(field);
}

/** Types that the words of a count may tell wrongly: "Number of days" asks for a number, not for a date. */
const countable: ReadonlySet<FieldType> = new Set<FieldType>(['identifier', 'date']);

interface TypeHints {
  groups: readonly AskedGroup[];
  form: FieldQuery['form'];
  forms: AskedForms;
  /** The thing that a "which" question asks for. */
  thing: string | undefined;
}

/**
 * Whether the type told by some words is not that of what is asked for: "How much notice must be given?" asks for no
 * amount, "Which hotel issued the folio?" for no number.
 */
function isOverruled({type, concept, question}: ConceptQuery, {groups, form}: TypeHints): boolean {
  if (form !== undefined) return type === 'money' && concept === undefined;
  const [nearest] = groups;
  return nearest?.isHead === true && question === undefined && isNamed(nearest.name);
}

function isNamed(group: string): boolean {
  const kind = valueKindOf(group);
  return kind !== undefined && ['person', 'organisation', 'party', 'title'].includes(kind);
}

/** The time or duration that the words ask for, unless the type is given or the values have another form. */
function formOf(field: Field | Column, query: ConceptQuery): FieldQuery['form'] {
  const {type, isOpen, concept, question} = query;
  const form = field.type === undefined || field.type === 'text' ? formOfWords(field) : undefined;
  const isOfQuestion = question === 'amount' && concept === undefined;
  const mayBe =
    form === 'time' ? type !== 'identifier' : isOpen || type === 'text' || type === 'date' || isOfQuestion;
  return mayBe ? form : undefined;
}

/** Whether the type is numeric or a date, which has no kind: "Miete" (the rent) asks for no "Mieter" (tenant). */
function isNumericOrDate({type}: Pick<FieldQuery, 'type'>): boolean {
  return type !== undefined && figures.has(type);
}

const figures: ReadonlySet<FieldType> = new Set<FieldType>(['money', 'number', 'percent', 'date']);

/** The address part, or the kind of the nearest group that has one: "Name of the signer" asks for a person. */
function kindOf(
  groups: readonly AskedGroup[],
  addressPart: AskedAddressPart | undefined,
): Pick<FieldQuery, 'kind'> {
  if (addressPart !== undefined) return {kind: addressPart.part};
  const kinds = groups.flatMap(({name}) => valueKindOf(name) ?? []);
  return kinds[0] === undefined ? {} : {kind: kinds[0]};
}

/** Whether the type may have ranges: "to" in "the customer the invoice is addressed to" asks for no end of one. */
function hasEnds({type}: Pick<FieldQuery, 'type'>): boolean {
  return type === undefined || type === 'date' || type === 'number' || type === 'text';
}

function endOf(field: Field | Column, {edge}: ConceptQuery): Pick<FieldQuery, 'end'> {
  const end = edge === undefined ? endOfWords(field) : edge === 'start' ? 'first' : 'last';
  return end === undefined ? {} : {end};
}

function meaningsOf({name, prompt = ''}: Field | Column): FieldQuery['meanings'] {
  const texts = [...clausesOf(prompt), wordsOfName(name)];
  return texts.map((text) => queryTermsOf(text)).filter((units) => units.some(({weight}) => weight >= 0.5));
}
