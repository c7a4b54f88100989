import type {ExtractedField, ExtractionRequest, FieldValue} from '../../contract/extraction.js';
import type {Column, Field} from '../../contract/fields.js';
import {parseConceptQuery} from '../query/meaning/concept-query.js';
import {findValue} from '../grounding/find-value.js';
import {linesOn, type GroundedLocation, type LocatedLine} from '../grounding/text-location.js';
import {fair, possible} from '../levels.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {Page} from '../page.js';
import {squash} from '../values/fold.js';
import type {NumberLocale} from '../values/found.js';
import type {EInvoice, Facts} from './einvoice.js';

export interface Attached {
  invoice: EInvoice;
  request: Pick<ExtractionRequest, 'document_type' | 'fields'>;
  pages: Page[];
  numberLocale: NumberLocale;
  /** The fields as found on the pages, by name; the data of the e-invoice is merged into them. */
  found: Record<string, ExtractedField>;
}

export interface MergedReading {
  fields: Record<string, ExtractedField>;
  warnings: string[];
}

/**
 * The fields found on the pages, with the values of the attached invoice where it has them. The attachment comes first,
 * as for EN 16931 and the tax offices; where the page clearly says something else, the confidence falls and there is a
 * warning.
 */
export function mergeWithEInvoice({invoice, request, pages, numberLocale, found}: Attached): MergedReading {
  const page = {lines: linesOn(pages), numberLocale};
  const answers = request.fields
    .filter((field) => field.kind !== 'STATIC')
    .flatMap((field): [string, ExtractedField][] => {
      const answer = answerTo(field, invoice, request.document_type, page);
      return answer === undefined ? [] : [[field.name, answer]];
    });
  const disputes = answers.filter(([name, answer]) => contradicts(found[name], answer)).map(([name]) => name);
  const doubted = answers.map(([name, answer]): [string, ExtractedField] => {
    const isDoubtful = disputes.includes(name) || (disputes.length >= foreign && !isPrinted(answer));
    return [name, isDoubtful ? {...answer, confidence: contradicted} : answer];
  });
  return {fields: {...found, ...Object.fromEntries(doubted)}, warnings: disputes.map(warningAbout)};
}

function warningAbout(name: string): string {
  return `The attached invoice and the page differ about "${name}"; the attached value was taken.`;
}

/**
 * With so many contradictions the attachment seems to belong to another document, and values that are not printed are
 * doubted.
 */
const foreign = 2;

function isPrinted({page}: ExtractedField): boolean {
  return page !== undefined;
}

interface Printed {
  lines: LocatedLine[];
  numberLocale: NumberLocale;
}

/** Confidence of a value that is on the page too, that is only attached, and that the page contradicts. */
const printed = 0.99;
const attachedOnly = 0.93;
const contradicted = possible;

/**
 * The value of the invoice for a field; `undefined` if it has none, or the field means something that invoices do not
 * state.
 */
function answerTo(
  field: Field,
  invoice: EInvoice,
  documentType: string,
  page: Printed,
): ExtractedField | undefined {
  const {concept, type} = parseConceptQuery(field, documentType);
  if (type === 'table') return tableOf(field.columns ?? usualColumns, invoice.lines, documentType, page);
  const value = concept && invoice.facts[concept];
  if (value === undefined) return undefined;
  const place = findValue({value, type, numberLocale: page.numberLocale}, page.lines);
  return {
    value: field.multiple ? [value] : value,
    confidence: place === undefined ? attachedOnly : printed,
    route: 'attachment',
    ...(place && whereIs(place)),
  };
}

function whereIs({
  page,
  box,
  raw,
  source,
}: GroundedLocation): Pick<ExtractedField, 'page' | 'box' | 'raw' | 'source'> {
  return {page, box, raw, source};
}

function tableOf(
  columns: Column[],
  lines: Facts[],
  documentType: string,
  page: Printed,
): ExtractedField | undefined {
  const concepts = columns.map((column) => lineConcept(parseConceptQuery(column, documentType).concept));
  if (lines.length === 0 || concepts.filter((concept) => concept !== undefined).length < fewestColumns)
    return undefined;
  const rows = lines.map((line) =>
    Object.fromEntries(
      columns.map((column, index): [string, FieldValue] => {
        const concept = concepts[index];
        return [column.name, (concept && line[concept]) ?? null];
      }),
    ),
  );
  const seen = lines.filter((line) => isLinePrinted(line, page)).length / lines.length;
  return {value: rows, confidence: attachedOnly + (printed - attachedOnly) * seen, route: 'attachment'};
}

/** Least number of columns that an invoice line has; with fewer the table is about something else. */
const fewestColumns = 2;

/** The concept of a column: a total in a line is the amount of the line. */
function lineConcept(concept: ConceptName | undefined): ConceptName | undefined {
  const isTotal = concept === 'grand_total' || concept === 'net_total' || concept === 'subtotal';
  return isTotal ? 'line_amount' : concept;
}

function isLinePrinted({description, line_amount}: Facts, {lines, numberLocale}: Printed): boolean {
  if (description !== undefined && findValue({value: description, type: 'text', numberLocale}, lines))
    return true;
  return (
    line_amount !== undefined &&
    findValue({value: line_amount, type: 'money', numberLocale}, lines) !== undefined
  );
}

/** Whether the page has another value for the field, and the attached one nowhere. */
function contradicts(found: ExtractedField | undefined, answer: ExtractedField): boolean {
  if (found === undefined || typeof found.value !== 'string' || isPrinted(answer)) return false;
  if (typeof answer.value !== 'string' || found.confidence < fair) return false;
  return squash(found.value) !== squash(answer.value);
}

/** The columns of a table that is described by its name alone. */
const usualColumns: Column[] = [
  {name: 'description'},
  {name: 'quantity'},
  {name: 'unit_price'},
  {name: 'amount'},
];
