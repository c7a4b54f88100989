import {DocextractError} from '../../contract/errors.js';

/**
 * Splits a command line into words, with quotes and backslashes as in a shell, but no variables or pipes. Throws
 * `usage` for an unclosed quote.
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
