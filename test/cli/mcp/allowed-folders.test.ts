import {mkdir, realpath, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {openAllowedFolders} from '../../../src/cli/mcp/allowed-folders.js';
import {folderOf} from '../../batch/bench.js';

test('a folder given by a link stands for the folder it leads to', async () => {
  const base = await realpath(await folderOf());
  await mkdir(join(base, 'real'));
  await writeFile(join(base, 'real', 'a.pdf'), 'x');
  await symlink(join(base, 'real'), join(base, 'link'));
  const {folders, input, output} = await openAllowedFolders(['link'], base);
  expect(folders).toEqual([join(base, 'real')]);
  expect(await input('a.pdf')).toBe(join(base, 'real', 'a.pdf'));
  expect(await input(join(base, 'link', 'a.pdf'))).toBe(join(base, 'real', 'a.pdf'));
  expect(await output('new/deep')).toBe(join(base, 'real', 'new', 'deep'));
});

test('a name that only begins like an allowed folder is outside', async () => {
  const base = await realpath(await folderOf());
  await mkdir(join(base, 'in'));
  await mkdir(join(base, 'in-other'));
  const {input, output} = await openAllowedFolders(['in'], base);
  await expect(input('../in-other')).rejects.toThrow('may be read');
  await expect(output('../in-other')).rejects.toThrow('may be written');
  expect(await output('..names')).toBe(join(base, 'in', '..names'));
});
