import {DocextractError} from '../../contract/errors.js';

/**
 * The words of a command line, with quotes and backslashes as a shell has them; nothing else of a shell: no variables, no
 * pipes. Throws `usage` for a quote without its end.
 */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  const token = /\s+|"((?:[^"\\]|\\[^])*)"|'([^']*)'|\\([^])|([^\s"'\\]+)|[^]/g;
  let word: string | undefined;
  for (const [all, double, single, escaped, plain] of line.matchAll(token)) {
    const part = double?.replace(/\\(["\\])/g, '$1') ?? single ?? escaped ?? plain;
    if (part !== undefined) word = (word ?? '') + part;
    else if (all.trim() !== '') throw unfinished(line);
    else if (word !== undefined) [word] = [undefined, words.push(word)];
  }
  return word === undefined ? words : [...words, word];
}

function unfinished(line: string): DocextractError {
  return new DocextractError('usage', `a quote or backslash in this command has no end: ${line}`);
}
