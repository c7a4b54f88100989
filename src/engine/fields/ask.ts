import type {Column, Field, FieldType} from '../../contract/fields.js';
import {concepts, type Concept, type ConceptName} from '../knowledge/concepts.js';
import type {Sense} from '../knowledge/senses.js';
import {squash} from '../values/fold.js';
import {knownLabels, type Meanings} from './lexicon.js';
import {sensesOf, type Senses} from './senses-of.js';

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
  return {field, type, ...(concept && {concept}), labels: labelsOf(field, concept)};
}

/** The concept of a field by its name, labels and prompt; `undefined` where nothing fits well. */
export function conceptOf(field: Field | Column, documentType: string): ConceptName | undefined {
  const named = namedConcept(field.name);
  if (named !== undefined && fitsType(named, field.type)) return forDocument(named, documentType);
  const described = conceptOfWords([field.name, field.prompt ?? ''], field.type);
  if (described !== undefined) return forDocument(described, documentType);
  const labelled = [spoken(field.name), ...(field.labels ?? []), field.prompt ?? '']
    .map((text) => conceptOfLabel(text, field.type))
    .find((concept) => concept !== undefined);
  return labelled && forDocument(labelled, documentType);
}

/** A name that is a concept's own, give or take the ways of writing it. */
function namedConcept(name: string): ConceptName | undefined {
  const key = squash(name);
  return conceptKeys.get(key);
}

const aliases: Record<string, ConceptName> = {
  sellername: 'seller',
  suppliername: 'seller',
  vendorname: 'seller',
  merchantname: 'seller',
  merchant: 'seller',
  company: 'seller',
  buyername: 'buyer',
  customername: 'buyer',
  date: 'issue_date',
  invoicedate: 'issue_date',
  purchasedate: 'issue_date',
  total: 'grand_total',
  totalamount: 'grand_total',
  amounttotal: 'grand_total',
  gross: 'grand_total',
  grosstotal: 'grand_total',
  nettotal: 'net_total',
  tax: 'tax_total',
  vat: 'tax_total',
  invoiceno: 'invoice_number',
  sellervatid: 'vat_id',
  vatnumber: 'vat_id',
  telephone: 'phone',
  passportnumber: 'document_number',
};

const conceptKeys = new Map<string, ConceptName>([
  ...(Object.keys(concepts) as ConceptName[]).map((name) => [squash(name), name] as const),
  ...Object.entries(aliases),
]);

function conceptOfWords(
  [name, prompt]: [string, string],
  type: FieldType | undefined,
): ConceptName | undefined {
  const described = prompt === '' ? sensesOf(name) : sensesOf(prompt);
  const fromPrompt = bestConcept(described, type);
  if (fromPrompt !== undefined || prompt === '') return fromPrompt;
  return bestConcept(sensesOf(name), type);
}

/** What a label composed of known words stands for: "Rechnungssumme netto (ohne USt.)". Words nobody knows forbid it. */
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

/** The concept that explains most of the senses; none when words are left over that might mean something else. */
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
      const left = [...senses].filter((sense) => !alternative.includes(sense));
      const score = scoreOf(alternative, left, unknown.length);
      if (score > least && (best === undefined || score > best.score)) best = {name, score};
    }
  }
  return best?.name;
}

/** Senses that say little by themselves and may be left over. */
const light = new Set<Sense>([
  'name',
  'number',
  'amount',
  'company',
  'document',
  'issue',
  'invoice',
  'receipt',
  'customer',
  'seller',
  'pay',
  'time',
  'code',
  'person',
  'form',
  'service',
  'article',
  'place',
  'bank',
  'account',
]);

/** Senses that decide by themselves what is meant. */
const telling = new Set<Sense>([
  'iban',
  'bic',
  'email',
  'fax',
  'phone',
  'website',
  'currency',
  'vat',
  'due',
  'birth',
  'expiry',
  'rounding',
  'tip',
  'nationality',
  'sex',
]);

