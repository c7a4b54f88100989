import {extractFromPages} from '../../src/engine/extract.js';
import {linesOf} from '../../src/engine/group-words-into-lines.js';
import {pageOfText} from '../helpers/page-of-text.js';

/** The answers to requests about a page of text, each request by its prompt. */
export function answersTo(text: string, prompts: string[], documentType: string) {
  const fields = prompts.map((prompt, at) => ({name: `field_${at}`, prompt}));
  const page = pageOfText(text.split('\n'));
  const lines = linesOf(page.words);
  const {fields: found} = extractFromPages([{...page, lines}], {document_type: documentType, fields});
  return prompts.map((_, at) => found[`field_${at}`]!.value);
}
