import type {Column, Field, FieldType} from '../../../contract/fields.js';
import {concepts, type ConceptName} from '../../knowledge/concepts/concepts.js';
import {typesOfSenses} from '../../knowledge/concepts/senses.js';
import {typesOfThemes} from '../../knowledge/concepts/themes.js';
import {wordsOfName} from './field-concept.js';
import {typeOfBoundary, type periodBoundaryOf} from './period-boundary.js';
import {queryTermsOf} from './query-terms.js';
import {isToldInWords, typeOfQuestion, type Question} from './question-kind.js';
import {sensesOf} from './word-senses.js';

/** What else is known of a request. */
interface Understood {
  concept: ConceptName | undefined;
  question: Question | undefined;
  edge: ReturnType<typeof periodBoundaryOf>;
}

/** The type of value a request asks for: as it says, as its concept has it, or as its words tell; `undefined` where nothing tells. */
export function typeToldBy(
  field: Field | Column,
  {concept, question, edge}: Understood,
): FieldType | undefined {
  return typeFor(field, concept) ?? typeOfWording(field, question) ?? typeOfEnd(field, edge, question);
}

/** What is to be handed out as text may be known by its shape all the same: a number, a name, an address. */
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

/** The first or the last day of something, unless another question is asked. */
function typeOfEnd(
  field: Field | Column,
  edge: ReturnType<typeof periodBoundaryOf>,
  question: Question | undefined,
): FieldType | undefined {
  return isToldInWords(question) ? undefined : typeOfBoundary(edge, field);
}

/** "VAT rate", "share in percent": a number that precedes a sign of per cent. */
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

/** "Deposit" is an amount, "gross weight" a number, where nothing but what they are is asked for. */
function typeOfThemes(field: Field | Column): FieldType | undefined {
  const {prompt = field.name} = field;
  const keys = queryTermsOf(wordsOfName(prompt)).map(({key}) => key.replace('theme ', ''));
  const types = keys.flatMap((key) => typesOfThemes[key] ?? []);
  return types.length === 1 && keys.length <= 3 ? types[0] : undefined;
}

/** What a field of no known concept holds, as far as its words tell. */
function typeOfWords(field: Field | Column): FieldType | undefined {
  if ('columns' in field && (field.columns?.length ?? 0) > 0) return 'table';
  const {senses} = sensesOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`);
  if (senses.has('given') || senses.has('family')) return 'name';
  return typesOfSenses.find(([sense]) => senses.has(sense))?.[1];
}
