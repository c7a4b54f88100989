import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Command} from 'commander';
import {expect, test} from 'vitest';
import {wholeProgram} from '../../src/cli/program.js';
import {fakeContext} from './fake-io.js';

const root = resolve(import.meta.dirname, '../..');
const program = await wholeProgram(fakeContext());
const pages = ['README.md', ...readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))].map(
  (name) => (name === 'README.md' ? name : `docs/${name}`),
);

/** Words of every command line of docextract in the blocks of a page. */
function commandLines(page: string): string[][] {
  const text = readFileSync(join(root, page), 'utf8');
  const blocks = [...text.matchAll(/```(?:sh|text|yaml|json)\n([^]*?)```/g)].map(([, block]) =>
    block!.replaceAll(/\\\n\s*/g, ''),
  );
  return blocks
    .flatMap((block) => [...block.matchAll(/(?:^|[$;&|] |\* {2}|\$to |run: |-- )docextract ([a-z][^\n]*)/gm)])
    .map(([, line]) => wordsOf(line!));
}

/** Up to what ends a command of the shell. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\])+/g)) {
    if (/^(?:[|;#]|&&|\|\||\d?>|<)/.test(word)) break;
    words.push(word);
    if (word.endsWith(';')) break;
  }
  return words;
}

/** What of a command line the program does not know. */
function unknownIn(words: readonly string[]): string[] {
  let command: Command = program;
  let depth = 0;
  for (const word of words) {
    const below = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (below === undefined) break;
    command = below;
    depth++;
  }
  if (depth === 0) return words.slice(0, 1);
  const known = new Set(['--help', '-h']);
  for (let one: Command | null = command; one !== null; one = one.parent)
    for (const option of one.options)
      for (const flag of [option.short, option.long]) if (flag) known.add(flag);
  return words
    .filter((word) => /^--?[a-z]/.test(word))
    .map((word) => word.split('=')[0]!)
    .filter((flag) => !known.has(flag));
}

test('the pages have many command lines', () => {
  expect(pages.flatMap(commandLines).length).toBeGreaterThan(60);
});

test.each(pages)('the commands and options that %s names are those of the program', (page) => {
  const wrong = commandLines(page)
    .map((words) => ({line: words.join(' '), unknown: unknownIn(words)}))
    .filter(({unknown}) => unknown.length > 0);
  expect(wrong).toEqual([]);
});
