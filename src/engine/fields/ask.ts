import type {Column, Field, FieldType} from '../../contract/fields.js';
import {concepts, type ConceptName} from '../knowledge/concepts.js';
import {typesOfSenses} from '../knowledge/senses.js';
import {squash} from '../values/fold.js';
import {conceptOf, spoken} from './concept-of.js';
import {isIdentityDocument, isOfTrade} from './document-type.js';
import {sensesOf} from './senses-of.js';

export {conceptOf, conceptOfComposedLabel} from './concept-of.js';
export {isIdentityDocument, isReceipt} from './document-type.js';

/** A field of the request, understood. */
export interface Ask {
  field: Field | Column;
  type: FieldType;
  /** What it means; absent for a thing only this request knows, to be found by its own words. */
  concept?: ConceptName;
  /** Words that may label it on the page, besides those of the concept. */
  labels: string[];
}

/** What a field of a request means and what its values look like. */
export function understand(field: Field | Column, documentType: string): Ask {
  const concept = conceptOf(field, documentType);
  const type = field.type ?? (concept && concepts[concept].type) ?? typeOfWords(field);
  const ownWords = concept === undefined || !isKnownKind(documentType);
  return {field, type, ...(concept && {concept}), labels: labelsOf(field, ownWords)};
}

/** What a field of no known concept holds, as far as its words tell. */
function typeOfWords(field: Field | Column): FieldType {
  if ('columns' in field && (field.columns?.length ?? 0) > 0) return 'table';
  const {senses} = sensesOf(`${field.name} ${field.prompt ?? ''}`);
  return typesOfSenses.find(([sense]) => senses.has(sense))?.[1] ?? 'text';
}

/** What such documents state is known by many words; a form is known by the words it was asked for alone. */
function isKnownKind(documentType: string): boolean {
  return documentType === '' || isOfTrade(documentType) || isIdentityDocument(documentType);
}

/** Labels the field lists and, where its own words count, its name and a prompt short enough to be a label. */
function labelsOf(field: Field | Column, ownWords: boolean): string[] {
  const name = spoken(field.name);
  const prompt = field.prompt ?? '';
  const own = ownWords ? [name, ...shortened(name), ...(prompt.split(' ').length <= 5 ? [prompt] : [])] : [];
  return [...(field.labels ?? []), ...own].filter((label) => squash(label).length > 1);
}

/** `registration_num` stands on the page as "Registration No.". */
function shortened(name: string): string[] {
  const spellings = ['number', 'no', 'nr', 'num'];
  const match = /^(.*\S) (?:number|num|no|nr|id)$/i.exec(name);
  return match === null ? [] : spellings.map((word) => `${match[1]} ${word}`);
}
