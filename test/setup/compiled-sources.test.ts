import {mkdir, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryDirectory} from '../cli/temporary.js';
import {compiledOf, isBuilt} from './compiled-sources.js';

let root: string;
const file = (path: string) => join(root, path);

beforeEach(async () => {
  root = await temporaryDirectory();
  for (const folder of ['src/engine', 'dist/engine', 'test']) await mkdir(file(folder), {recursive: true});
  for (const path of ['src/index.ts', 'src/engine/a.ts', 'src/engine/new.ts', 'dist/engine/a.js'])
    await writeFile(file(path), '');
});

/** Sets when a file was written, in seconds before now. */
async function writtenAgo(path: string, seconds: number): Promise<void> {
  await writeFile(file(path), '');
  await utimes(file(path), Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);
}

test('a build counts until a source, in whatever folder, is newer', async () => {
  expect(isBuilt(root)).toBe(false);
  for (const path of ['src/index.ts', 'src/engine/a.ts', 'src/engine/new.ts']) await writtenAgo(path, 20);
  await writtenAgo('dist/commit.json', 10);
  expect(isBuilt(root)).toBe(true);
  await writtenAgo('src/engine/a.ts', 5);
  expect(isBuilt(root)).toBe(false);
});

test('the compiled file stands for a source that is imported, and for nothing else', async () => {
  const of = (name: string, importer: string) => compiledOf(root, name, file(importer));
  expect(of('../src/engine/a.js', 'test/a.test.ts')).toBe(file('dist/engine/a.js'));
  expect(of('./a.js', 'src/engine/page.tsx')).toBe(file('dist/engine/a.js'));
  await writeFile(file('dist/engine/gone.js'), '');
  for (const name of ['../src/engine/new.js', '../src/engine/gone.js', './helper.js', 'vitest', './a.json'])
    expect(of(name, 'test/a.test.ts')).toBeUndefined();
});
