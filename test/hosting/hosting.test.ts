import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {
  defaultOf,
  entryOf,
  serviceSettingNames,
  serviceVariableOf,
} from '../../src/cli/config/service-settings.js';
import {headers} from '../../src/contract/routes.js';

const home = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(home, 'docs', path), 'utf8');
const page = read('hosting.md');

/** Cells as they are, whatever the width of their columns. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('the page on hosting tells every setting with its variable and its default', () => {
  const expected = serviceSettingNames.map((name) => [
    `\`${name}\``,
    `\`${serviceVariableOf(name)}\``,
    entryOf(name).what,
    defaultOf(name),
  ]);
  const table = page.slice(page.indexOf('| Setting '));
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
    .slice(2);
  const asTable = expected.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  expect(rows, `it should read:\n${asTable}\n`).toEqual(expected);
});

test('every file that the page on hosting names is there', () => {
  const named = [...page.matchAll(/\]\((hosting\/[^)]+)\)/g)].map((match) => match[1]!);
  expect(named.toSorted()).toEqual(
    ['Caddyfile', 'Containerfile', 'docextract.service', 'nginx.conf'].map((name) => `hosting/${name}`),
  );
  for (const path of named) expect(read(path)).toMatch(/\S/);
});

test('variables in unit and container are settings', () => {
  const known = new Set([...serviceSettingNames.map(serviceVariableOf)]);
  const text = read('hosting/docextract.service') + read('hosting/Containerfile') + page;
  const named = [...text.matchAll(/DOCEXTRACT_[A-Z_]+/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.has(name) && name !== 'DOCEXTRACT_CONFIG')).toEqual([]);
});

test('the proxy passes headers with an underscore, which static values need', () => {
  expect(headers.staticValues).toContain('_');
  expect(read('hosting/nginx.conf')).toMatch(/^\s*underscores_in_headers on;$/m);
});

test('the proxy tells the studio of TLS, of its own address and of who signs in', () => {
  for (const header of ['Host $http_host', 'X-Forwarded-Proto $scheme', 'X-Forwarded-For $remote_addr'])
    expect(read('hosting/nginx.conf')).toContain(`proxy_set_header ${header};`);
});
