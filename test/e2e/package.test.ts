import {execa} from 'execa';
import {readFileSync} from 'node:fs';
import {mkdir, mkdtemp, realpath, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, normalize, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {ModuleKind, ModuleResolutionKind} from 'typescript';
import {beforeAll, expect, test} from 'vitest';
import {complaints} from './library-types/complaints.js';

const root = resolve(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');

interface Packed {
  filename: string;
  /** Bytes of the archive, and of what is in it. */
  size: number;
  unpackedSize: number;
  files: {path: string}[];
}

let packed: Packed;
let paths: Set<string>;

/** A folder of a user: what `npm publish` would send is installed, beside zod and the types of Node. */
let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docextract-package-')));
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const {stdout} = await execa('npm', pack, {cwd: root});
  [packed] = JSON.parse(stdout) as [Packed];
  paths = new Set(packed.files.map(({path}) => path));
  const installed = join(folder, 'node_modules/docextract');
  await mkdir(installed, {recursive: true});
  await mkdir(join(folder, 'node_modules/@types'));
  await execa('tar', ['-xzf', join(folder, packed.filename), '-C', installed, '--strip-components=1']);
  for (const name of ['zod', 'undici', 'undici-types', '@types/node'])
    await symlink(join(modules, name), join(folder, 'node_modules', name));
});

test('every link of the README to a file leads to one in the package', () => {
  const links = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const targets = links.map(([, target]) => normalize(target!));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !paths.has(target))).toEqual([]);
});

test('the package has the program, the library with its types, the studio and the licences, and no tests', () => {
  for (const path of [
    'bin/docextract.js',
    'bin/worker.js',
    'dist/index.d.ts',
    'dist/program/LICENCES.txt',
    'dist/program/index.js',
    'dist/program/main.cjs',
    'dist/program/packages/ort-wasm-simd-threaded.wasm',
    'dist/program/worker.cjs',
    'dist/studio/index.html',
  ])
    expect(paths).toContain(path);
  const folders = new Set([...paths].map((path) => path.split('/').slice(0, -1)[0] ?? ''));
  expect([...folders].toSorted()).toEqual(['', 'bin', 'dist', 'docs', 'fixtures']);
  expect(
    [...paths].filter((path) => /\.test\.|tsbuildinfo|\.tsx?$/.test(path.replace(/\.d\.ts$/, ''))),
  ).toEqual([]);
});

test('the types of the library are in the package, and so are the packages they name', () => {
  const {dependencies, optionalDependencies} = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const installed = Object.keys({...dependencies, ...optionalDependencies});
  const seen = new Set<string>();
  const missing: string[] = [];
  const follow = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!paths.has(path)) return void missing.push(path);
    for (const [, target = ''] of readFileSync(join(root, path), 'utf8').matchAll(
      /(?:from |import\()['"]([^'"]+)['"]/g,
    )) {
      if (target.startsWith('.')) follow(join(dirname(path), target).replace(/\.js$/, '.d.ts'));
      else if (!target.startsWith('node:') && !installed.includes(target)) missing.push(`${path}: ${target}`);
    }
  };
  follow('dist/index.d.ts');
  expect(seen.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('what the package exports is what the sources export', async () => {
  const library = (await import(pathToFileURL(join(root, 'dist/program/index.js')).href)) as object;
  const sources = await import('../../src/index.js');
  expect(Object.keys(library).toSorted()).toEqual(Object.keys(sources).toSorted());
});

test('source maps carry the text of our sources, which are not in the package, but for data', () => {
  const isData = (source: string) =>
    /\/src\/engine\/(?:knowledge|models|query\/label-index-texts)/.test(source);
  const maps = [...paths].filter((path) => path.endsWith('.cjs.map'));
  expect(maps.length).toBeGreaterThan(100);
  const without = maps.filter((path) => {
    const {sources, sourcesContent} = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      sources: string[];
      sourcesContent: (string | null)[];
    };
    return sources.some(
      (source, index) =>
        source.includes('/src/') &&
        !source.includes('node_modules/') &&
        !isData(source) &&
        typeof sourcesContent[index] !== 'string',
    );
  });
  expect(without).toEqual([]);
});

/** 9.4 MB and 35 MB when this was written: 14 MB are WebAssembly, 7 MB source maps. */
test('the package stays as small as it is', () => {
  expect(packed.size).toBeLessThan(10_000_000);
  expect(packed.unpackedSize).toBeLessThan(36_000_000);
});

test('results have the types of what was asked, and wrong calls are errors, for modules and by import()', async () => {
  const programs = {'module.mts': 'typed-calls.txt', 'common.cts': 'common-js.txt'};
  const {NodeNext: module} = ModuleKind;
  const {NodeNext: moduleResolution} = ModuleResolutionKind;
  expect(await complaints(folder, programs, {module, moduleResolution})).toBe('');
});

test('a bundler finds the same types', async () => {
  const {ESNext: module} = ModuleKind;
  const {Bundler: moduleResolution} = ModuleResolutionKind;
  expect(await complaints(folder, {'bundled.ts': 'typed-calls.txt'}, {module, moduleResolution})).toBe('');
});
