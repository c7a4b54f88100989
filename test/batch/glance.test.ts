import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createGlance} from '../../src/batch/glance.js';
import {folderOf} from './bench.js';

/** A clock that moves on by `stepMs` each time it is read. */
function clock(stepMs: number): () => number {
  let now = 0;
  return () => (now += stepMs);
}

test.each([
  ['near', clock(0)],
  ['far', clock(10)],
])('a file that is %s is seen the same each time', async (_, now) => {
  const folder = await folderOf({'a.txt': 'content'});
  const lookAt = createGlance(now);
  for (let look = 0; look < 70; look++) {
    const {size, start} = await lookAt(join(folder, 'a.txt'), look % 2 === 0 ? 4 : 100);
    expect([size, start.toString()]).toEqual([7, look % 2 === 0 ? 'cont' : 'content']);
  }
  await expect(lookAt(join(folder, 'b.txt'), 4)).rejects.toThrow(/ENOENT/);
});
