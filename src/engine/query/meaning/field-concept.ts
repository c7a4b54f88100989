import type {Column, Field, FieldType} from '../../../contract/fields.js';
import type {Concept} from '../../knowledge/concepts/concept.js';
import {concepts, type ConceptName} from '../../knowledge/concepts/concepts.js';
import {fieldNames} from '../../knowledge/concepts/field-names.js';
import {sellerNames} from '../../knowledge/languages/gathered/parties/seller-names.js';
import {lightSenses, tellingSenses, type Sense} from '../../knowledge/concepts/senses.js';
import {squash} from '../../values/fold.js';
import {clausesOf} from './prompt-clauses.js';
import {isIdentityDocument} from './document-type.js';
import {knownLabels, type Meanings} from './label-lexicon.js';
import {sensesOf, type Senses} from './word-senses.js';
import {namesIn} from '../../../contract/records.js';

/** The concept of a field by its name, prompt and labels; `undefined` where nothing fits well. */
export function conceptOf(field: Field | Column, documentType: string): ConceptName | undefined {
  const {name, type, prompt = '', labels = []} = field;
  const concept =
    namedConcept(name, type) ??
    printedConcept(prompt, type) ??
    describedConcept([...clausesOf(prompt), name], type) ??
    labelledConcept([wordsOfName(name), ...labels, prompt], type);
  return concept && forDocument(concept, documentType);
}

/** The concept of an address field that only names the party: `ship_to`, "supplier". */
export function addressOf(field: Field | Column, documentType: string): ConceptName | undefined {
  if (field.type !== 'address') return undefined;
  const party = conceptOf({...field, type: 'name'}, documentType);
  return party === undefined ? undefined : addresses[party];
}

const addresses: Partial<Record<ConceptName, ConceptName>> = {
  seller: 'seller_address',
  buyer: 'buyer_address',
  ship_to: 'ship_to_address',
};

/** The words of a field name, in whatever case style: `invoice_number`, `invoiceNumber`. */
export function wordsOfName(name: string): string {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]+/g, ' ')
    .trim();
}

/** The concept of a label of known words: "Rechnungssumme netto (ohne USt.)". Unknown words lower its score. */
export function conceptOfComposedLabel(text: string): ConceptName | undefined {
  const remembered = composed.get(text);
  if (remembered !== undefined) return remembered ?? undefined;
  const described = sensesOf(text);
  const concept = described.senses.size < 2 ? undefined : bestConcept(described, undefined, 1.2);
  if (composed.size > 5000) composed.clear();
  composed.set(text, concept ?? null);
  return concept;
}

const composed = new Map<string, ConceptName | null>();

/** The concept that has this name, or for which it is a known field name, after folding. */
function namedConcept(name: string, type: FieldType | undefined): ConceptName | undefined {
  const concept = conceptKeys.get(squash(name));
  return concept !== undefined && fitsType(concept, type) ? concept : undefined;
}

const conceptKeys = new Map<string, ConceptName>([
  ...namesIn(concepts).map((name) => [squash(name), name] as const),
  ...Object.entries(fieldNames),
  ...sellerNames.map((name) => [name, 'seller'] as const),
]);

/**
 * The concept of a prompt that is, word for word, a known label: "net à payer" is no net total. None if the label has
 * several meanings, if it labels a name but the prompt asks for an address, or if it is "document number", which any
 * document may have.
 */
function printedConcept(prompt: string, type: FieldType | undefined): ConceptName | undefined {
  const meanings = knownLabels().exact(squash(prompt));
  const sure = [...(meanings ?? [])].filter(([, weight]) => weight === 1).map(([name]) => name);
  const [concept] = sure;
  if (
    concept === undefined ||
    sure.length > 1 ||
    concept === 'document_number' ||
    isOfLines(concept) ||
    isDecoyConcept(concept) ||
    !fitsType(concept, type)
  )
    return undefined;
  const {senses} = sensesOf(prompt);
  return senses.has('address') && concepts[concept].type === 'name' ? undefined : concept;
}

