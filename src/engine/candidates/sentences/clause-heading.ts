import type {SentenceConcept} from '../../knowledge/concepts/sentence-language.js';
import {namesConcept} from './query-concepts.js';
import type {RunningText} from './running-text.js';

/** A clause is longer only where it says many things. */
const reach = 500;
/** "7. Governing Law.", "§ 3 Mietzins": a number or a letter with a few words behind it. */
const headings =
  /(?:^|\s)(?:(?:\d{1,2}[.·)])+\d{0,2}|\(?[a-z][.·)]|§ ?\d+|\p{L}{3,9} \d{1,2}[.·:]?|[ivx]+[.·)])\s+([^.:;\n]{3,60})[.:\n]/gu;

/** Whether the heading of the clause names the concept. */
export function isHeadedBy(concept: SentenceConcept, {matchable}: RunningText, at: number): boolean {
  const heading = [...matchable.slice(Math.max(0, at - reach), at).matchAll(headings)].at(-1)?.[1];
  return heading !== undefined && namesConcept(concept, heading);
}
