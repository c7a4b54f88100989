import {askedForms} from '../../../../src/engine/query/asked-forms.js';
import type {FieldType} from '../../../../src/contract/fields.js';
import type {Candidate} from '../../../../src/engine/candidates/candidate.js';
import {sentenceSource} from '../../../../src/engine/candidates/sentences/sentence-candidates.js';
import type {DocumentAnalysis} from '../../../../src/engine/layout/analysis.js';
import {pageOfText} from '../../../helpers/page-of-text.js';

/** A document in running text: paragraphs set in lines of 88 characters, a new page at each form feed. */
export function prose(text: string, {dayFirst = true}: {dayFirst?: boolean} = {}): DocumentAnalysis {
  const pages = text
    .split('\f')
    .map((part, at) => pageOfText(part.trim().split('\n').flatMap(wrapped), {number: at + 1}));
  return {
    pages: pages.map((page) => ({
      page,
      textHeight: 15,
      drawn: {horizontal: [], vertical: []},
      segments: [],
      checkBoxGroups: [],
    })),
    numberLocale: {dayFirst},
  };
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.trim().split(/\s+/)) {
    const line = `${lines.at(-1)!} ${word}`.trim();
    if (line.length > 88) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

export interface Request {
  prompt: string;
  name?: string;
  type?: FieldType;
  end?: 'first' | 'last';
}

/** What sentences answer, the most likely first. */
export function answers(document: DocumentAnalysis, request: string | Request): Candidate[] {
  const {prompt, name = 'field', type, end} = typeof request === 'string' ? {prompt: request} : request;
  const field = {name, prompt, ...(type && {type})};
  const query = {
    index: 0,
    field,
    phrases: [],
    groups: [],
    meanings: [],
    askedForms: askedForms(field),
    isTypeGiven: false,
    ...(type && {type}),
    ...(end && {end}),
  };
  return sentenceSource(document, [query])(query).sort((a, b) => likelihood(b) - likelihood(a));
}

/** The value of the most likely one that is no mere guess. */
export function answer(document: DocumentAnalysis, request: string | Request): unknown {
  const [best] = answers(document, request);
  return best !== undefined && likelihood(best) > leastLikelihood ? best.value : undefined;
}

const leastLikelihood = 0.25;

function likelihood({query, signals}: Candidate): number {
  const {
    sentenceStrength = 0,
    sentenceContrary = 0,
    sentenceFirst = 0,
    sentenceHeading = 0,
    sentenceQuality = 1,
  } = signals;
  const {sentenceEarly = 0, sentenceCueOrder = 1, sentenceRange = 0, knownPlace = 1} = signals;
  const {end} = query;
  return (
    sentenceStrength *
    (1 - 0.7 * sentenceContrary) *
    (1 + 0.08 * sentenceFirst) *
    (1 + 0.25 * sentenceHeading) *
    (1 + 0.25 * Number(end !== undefined) * sentenceRange) *
    (0.8 + 0.2 * sentenceEarly) *
    (0.85 + 0.15 * sentenceCueOrder) *
    (0.8 + 0.2 * knownPlace) *
    (0.7 + 0.3 * sentenceQuality)
  );
}
