import {themeNames, type Theme} from '../../concepts/themes.js';
import {themesOfTheirOwn} from '../../concepts/themes-apart.js';
import {wordsOf} from './gather.js';

/** The words for each theme. Folded; `*` means any ending or beginning, `-` joins words. */
export const themes = Object.fromEntries(
  themeNames.map((theme) => [theme, wordsOf(({requests}) => requests?.themes?.[theme]).join(' ')]),
) as Record<Theme, string>;

const ownWords = themesOfTheirOwn
  .flatMap((theme) => themes[theme].split(' '))
  .filter((word) => !word.includes('-') && !word.startsWith('*'));
const ownExact = new Set(ownWords.filter((word) => !word.endsWith('*')));
const ownHeads = ownWords.flatMap((word) =>
  word.endsWith('*') && word.length > 6 ? [word.slice(0, -1)] : [],
);

/** Whether a word is about something no concept of the engine is about; its parts would mislead. */
export function isOfItsOwn(word: string): boolean {
  return ownExact.has(word) || ownHeads.some((head) => word.startsWith(head));
}
