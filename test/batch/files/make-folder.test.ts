import {stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../../../src/batch/files/make-folder.js';
import {folderOf} from '../bench.js';

test('a folder is made with those it is in, for the owner alone, and may be there already', async () => {
  const path = join(await folderOf(), 'a', 'b', 'c');
  await Promise.all([makeFolder(path), makeFolder(path), makeFolder(join(path, 'd'))]);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  await makeFolder(path);
});

test('a file in the way is an error', async () => {
  const folder = await folderOf();
  await writeFile(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({
    code: 'EEXIST',
    message: `${join(folder, 'file')} is a file, not a folder`,
  });
  await expect(makeFolder(join(folder, 'file', 'below'))).rejects.toMatchObject({code: 'ENOTDIR'});
});

test.runIf(process.platform === 'linux')('a place where nothing can be made is an error, soon', async () => {
  await expect(makeFolder('/proc/nobody/a/b')).rejects.toMatchObject({code: 'ENOENT'});
});
