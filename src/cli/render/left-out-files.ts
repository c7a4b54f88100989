import type {Finding} from '../../batch/model/source-document.js';
import {counted} from '../../contract/counted.js';
import type {SelectionOptions} from '../options/shared-flags.js';

/** Names that stand in the one line about them. */
const namesShown = 3;

/** Which files of folders are no documents, in one line; `undefined` when there are none. */
export function leftOutWords(findings: readonly Finding[], verbose: boolean): string | undefined {
  const ignored = findings.filter(({severity}) => severity === 'ignored');
  const names = [...new Set(ignored.map(({source}) => source))];
  if (names.length === 0) return undefined;
  const shown = verbose ? names : names.slice(0, namesShown);
  const rest = names.length - shown.length;
  const more = rest > 0 ? `, and ${rest} more; -v shows all` : '';
  return `left out: ${counted(names.length, 'file')} of a kind that cannot be processed (${shown.join(', ')}${more})`;
}

/** How many files the options of a selection left out, and which options are given; `undefined` when there are none. */
export function filteredWords(
  filtered: number,
  {include, exclude, newerThan}: Pick<SelectionOptions, 'include' | 'exclude' | 'newerThan'>,
): string | undefined {
  if (filtered === 0) return undefined;
  const given = Object.entries({'--include': include, '--exclude': exclude, '--newer-than': newerThan});
  const flags = given.flatMap(([flag, value]) => (value === undefined ? [] : [flag]));
  return `${flags.join(' and ')} left out ${counted(filtered, 'file')}`;
}