/** The concept of the first text that describes one. */
function describedConcept(texts: string[], type: FieldType | undefined): ConceptName | undefined {
  for (const text of texts) {
    const concept = bestConcept(sensesOf(text), type);
    if (concept !== undefined) return concept;
  }
  return undefined;
}

/** The concept of highest score above `least`: explained senses raise it, senses and words left over lower it. */
function bestConcept(
  {senses, unknown}: Senses,
  type: FieldType | undefined,
  least = 0.6,
): ConceptName | undefined {
  let best: {name: ConceptName; score: number} | undefined;
  for (const [name, concept] of Object.entries(concepts) as [ConceptName, Concept][]) {
    if (!fitsType(name, type)) continue;
    for (const alternative of concept.asked ?? []) {
      if (!alternative.every((sense) => senses.has(sense))) continue;
      const left = [...senses].filter((sense) => !alternative.includes(sense) && !isIdle(sense, senses));
      const score = scoreOf(alternative, left, unknown.length);
      if (score > least && (best === undefined || score > best.score)) best = {name, score};
    }
  }
  return best?.name;
}

/** Whether "including" or "excluding" says nothing: without tax or amount, as in "address including the city". */
function isIdle(sense: Sense, senses: ReadonlySet<Sense>): boolean {
  return (sense === 'incl' || sense === 'excl') && !senses.has('tax') && !senses.has('amount');
}

function scoreOf(alternative: Sense[], left: Sense[], unknown: number): number {
  const cost = left.reduce((sum, sense) => sum + (lightSenses.has(sense) ? 0.25 : 0.6), 0);
  const weight = alternative.reduce((sum, sense) => sum + (tellingSenses.has(sense) ? 2 : 1), 0);
  return weight - cost - unknown * (alternative.length > 1 ? 0.5 : 0.75);
}

function labelledConcept(texts: string[], type: FieldType | undefined): ConceptName | undefined {
  for (const text of texts) {
    const meanings = knownLabels().exact(squash(text));
    const concept = meanings && heaviest(meanings, type);
    if (concept !== undefined) return concept;
  }
  return undefined;
}

function heaviest(meanings: Meanings<ConceptName>, type: FieldType | undefined): ConceptName | undefined {
  const fitting = [...meanings].filter(([name]) => !isDecoyConcept(name) && fitsType(name, type));
  return fitting.sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Concepts that only keep labels from other concepts: who asks for a signature asks for no note. */
function isDecoyConcept(name: ConceptName): boolean {
  return name === 'note' || name === 'other_number' || name === 'other_date';
}

/** Labels of line items are column headers: a request for "Total" does not ask for the amount of a line. */
export function isOfLines(name: ConceptName): boolean {
  return name === 'line_amount' || name === 'unit_price' || name === 'quantity' || name === 'position';
}

/** Whether a concept fits the given type: its values are of the same kind, or the type is `text` or not given. */
function fitsType(name: ConceptName, type: FieldType | undefined): boolean {
  if (type === undefined) return true;
  return kindOf(concepts[name].type) === kindOf(type) || type === 'text';
}

function kindOf(type: FieldType): string {
  if (type === 'money' || type === 'number' || type === 'percent') return 'number';
  if (type === 'name' || type === 'text') return 'text';
  if (type === 'identifier' || type === 'vat' || type === 'iban') return 'identifier';
  return type;
}

/** On an identity document, concepts of trade documents mean its own: its number is no invoice number. */
function forDocument(concept: ConceptName, documentType: string): ConceptName {
  return (isIdentityDocument(documentType) ? ofHolder[concept] : undefined) ?? concept;
}

const ofHolder: Partial<Record<ConceptName, ConceptName>> = {
  invoice_number: 'document_number',
  due_date: 'expiry_date',
  payment_method: 'document_number',
};
