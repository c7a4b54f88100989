// llm: asks a language model for fields: page lines to prompt, reply to answers, and their merge with the engine's own.

import type {ExtractedField, ExtractionRequest} from '../../contract/extraction.js';
import type {Field} from '../../contract/fields.js';
import type {Page} from '../page.js';
import type {NumberLocale} from '../values/found.js';
import {readChunks, type Chunks} from './read-chunks.js';
import {requestedFields} from './requested-field.js';
import {chunkLines} from './chunks.js';
import {combineReadings} from './combine.js';
import type {LanguageModel} from './language-model.js';
import {numberLines} from './numbered-lines.js';
import type {LanguageModelSettings} from './settings.js';
import {isGrounded, mergeAnswers} from './merge-answers.js';

export interface ModelRequest {
  model: LanguageModel;
  settings: LanguageModelSettings;
  request: Pick<ExtractionRequest, 'document_type' | 'instructions' | 'fields'>;
  pages: Page[];
  numberLocale: NumberLocale;
  /** What the engine found by itself, by the name of the field. */
  found: Record<string, ExtractedField>;
  signal?: AbortSignal | undefined;
}

export interface ModelOutcome {
  /** All fields that were found, merged with the answers of the model. */
  fields: Record<string, ExtractedField>;
  warnings: string[];
}

/**
 * Asks the model about the fields that the mode selects, and merges its answers with what the engine found. If the
 * model fails, there is a warning and what was found stays; only the abort of the signal is thrown.
 */
export async function consultModel(consultation: ModelRequest): Promise<ModelOutcome> {
  const {settings, request, found, signal} = consultation;
  const fields = request.fields.filter((field) => isAskedFor(field, found[field.name], settings));
  if (fields.length === 0) return {fields: found, warnings: []};
  const warnings: string[] = [];
  const answered = await queryAll(fields, consultation, warnings);
  signal?.throwIfAborted();
  for (const [name, answer] of Object.entries(answered))
    if (!isGrounded(answer))
      warnings.push(`The language model's answer for "${name}" does not stand on the page.`);
  const settled = Object.entries(answered).map(([name, answer]) => [
    name,
    mergeAnswers(found[name] ?? nothing, answer, settings.mode),
  ]);
  return {
    fields: {...found, ...(Object.fromEntries(settled) as ModelOutcome['fields'])},
    warnings: [...new Set(warnings)],
  };
}

const nothing: ExtractedField = {value: null, confidence: 0, route: 'none'};

function isAskedFor(
  field: Field,
  found: ExtractedField | undefined,
  {mode, assistBelow}: LanguageModelSettings,
): boolean {
  if (mode === 'off' || field.kind === 'STATIC') return false;
  return mode === 'first' || found === undefined || found.confidence < assistBelow;
}

/** Beyond this many fields in one question models begin to leave some out. */
const fieldsPerQuestion = 50;

async function queryAll(
  fields: Field[],
  consultation: ModelRequest,
  warnings: string[],
): Promise<Record<string, ExtractedField>> {
  const {request} = consultation;
  const chunks = chunksOf(consultation, warnings);
  const answered: Record<string, ExtractedField> = {};
  for (let first = 0; first < fields.length; first += fieldsPerQuestion) {
    const requested = requestedFields(fields.slice(first, first + fieldsPerQuestion), request.document_type);
    const {readings, isOver} = await readChunks(requested, chunks);
    for (const one of requested) {
      const answer = combineReadings(one, readings.get(one)!);
      if (answer !== undefined) answered[one.field.name] = answer;
    }
    if (isOver) break;
  }
  return answered;
}

function chunksOf(
  {model, settings, request, pages, numberLocale, signal}: ModelRequest,
  warnings: string[],
): Chunks {
  const all = chunkLines(numberLines(pages), settings.chunkTokens);
  const chunks = all.slice(0, settings.maxChunks);
  if (chunks.length < all.length) {
    const lastPage = chunks.at(-1)!.at(-1)!.page.number;
    warnings.push(
      `The language model was shown the document up to page ${lastPage} only; it is too long for it.`,
    );
  }
  const deadline = AbortSignal.timeout(settings.documentTimeoutMs);
  return {
    chunks,
    model,
    request,
    numberLocale,
    vision: settings.vision,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
    warnings,
  };
}
