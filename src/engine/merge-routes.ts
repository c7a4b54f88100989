import type {ExtractedField, Extraction, ExtractionRequest} from '../contract/extraction.js';
import {kindOfFile} from './file-kind.js';
import {readEInvoice, type EInvoiceReading} from './einvoice/read-einvoice.js';
import {mergeWithEInvoice} from './einvoice/merge-einvoice.js';
import {localeOf} from './page-view/number-and-date-locale.js';
import {notFound} from './scoring/field-result.js';
import {consultModel} from './llm/consult-model.js';
import type {LanguageModel} from './llm/language-model.js';
import {createOpenAiModel} from './llm/openai-model.js';
import type {LanguageModelSettings} from './llm/settings.js';
import type {Page} from './page.js';
import type {NumberLocale} from './values/found.js';

/** Routes to values beside reading the pages, each of which can be switched off. */
export interface RouteOptions {
  /** `never`: leave out a machine-readable invoice attached to a PDF. Default `auto`. */
  attachments?: 'auto' | 'never';
  /** Default: no model is asked. Create it once for all documents: it learns what its server accepts. */
  languageModel?: ConsultedModel;
}

export interface ConsultedModel {
  settings: LanguageModelSettings;
  model: LanguageModel;
}

/** A model behind OpenAI's chat completions, to be consulted as the settings say. */
export function languageModelOf(settings: LanguageModelSettings): ConsultedModel {
  return {settings, model: createOpenAiModel(settings)};
}

/** The invoice attached to a document. To be called before its pages are read, see `readEInvoice`. */
export async function readAttached(
  path: string,
  {attachments = 'auto'}: RouteOptions,
): Promise<EInvoiceReading> {
  if (attachments === 'never' || (await kindOfFile(path)) !== 'pdf') return {warnings: []};
  return readEInvoice(path);
}

export interface ReadDocument {
  pages: Page[];
  attached: EInvoiceReading;
  request: ExtractionRequest;
  options: RouteOptions & {minConfidence: number; signal?: AbortSignal};
}

/** Merges what the pages say with the attached invoice and the answers of the language model. */
export async function mergeRoutes(read: Extraction, document: ReadDocument): Promise<Extraction> {
  const {attached, options} = document;
  const warnings = [...read.warnings, ...attached.warnings];
  if (attached.invoice === undefined && options.languageModel === undefined) return {...read, warnings};
  const numberLocale = localeOf(document.pages);
  const invoiced = withInvoice(read.fields, document, numberLocale);
  const consulted = await withModel(invoiced.fields, document, numberLocale);
  return {
    ...read,
    fields: consulted.fields,
    warnings: [...warnings, ...invoiced.warnings, ...consulted.warnings],
  };
}

type Fields = Record<string, ExtractedField>;

interface Routed {
  fields: Fields;
  warnings: string[];
}

function withInvoice(
  found: Fields,
  {attached, request, pages}: ReadDocument,
  numberLocale: NumberLocale,
): Routed {
  if (attached.invoice === undefined) return {fields: found, warnings: []};
  return mergeWithEInvoice({invoice: attached.invoice, request, pages, numberLocale, found});
}

/** Asks the model; values of it that are not sure enough are left out, as the engine's own are. */
async function withModel(
  found: Fields,
  {request, pages, options}: ReadDocument,
  numberLocale: NumberLocale,
): Promise<Routed> {
  const {languageModel, minConfidence, signal} = options;
  if (languageModel === undefined) return {fields: found, warnings: []};
  const {fields, warnings} = await consultModel({
    ...languageModel,
    request,
    pages,
    numberLocale,
    found,
    signal,
  });
  const isTooUnsure = ({route, confidence}: ExtractedField) => route === 'llm' && confidence < minConfidence;
  const sure = Object.entries(fields).map(([name, field]) => [name, isTooUnsure(field) ? notFound : field]);
  return {fields: Object.fromEntries(sure) as Fields, warnings};
}
