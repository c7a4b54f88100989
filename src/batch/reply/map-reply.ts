import type {ResultDocument} from '../../contract/jobs.js';
import {baseOf, collisionKey} from '../files/flat-names.js';
import type {Mapping} from '../model/outcome.js';

export interface MappedDocument {
  /** `undefined`: the reply has no element that is known to be this document's. */
  element: ResultDocument | undefined;
  mapping: Mapping;
}

export interface MappedReply {
  /** One per name, in order. */
  documents: MappedDocument[];
  /** Elements that could not be matched to a name. */
  rest: ResultDocument[];
}

/**
 * Matches the elements of a reply to the documents of a request. Certain for a single document and where the elements
 * carry file names; matching by order must be requested.
 */
export function mapReply(
  elements: ResultDocument[],
  names: string[],
  {trustOrder = false}: {trustOrder?: boolean} = {},
): MappedReply {
  if (names.length === 1) return {documents: [{element: only(elements), mapping: 'exact'}], rest: []};
  if (elements.length > 0 && elements.every((element) => fileOf(element) !== undefined)) {
    const named = byName(elements, names);
    // Elements named otherwise throughout are treated as unnamed.
    if (named.documents.some(({element}) => element !== undefined)) return named;
  }
  if (trustOrder && elements.length === names.length)
    return {documents: elements.map((element) => ({element, mapping: 'order'})), rest: []};
  return {documents: names.map(() => ({element: undefined, mapping: 'none'})), rest: elements};
}

/** File name in an element. */
export function fileOf(element: ResultDocument): string | undefined {
  return typeof element._file === 'string' ? element._file : undefined;
}

/** Whether it joins several elements of one document. */
export function isJoined(element: ResultDocument | undefined): element is JoinedElements {
  return element !== undefined && joined.has(element);
}

/** The elements that are a document's. */
export function elementsOf(element: ResultDocument | undefined): ResultDocument[] {
  if (element === undefined) return [];
  return isJoined(element) ? element._results : [element];
}

interface JoinedElements extends ResultDocument {
  _results: ResultDocument[];
}

/** Joined elements made here: a service may itself have a field `_results`. */
const joined = new WeakSet<ResultDocument>();

/** All elements of a job with one document belong to that document, also where a service answers page by page. */
function only(elements: ResultDocument[]): ResultDocument | undefined {
  if (elements.length <= 1) return elements[0];
  const all = {_results: elements};
  joined.add(all);
  return all;
}

function byName(elements: ResultDocument[], names: string[]): MappedReply {
  const left = new Map<string, ResultDocument[]>();
  for (const element of elements) {
    const name = collisionKey(baseOf(fileOf(element)!));
    left.set(name, [...(left.get(name) ?? []), element]);
  }
  const documents = names.map((name): MappedDocument => ({
    element: left.get(collisionKey(baseOf(name)))?.shift(),
    mapping: 'named',
  }));
  return {documents, rest: [...left.values()].flat()};
}
