import {execa} from 'execa';
import {readFileSync} from 'node:fs';
import {dirname, join, normalize, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeAll, expect, test} from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Packed {
  /** Bytes of the archive, and of what is in it. */
  size: number;
  unpackedSize: number;
  files: {path: string}[];
}

let packed: Packed;
let paths: Set<string>;

/** What `npm publish` would send, of the build that is there. */
beforeAll(async () => {
  const {stdout} = await execa('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {cwd: root});
  [packed] = JSON.parse(stdout) as [Packed];
  paths = new Set(packed.files.map(({path}) => path));
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
