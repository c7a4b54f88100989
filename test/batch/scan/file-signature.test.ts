import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createFileHeadReader} from '../../../src/batch/scan/file-signature.js';
import {folderOf} from '../bench.js';

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
  const {read: look} = createFileHeadReader(now);
  for (let time = 0; time < 70; time++) {
    const atMost = time % 2 === 0 ? 4 : 100;
    const seen = await look(join(folder, 'a.txt'), atMost, ({size, start}) => `${size} ${start.toString()}`);
    expect(seen).toBe(time % 2 === 0 ? '7 cont' : '7 content');
  }
  await expect(look(join(folder, 'b.txt'), 4, () => 0)).rejects.toThrow(/ENOENT/);
});
