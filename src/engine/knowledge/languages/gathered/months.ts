import {languages} from '../registry.js';

/** Month names and abbreviations by language, folded, January first. */
export const monthNames: Record<string, string[][]> = Object.fromEntries(
  Object.entries(languages).flatMap(([code, {dates}]) =>
    dates?.months === undefined ? [] : [[code, dates.months.map((names) => names.split(' '))]],
  ),
);

/** Folded month name or abbreviation to its number, 1 to 12; no abbreviation means two months. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  Object.values(monthNames).flatMap((months) =>
    months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
  ),
);
