import {readdir, readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {manualPages} from '../../src/cli/manual/pages.js';
import {wholeProgram} from '../../src/cli/program.js';
import {readVersion} from '../../src/cli/version.js';
import {fakeContext} from '../cli/fake-io.js';

const folder = resolve(import.meta.dirname, '../../dist/man');

test('the build has the manual page of every command as it is now, and no other', async () => {
  const made = manualPages(await wholeProgram(fakeContext()), readVersion());
  const built = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  expect(Object.fromEntries(built)).toEqual(Object.fromEntries(made));
});
