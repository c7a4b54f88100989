import type {Column, Field, FieldType} from '../../../contract/fields.js';
import {concepts, type ConceptName} from '../../knowledge/concepts/concepts.js';
import {typesOfSenses} from '../../knowledge/concepts/senses.js';
import {typesOfThemes} from '../../knowledge/concepts/themes.js';
import {wordsOfName} from './field-concept.js';
import {typeOfBoundary, type periodBoundaryOf} from './period-boundary.js';
import {queryTermsOf} from './query-terms.js';
import {isToldInWords, typeOfQuestion, type Question} from './question-kind.js';
import {sensesOf} from './word-senses.js';

/** What is already known of a request. */
interface Understood {
  concept: ConceptName | undefined;
  question: Question | undefined;
  edge: ReturnType<typeof periodBoundaryOf>;
}

/** The type of a request: given, by its concept, by its words, or as an end of a period. */
export function typeToldBy(
  field: Field | Column,
  {concept, question, edge}: Understood,
): FieldType | undefined {
  return typeFor(field, concept) ?? typeOfWording(field, question) ?? typeOfEnd(field, edge, question);
}

/**
 * The given type, or that of the concept. A given `text` becomes the type of the concept if its values are the printed
 * text anyway (name, address, number); a given `number` becomes `percent` for rates.
 */
function typeFor(field: Field | Column, concept: ConceptName | undefined): FieldType | undefined {
  const {type} = field;
  const known = concept && concepts[concept].type;
  if (type === 'number' && (known === 'percent' || (concept === undefined && isRate(field))))
    return 'percent';
  return type === 'text'
    ? known !== undefined && writtenAsTheyAre.has(known)
      ? known
      : 'text'
    : (type ?? known);
}

/** The type of an end of a period, unless the question asks for a place or a duration. */
function typeOfEnd(
  field: Field | Column,
  edge: ReturnType<typeof periodBoundaryOf>,
  question: Question | undefined,
): FieldType | undefined {
  return isToldInWords(question) ? undefined : typeOfBoundary(edge, field);
}

/** Whether a request asks for a rate, a number before a percent sign: "VAT rate", "share in percent". */
function isRate({name, prompt = ''}: Field | Column): boolean {
  return sensesOf(`${wordsOfName(name)} ${prompt}`).senses.has('rate');
}

/** Types whose values are the text on the page. */
const writtenAsTheyAre = new Set<FieldType>([
  'identifier',
  'name',
  'address',
  'phone',
  'vat',
  'iban',
  'email',
]);

function typeOfWording(field: Field | Column, question: Question | undefined): FieldType | undefined {
  if (isToldInWords(question)) return undefined;
  return (question && typeOfQuestion[question]) ?? typeOfWords(field) ?? typeOfThemes(field);
}

/**
 * The type of a request by its theme: "Deposit" is an amount, "gross weight" a number. Only for requests of up to three
 * meanings, of which exactly one tells a type.
 */
function typeOfThemes(field: Field | Column): FieldType | undefined {
  const {prompt = field.name} = field;
  const keys = queryTermsOf(wordsOfName(prompt)).map(({key}) => key.replace('theme ', ''));
  const types = keys.flatMap((key) => typesOfThemes.get(key) ?? []);
  return types.length === 1 && keys.length <= 3 ? types[0] : undefined;
}

/** The type of a field without a concept, by the senses of its words. */
function typeOfWords(field: Field | Column): FieldType | undefined {
  if ('columns' in field && (field.columns?.length ?? 0) > 0) return 'table';
  const {senses} = sensesOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`);
  if (senses.has('given') || senses.has('family')) return 'name';
  return typesOfSenses.find(([sense]) => senses.has(sense))?.[1];
}
