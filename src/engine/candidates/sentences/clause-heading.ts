import type {SentenceConcept} from '../../knowledge/concepts/sentence-language.js';
import {namesConcept} from './query-concepts.js';
import type {RunningText} from './running-text.js';

/** Maximum number of characters between the heading of a clause and a value in it. */
const reach = 500;
/** A clause number or letter with a few words after it: "7. Governing Law.", "§ 3 Mietzins". */
const headings =
  /(?:^|\s)(?:(?:\d{1,2}[.·)])+\d{0,2}|\(?[a-z][.·)]|§ ?\d+|\p{L}{3,9} \d{1,2}[.·:]?|[ivx]+[.·)])\s+([^.:;\n]{3,60})[.:\n]/gu;

/** Whether the last heading before the character `at` names the concept. */
export function isHeadedBy(concept: SentenceConcept, {matchable}: RunningText, at: number): boolean {
  const heading = [...matchable.slice(Math.max(0, at - reach), at).matchAll(headings)].at(-1)?.[1];
  return heading !== undefined && namesConcept(concept, heading);
}
