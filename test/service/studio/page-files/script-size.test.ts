import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';

const built = join(import.meta.dirname, '../../../../dist/studio');
/** What a slow line carries in about half a second. */
const mostBytes = 80_000;

test('the scripts of all pages together are sent in at most 80 kB', async () => {
  const scripts = (await readdir(built, {recursive: true})).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const sizes = await Promise.all(
    scripts.map(async (name) => gzipSync(await readFile(join(built, name)), {level: 9}).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
});
