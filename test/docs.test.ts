import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {glob} from 'tinyglobby';
import {expect, test} from 'vitest';
import {commandList} from '../src/cli/command-list.js';
import {exitCodes} from '../src/cli/terminal/exit-codes.js';
import {settingNames, variableOf} from '../src/cli/config/settings.js';

const home = resolve(import.meta.dirname, '..');
const readme = read('README.md');

test('the docs tell every exit code as the command knows it', () => {
  const rows = [...read('docs/exit-codes.md').matchAll(/^\| +(\d+) +\| ([^|]+?) +\|$/gm)].map((match) => [
    match[1],
    match[2],
  ]);
  expect(Object.fromEntries(rows)).toEqual(exitCodes);
});

test('the docs have a row for every command', () => {
  const rows = [...read('docs/commands.md').matchAll(/^\| `docextract ([\w-]+)` +\|/gm)].map(
    (match) => match[1],
  );
  const names = commandList.map(({name}) => name);
  expect(rows.toSorted()).toEqual(names.toSorted());
});

test('the docs name every setting with its variable', () => {
  const page = read('docs/configuration.md');
  const missing = settingNames.filter(
    (name) => !page.includes(`\`${name}\``) || !page.includes(`\`${variableOf(name)}\``),
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

test('every path that CONTRIBUTING.md names is there', () => {
  const floors = '(?:src/|test/|build/|(?:batch|cli|client|contract|engine|service|storage)/)';
  const pattern = new RegExp(`\`(${floors}[\\w./-]*[\\w/])\``, 'g');
  const named = [...read('CONTRIBUTING.md').matchAll(pattern)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(80);
  const isThere = (path: string) => ['', 'src/', 'test/'].some((root) => existsSync(join(home, root + path)));
  expect(named.filter((path) => !path.includes('cancel') && !isThere(path))).toEqual([]);
});

test('every test that docs/reliability.md names is there', async () => {
  const files = await glob(['test/**/*.test.ts'], {cwd: home});
  const floors = '(?:batch|browser|client|cli|e2e|engine|network|postgres|s3|service|soak|storage)';
  const named = [...read('docs/reliability.md').matchAll(new RegExp(`\`(${floors}/[\\w/*-]+)\``, 'g'))];
  expect(named.length).toBeGreaterThan(60);
  const isThere = (name: string) =>
    name.endsWith('*')
      ? files.some((file) => file.startsWith(`test/${name.slice(0, -1)}`))
      : files.includes(`test/${name}.test.ts`);
  expect(named.map((match) => match[1]!).filter((name) => !isThere(name))).toEqual([]);
});

test('the README stays short enough to be read', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(250);
});

test('every link inside the documents leads to a file and a heading that are there', async () => {
  const documents = await glob(['*.md', 'fixtures/README.md', 'docs/**/*.md'], {cwd: home});
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
      .filter(([, file, heading]) => {
        const target = file === '' || file === undefined ? document : join(document, '..', file);
        if (!existsSync(join(home, target))) return true;
        return heading !== undefined && !headingsOf(read(target)).includes(heading);
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** As links name them: lower case, without punctuation, blanks as hyphens. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function read(path: string): string {
  return readFileSync(join(home, path), 'utf8');
}
