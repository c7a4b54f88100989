import type {ConceptQuery} from '../../query/meaning/concept-query.js';
import {wordsOfName} from '../../query/meaning/field-concept.js';
import {matchTerms} from '../../labels/synonym-label-match.js';
import {
  isAmong,
  isParticular,
  isTelling,
  queryTermsOf,
  type QueryTerm,
} from '../../query/meaning/query-terms.js';
import type {Table} from '../structure/table.js';

export interface TableChoice {
  columns: number[];
  /** 0 to 1: the share of the request's significant terms that the table matches. */
  fit: number;
}

/** The fit of a table whose heading names what the request is about. */
const fitOfHeading = 0.7;

/** The columns whose titles a request names; all columns if it names none of them. */
export function choiceOf(query: ConceptQuery, {columns, heading = ''}: Table): TableChoice {
  const titles = columns.map(({title}) => title);
  const words = [query.field.prompt ?? '', wordsOfName(query.field.name)]
    .map(queryTermsOf)
    .filter((bag) => bag.length > 0);
  const about = queryTermsOf(heading);
  const choices = words.map((bag): TableChoice => {
    const named = namedColumns(titles, bag);
    const said = [...about, ...named.flatMap((at) => queryTermsOf(titles[at]!))];
    const telling = bag.filter(isTelling);
    const covered = telling.filter((unit) => isAmong(unit, said));
    const fit = covered.length / Math.max(1, telling.length);
    const isAbout = about.length > 0 && matchTerms(bag, about) !== undefined;
    return {
      columns: named.length > 0 ? named : titles.map((_, at) => at),
      fit: isAbout && named.length === 0 ? Math.max(fit, fitOfHeading) : fit,
    };
  });
  return choices.sort((a, b) => b.fit - a.fit)[0] ?? {columns: [], fit: 0};
}

/**
 * The columns whose titles the request names. If one of them is specific, vague ones are dropped: "All index numbers
 * of goods" means "index", not "name of goods".
 */
function namedColumns(titles: string[], bag: QueryTerm[]): number[] {
  const named = titles.flatMap((title, at) => {
    const units = queryTermsOf(title);
    return isNamed(units, bag) ? [{at, isSpecific: units.some(isParticular)}] : [];
  });
  const isTold = named.some(({isSpecific}) => isSpecific);
  return named.filter(({isSpecific}) => !isTold || isSpecific).map(({at}) => at);
}

/** Whether a request has all of the title's terms of the highest weight. */
function isNamed(title: QueryTerm[], bag: QueryTerm[]): boolean {
  if (title.length === 0) return false;
  const most = Math.max(...title.map(({weight}) => weight));
  return title.filter(({weight}) => weight === most).every((unit) => isAmong(unit, bag));
}
