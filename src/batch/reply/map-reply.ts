import type {ResultDocument} from '../../contract/jobs.js';
import {baseOf, collisionKey} from '../files/flat-names.js';
import type {Mapping} from '../model/outcome.js';

export interface MappedDocument {
  /** `undefined`: the reply holds nothing for this document, or not known which. */
  element: ResultDocument | undefined;
  mapping: Mapping;
}

export interface MappedReply {
  /** One for each name, in their order. */
  documents: MappedDocument[];
  /** Elements that belong to none of the names, or are not known to. */
  rest: ResultDocument[];
}

/**
 * Relates the elements of a reply to the documents of a request. Certain for a single document and where the elements
 * name their files; order alone is believed only when asked.
 */
export function mapReply(
  elements: ResultDocument[],
  names: string[],
  {trustOrder = false}: {trustOrder?: boolean} = {},
): MappedReply {
  if (names.length === 1) return {documents: [{element: only(elements), mapping: 'exact'}], rest: []};
  if (elements.length > 0 && elements.every((element) => fileOf(element) !== undefined)) {
    const named = byName(elements, names);
    // Names of which none is ours say nothing.
    if (named.documents.some(({element}) => element !== undefined)) return named;
  }
  if (trustOrder && elements.length === names.length)
    return {documents: elements.map((element) => ({element, mapping: 'order'})), rest: []};
  return {documents: names.map(() => ({element: undefined, mapping: 'none'})), rest: elements};
}

/** The entry name an element carries. */
export function fileOf(element: ResultDocument): string | undefined {
  return typeof element._file === 'string' ? element._file : undefined;
}

/** Whether it stands for several elements that are one document's. */
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

/** Those made here: a service may name a field `_results` itself. */
const joined = new WeakSet<ResultDocument>();

/** All that a job of one document gave is that document's, also where a service answers page by page. */
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
