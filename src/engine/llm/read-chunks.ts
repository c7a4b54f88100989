import {DocextractError} from '../../contract/errors.js';
import type {NumberLocale} from '../values/found.js';
import {parseAnswers, type Answers} from './model-answer.js';
import type {RequestedField} from './requested-field.js';
import type {LanguageModel} from './language-model.js';
import type {NumberedLine} from './numbered-lines.js';
import {pictureOf} from './page-picture.js';
import {questionAbout, type QuestionInput} from './question.js';
import {groundAnswer, type ModelReading} from './ground-answer.js';

export interface Chunks {
  chunks: NumberedLine[][];
  model: LanguageModel;
  request: QuestionInput['request'];
  numberLocale: NumberLocale;
  vision: boolean;
  signal: AbortSignal;
  /** Warnings are added here, as sentences. */
  warnings: string[];
}

export interface ChunkReadings {
  /** For each field what was read in each chunk. */
  readings: Map<RequestedField, ModelReading[][]>;
  /** Whether further questions are of no use. */
  isOver: boolean;
}

/**
 * Asks about some fields, chunk by chunk. Skips a chunk without a usable answer, and stops when the model is
 * unavailable.
 */
export async function readChunks(requested: RequestedField[], chunks: Chunks): Promise<ChunkReadings> {
  const readings = new Map<RequestedField, ModelReading[][]>(requested.map((one) => [one, []]));
  for (const lines of chunks.chunks) {
    const {answers, isOver} = await askChunk(requested, lines, chunks);
    for (const one of requested) {
      const given = answers[one.key] ?? [];
      const read = given.flatMap(
        (answer) => groundAnswer(answer, one, {lines, numberLocale: chunks.numberLocale}) ?? [],
      );
      readings.get(one)!.push(read);
    }
    if (isOver) return {readings, isOver};
  }
  return {readings, isOver: false};
}

async function askChunk(
  requested: RequestedField[],
  lines: NumberedLine[],
  {model, request, vision, signal, warnings}: Chunks,
): Promise<{answers: Answers; isOver: boolean}> {
  try {
    signal.throwIfAborted();
    const pictures = vision ? await picturesOf(lines) : [];
    const reply = await model.ask(questionAbout({request, requested, lines, pictures}), signal);
    const answers = parseAnswers(reply, requested);
    if (answers === undefined)
      warnings.push('The language model gave no answer in JSON. What it was asked stays as it was.');
    return {answers: answers ?? {}, isOver: false};
  } catch (error) {
    warnings.push(failureText(error, signal));
    const mayGoOn = error instanceof DocextractError && error.code === 'bad_reply';
    return {answers: {}, isOver: !mayGoOn};
  }
}

/** The warning for a failure of the model. Throws any other error. */
function failureText(error: unknown, signal: AbortSignal): string {
  const stays = 'What it was asked stays as it was.';
  if (signal.aborted) return `The language model took too long for this document. ${stays}`;
  if (error instanceof DocextractError) return `${error.message} ${stays}`;
  throw error;
}

async function picturesOf(lines: NumberedLine[]): Promise<Uint8Array[]> {
  const pictures = [];
  for (const page of new Set(lines.map((line) => line.page))) pictures.push(await pictureOf(page));
  return pictures.filter((picture) => picture !== undefined);
}