function scoreOf(alternative: Sense[], left: Sense[], unknown: number): number {
  const cost = left.reduce((sum, sense) => sum + (light.has(sense) ? 0.25 : 0.6), 0);
  const weight = alternative.reduce((sum, sense) => sum + (telling.has(sense) ? 2 : 1), 0);
  return weight - cost - unknown * (alternative.length > 1 ? 0.5 : 0.75);
}

function conceptOfLabel(text: string, type: FieldType | undefined): ConceptName | undefined {
  const meanings = knownLabels().exact(squash(text));
  return meanings && heaviest(meanings, type);
}

function heaviest(meanings: Meanings<ConceptName>, type: FieldType | undefined): ConceptName | undefined {
  const fitting = [...meanings].filter(([name]) => !isBystander(name) && fitsType(name, type));
  return fitting.sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Kept only to tell what a label is not: whoever asks for a signature does not ask for any note. */
function isBystander(name: ConceptName): boolean {
  return name === 'note' || name === 'other_number' || name === 'other_date';
}

/** A type the request names itself rules out concepts of quite another kind. */
function fitsType(name: ConceptName, type: FieldType | undefined): boolean {
  if (type === undefined) return true;
  return kindOf(concepts[name].type) === kindOf(type) || type === 'text';
}

function kindOf(type: FieldType): string {
  if (type === 'money' || type === 'number') return 'number';
  if (type === 'name' || type === 'text') return 'text';
  if (type === 'identifier' || type === 'vat' || type === 'iban') return 'identifier';
  return type;
}

/** On a passport or licence, names, dates and numbers are those of its holder. */
function forDocument(concept: ConceptName, documentType: string): ConceptName {
  if (!isIdentityDocument(documentType)) return concept;
  const holders: Partial<Record<ConceptName, ConceptName>> = {
    invoice_number: 'document_number',
    due_date: 'expiry_date',
  };
  return holders[concept] ?? concept;
}

export function isIdentityDocument(documentType: string): boolean {
  return /passport|reisepass|passeport|pasaporte|ident|ausweis|id.?card|licen[cs]e|f[uü]hrerschein|permis|visa/i.test(
    documentType,
  );
}

export function isReceipt(documentType: string): boolean {
  return /receipt|quittung|kassenbon|\bbon\b|kassenzettel|\bticket|re[cç]u|recibo|scontrino|ricevuta|tal[aã]o|kassabon|paragon|kvitto|fi[sş]\b/i.test(
    documentType,
  );
}

/** What a field of no known concept holds, as far as its words tell. */
function typeOfWords(field: Field | Column): FieldType {
  if ('columns' in field && (field.columns?.length ?? 0) > 0) return 'table';
  const {senses} = sensesOf(`${field.name} ${field.prompt ?? ''}`);
  return wordTypes.find(([sense]) => senses.has(sense))?.[1] ?? 'text';
}

const wordTypes: [Sense, FieldType][] = [
  ['iban', 'iban'],
  ['email', 'email'],
  ['date', 'date'],
  ['phone', 'phone'],
  ['fax', 'phone'],
  ['address', 'address'],
  ['currency', 'currency'],
  ['rate', 'percent'],
  ['price', 'money'],
  ['amount', 'money'],
  ['quantity', 'number'],
  ['number', 'identifier'],
  ['name', 'name'],
];

/** The field's own words as labels: those it lists, its name when it is more than a code, a prompt short enough to be one. */
function labelsOf(field: Field | Column, concept: ConceptName | undefined): string[] {
  const name = spoken(field.name);
  const prompt = field.prompt ?? '';
  const own =
    concept === undefined
      ? [name, ...shortened(name), ...(prompt.split(' ').length <= 5 ? [prompt] : [])]
      : [];
  return [...(field.labels ?? []), ...own].filter((label) => squash(label).length > 1);
}

/** `registration_num` stands on the page as "Registration No.". */
function shortened(name: string): string[] {
  const spellings = ['number', 'no', 'nr', 'num', '#'];
  const match = /^(.*\S) (?:number|num|no|nr|id)$/i.exec(name);
  return match === null ? [] : spellings.map((word) => `${match[1]} ${word}`);
}

function spoken(name: string): string {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]+/g, ' ')
    .trim();
}
