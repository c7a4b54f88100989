import type {ConceptQuery} from '../../query/meaning/concept-query.js';
import {wordsOfName} from '../../query/meaning/field-concept.js';
import {match} from '../../labels/semantic-label-match.js';
import {coverage, queryTermsOf, type QueryTerm} from '../../query/meaning/query-terms.js';
import type {Table} from '../structure/table.js';

export interface TableChoice {
  columns: number[];
  /** 0 to 1: how much of the request the table is about. */
  fit: number;
}

/** A table that fits a request less is about something else. */
export const leastFit = 0.5;
/** How well the heading over a table fits a request that names what it is about. */
const fitOfHeading = 0.7;
/** Words of this weight tell what is meant; "number" and "date" tell less. */
const tellingWeight = 0.5;
/** Words this much alike are one word. */
const sameWord = 0.8;

/** The columns of a table a request names, by their titles; all of them where it names what the table is about. */
export function choiceOf(query: ConceptQuery, {columns, heading = ''}: Table): TableChoice {
  const titles = columns.map(({title}) => title);
  const words = [query.field.prompt ?? '', wordsOfName(query.field.name)]
    .map(queryTermsOf)
    .filter((bag) => bag.length > 0);
  const about = queryTermsOf(heading);
  const choices = words.map((bag): TableChoice => {
    const named = namedColumns(titles, bag);
    const said = [...about, ...named.flatMap((at) => queryTermsOf(titles[at]!))];
    const telling = bag.filter(({weight}) => weight >= tellingWeight);
    const covered = telling.filter((unit) => coverage(unit, said) >= sameWord);
    const fit = covered.length / Math.max(1, telling.length);
    const isAbout = about.length > 0 && match(bag, about) !== undefined;
    return {
      columns: named.length > 0 ? named : titles.map((_, at) => at),
      fit: isAbout && named.length === 0 ? Math.max(fit, fitOfHeading) : fit,
    };
  });
  return choices.sort((a, b) => b.fit - a.fit)[0] ?? {columns: [], fit: 0};
}

/** A title of this weight is named in particular. */
const particular = 0.9;

/** "All index numbers of goods" names the index, though "name of goods" is a title too. */
function namedColumns(titles: string[], bag: QueryTerm[]): number[] {
  const named = titles.flatMap((title, at) => {
    const units = queryTermsOf(title);
    return isNamed(units, bag) ? [{at, weight: Math.max(...units.map(({weight}) => weight))}] : [];
  });
  const isTelling = named.some(({weight}) => weight >= particular);
  return named.filter(({weight}) => !isTelling || weight > tellingWeight).map(({at}) => at);
}

/** A title all of whose telling words the request says. */
function isNamed(title: QueryTerm[], bag: QueryTerm[]): boolean {
  if (title.length === 0) return false;
  const most = Math.max(...title.map(({weight}) => weight));
  return title.filter(({weight}) => weight === most).every((unit) => coverage(unit, bag) >= sameWord);
}
