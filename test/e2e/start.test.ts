import {readFile} from 'node:fs/promises';
import {join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {json, serveWire} from '../client/wire-server.js';
import {docextract, freshHome} from './docextract.js';

const root = resolve(import.meta.dirname, '../..');
const noteLoaded = fileURLToPath(new URL('note-loaded.cjs', import.meta.url));
const breakSignals = fileURLToPath(new URL('break-signals.cjs', import.meta.url));
const job = '3d7ff67a-4b5f-41ff-a3bd-f5cc1042fb0a';

/** What a command loads from its start to its end. */
interface Loaded {
  exitCode: number | undefined;
  /** Our own files, relative to the bundle; the start itself relative to the checkout. */
  files: string[];
  /** Packages in the bundle, and those that are not. */
  packages: string[];
}

async function loadedBy(argv: readonly string[], env: Record<string, string> = {}): Promise<Loaded> {
  const {home, env: fresh} = await freshHome();
  const list = join(home, 'loaded.json');
  const {exitCode} = await docextract(argv, {
    cwd: home,
    env: {...fresh, ...env, NODE_OPTIONS: `--require ${noteLoaded}`, LOADED_FILES: list},
  });
  const loaded = (JSON.parse(await readFile(list, 'utf8')) as string[])
    .filter((file) => file !== noteLoaded)
    .map((file) =>
      relative(root, file)
        .replaceAll('\\', '/')
        .replace(/^dist\/program\//, ''),
    );
  const isPackage = (file: string) => /^(?:packages|node_modules)\//.test(file);
  return {
    exitCode,
    files: loaded.filter((file) => !isPackage(file)).toSorted(),
    packages: loaded
      .filter(isPackage)
      .map((file) => file.replace(/^packages\/|\.cjs$/g, ''))
      .toSorted(),
  };
}

test('--version loads five files and no package', async () => {
  const {exitCode, files, packages} = await loadedBy(['--version']);
  expect(exitCode).toBe(0);
  expect(files).toEqual([
    'bin/docextract.js',
    'cli/version.cjs',
    'io.cjs',
    'main.cjs',
    'rolldown-runtime.cjs',
  ]);
  expect(packages).toEqual([]);
});

test('--help loads the parser of command lines, and none of the commands', async () => {
  const {exitCode, files, packages} = await loadedBy(['--help']);
  expect(exitCode).toBe(0);
  expect(packages).toEqual(['commander']);
  expect(files.filter((file) => file.startsWith('cli/commands/'))).toEqual([]);
  expect(files.length).toBeLessThan(15);
});

test('the help of a command loads that command and no schemas', async () => {
  const {exitCode, files, packages} = await loadedBy(['status', '--help']);
  expect(exitCode).toBe(0);
  expect(packages).toEqual(['commander']);
  expect(files.filter((file) => file.startsWith('cli/commands/'))).toEqual(['cli/commands/status.cjs']);
});

test('settings are shown without schemas, colours and what writes them', async () => {
  const {exitCode, packages} = await loadedBy(['config', 'show']);
  expect(exitCode).toBe(0);
  expect(packages).toEqual(['commander']);
});

test('the status of a job at a service loads neither the engine nor the built-in service', async () => {
  const service = await serveWire(json({job_id: job, template_id: job, status: 'SUCCESS'}));
  const remote = {DOCEXTRACT_BASE_URL: service.url, DOCEXTRACT_API_KEY: 'key'};
  const {exitCode, files, packages} = await loadedBy(['status', job], remote);
  expect(exitCode).toBe(0);
  expect(packages).toEqual(['commander']);
  expect(files.filter((file) => /^(?:engine|service|storage)\b/.test(file))).toEqual([]);
});

test('the stack of a bug names the sources', async () => {
  const {env} = await freshHome();
  const remote = {DOCEXTRACT_BASE_URL: 'http://127.0.0.1:9', DOCEXTRACT_API_KEY: 'key'};
  const {exitCode, stderr} = await docextract(['status', job], {
    env: {...env, ...remote, NODE_OPTIONS: `--require ${breakSignals}`},
  });
  expect(exitCode).toBe(1);
  expect(stderr).toContain('this is a bug in docextract');
  expect(stderr).toMatch(/ at async main \(src\/cli\/main\.ts:\d+:\d+\)/);
  expect(stderr.replace(breakSignals, '')).not.toContain('.cjs');
});
