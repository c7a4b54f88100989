import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {run, type FakeWorld} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
beforeEach(async () => {
  home = await temporaryDirectory();
});

const alone = (world: FakeWorld = {}) => run([], {cwd: home, ...world, env: {HOME: home, ...world.env}});

test('`docextract` alone tells what it does, three commands, what is configured, and where help is', async () => {
  const {exitCode, stdout, stderr} = await alone();
  expect({exitCode, stdout}).toEqual({exitCode: 2, stdout: ''});
  expect(stderr).toMatch(/^docextract reads invoices, .*\n.* JSON, CSV or spreadsheets\.$/m);
  expect(stderr.match(/^ {2}\$ docextract (submit|process|agent) /gm)).toHaveLength(3);
  expect(stderr).toMatch(/^ {2}service +the built-in one, on this machine$/m);
  for (const next of ['demo', 'init', 'doctor', '--help'])
    expect(stderr).toMatch(new RegExp(`^ {2}docextract ${next} `, 'm'));
});

test('the start page shows what is configured and from where, and no key', async () => {
  await writeFile(join(home, 'docextract.config.json'), '{"template": "receipt"}');
  const env = {DOCEXTRACT_BASE_URL: 'https://api.example.com/v1', DOCEXTRACT_API_KEY: 'secret-7'};
  const {stderr} = await alone({env});
  expect(stderr).toMatch(
    /service +api\.example\.com, from DOCEXTRACT_BASE_URL; key from DOCEXTRACT_API_KEY$/m,
  );
  expect(stderr).toContain(`receipt, from ${home}/docextract.config.json`);
  expect(stderr).not.toContain('secret-7');
});

test('the start page comes without a key or with settings that cannot be read, and says so', async () => {
  const {stderr} = await alone({env: {DOCEXTRACT_BASE_URL: 'https://api.example.com'}});
  expect(stderr).toContain('no key: `docextract login` stores one');
  await writeFile(join(home, 'docextract.config.json'), '{"templat": "receipt"}');
  const broken = await alone();
  expect(broken.exitCode).toBe(2);
  expect(broken.stderr).toContain('there is no setting "templat"');
  expect(broken.stderr).toContain('docextract doctor');
});

test('the start page fits a terminal of 80 columns', async () => {
  const {stderr} = await alone({isTTY: true, columns: 80});
  expect(stderr.split('\n').filter((line) => line.length > 80)).toEqual([]);
});
