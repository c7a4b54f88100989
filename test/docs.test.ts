import {existsSync, readFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {glob} from 'tinyglobby';
import {expect, test} from 'vitest';
import {exitCodes} from '../src/cli/terminal/exit-codes.js';
import {settingNames, variableOf} from '../src/cli/config/settings.js';

const home = resolve(import.meta.dirname, '..');
const readme = read('README.md');

test('the README tells every exit code as the command knows it', () => {
  const rows = [...readme.matchAll(/^\| +(\d+) +\| ([^|]+?) +\|$/gm)].map((match) => [match[1], match[2]]);
  expect(Object.fromEntries(rows)).toEqual(exitCodes);
});

test('the README has a row for every command', async () => {
  const files = await glob('src/cli/commands/*.ts', {cwd: home});
  const rows = [...readme.matchAll(/^\| `docextract ([\w-]+)` +\|/gm)].map((match) => match[1]);
  expect(rows.toSorted()).toEqual(files.map((file) => basename(file, '.ts')).toSorted());
});

test('the README names every setting with its variable', () => {
  const missing = settingNames.filter(
    (name) => !readme.includes(`\`${name}\``) || !readme.includes(`\`${variableOf(name)}\``),
  );
  expect(missing).toEqual([]);
});

test('the README runs scripts that exist', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const text = readme + read('CONTRIBUTING.md');
  const named = [...text.matchAll(/npm run ([a-z][a-z0-9:]*)|`npm (?!run )([a-z][a-z0-9]*)/g)].map(
    (match) => (match[1] ?? match[2])!,
  );
  const known = [...Object.keys(scripts), 'ci', 'install', 'test'];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('every file that CONTRIBUTING.md walks through is there', async () => {
  const files = await glob(['src/**/*.ts', 'bin/*.js', 'test/**/*.{ts,mjs}'], {cwd: home});
  const walk = /## A walk through the house([^]*?)\n## /.exec(read('CONTRIBUTING.md'))![1]!;
  const named = [...walk.matchAll(/`([\w./-]+\.(?:ts|js))`/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});

test('every link to a file in the documents leads somewhere', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'fixtures/README.md', 'docs/studio.md'];
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map((match) => match[1]!)
      .filter((target) => !existsSync(join(home, document, '..', target))),
  );
  expect(broken).toEqual([]);
});

function read(path: string): string {
  return readFileSync(join(home, path), 'utf8');
}
