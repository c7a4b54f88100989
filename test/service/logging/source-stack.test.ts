import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {sourceStack} from '../../../src/service/logging/source-stack.js';

test('a place in the bundle is shown as the place in its source', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-stack-'));
  const file = join(folder, 'part.cjs');
  // Line 2 of the bundle is line 1 of the source.
  const map = {version: 3, names: [], sources: ['../../src/cli/part.ts'], mappings: ';AAAA'};
  await writeFile(`${file}.map`, JSON.stringify(map));
  const stack = (place: string) => `Error: no\n    at start (${place})`;
  expect(sourceStack(stack(`${file}:2:1`))).toBe(stack('src/cli/part.ts:1:1'));
});

test('a place without a map, or with a broken one, stays as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-stack-'));
  await writeFile(join(folder, 'broken.cjs.map'), '{"version":');
  for (const place of [
    `${join(folder, 'broken.cjs')}:2:1`,
    `${join(folder, 'none.cjs')}:2:1`,
    'node:fs:20:3',
  ]) {
    const stack = `Error: no\n    at start (${place})`;
    expect(sourceStack(stack)).toBe(stack);
  }
});
