import type {Column, Field} from '../../contract/fields.js';
import {languages} from '../knowledge/languages/registry.js';
import {squash} from '../values/fold.js';
import type {LabelPhrase} from './field-query.js';
import {labelPhrasesOf, type AskedGroup} from './label-phrases.js';
import type {ConceptQuery} from './meaning/concept-query.js';
import {wordsOfName} from './meaning/field-concept.js';

/** Maximum length of a text that may be printed as a label; longer ones describe or ask. */
const longestLabel = 90;

/**
 * Texts that may be printed as labels of a field, each once: its own labels and words first, then other wordings of the
 * groups its words name, then labels of its concept in every language.
 */
export function phrasesOf(
  field: Field | Column,
  {concept}: ConceptQuery,
  groups: readonly AskedGroup[],
): LabelPhrase[] {
  const asked = [...(field.labels ?? []), ...ownWords(field)];
  const known =
    concept === undefined ? [] : Object.values(languages).flatMap(({labels}) => labels[concept] ?? []);
  return distinct([
    ...asked.map((text): LabelPhrase => phrase(text, 'asked')),
    ...labelPhrasesOf(groups).map(({text, isWeak}) => phrase(text, isWeak ? 'weak' : 'paraphrase')),
    ...known.map((text) => phrase(text.replace(/\?$/, ''), text.endsWith('?') ? 'weak' : 'paraphrase')),
  ]);
}

/** Texts that may be printed as labels: the prompt with and without brackets, what is in them, the field name. */
function ownWords({name, prompt = ''}: Field | Column): string[] {
  const text = prompt.trim().replace(/[?:.]+$/, '');
  const inBrackets = [...text.matchAll(/\(([^()]{2,40})\)/g)].map(([, inside]) => inside!);
  const names = isPartOfLabel(wordsOfName(name), text) ? [] : [wordsOfName(name)];
  const texts = [text, text.replace(/\s*\([^()]*\)/g, ''), ...inBrackets, ...names];
  return texts.filter((one) => one.length <= longestLabel);
}

/** Maximum number of words of a prompt that is taken for a printed label. */
const wordsOfLabel = 3;

/** Whether the field name is part of the label in the prompt: `tax` with "PAYE Tax" asks for no other tax. */
function isPartOfLabel(name: string, text: string): boolean {
  const isLabel = text.split(/\s+/).length <= wordsOfLabel;
  return isLabel && squash(text) !== squash(name) && squash(text).includes(squash(name));
}

function phrase(text: string, origin: LabelPhrase['origin']): LabelPhrase {
  return {text, key: squash(text), origin};
}

function distinct(phrases: LabelPhrase[]): LabelPhrase[] {
  const seen = new Set<string>();
  return phrases.filter(({key}) => key.length > 1 && !seen.has(key) && seen.add(key));
}
