import {expect, test} from 'vitest';
import {cannotRead} from '../../../src/batch/files/cannot-read.js';
import {cannotWrite} from '../../../src/batch/files/cannot-write.js';

const failure = (code: string, message: string) =>
  Object.assign(new Error(`${code}: ${message}, open '/a/b'`), {code});

test.each([
  ['EACCES', 'file', 'its permissions do not let you', 'let this account read it, or name another file'],
  ['EACCES', 'folder', 'its permissions do not let you', 'let this account read it, or name another folder'],
  ['ENOENT', 'folder', 'there is no such folder', 'check the spelling of its path'],
  ['EISDIR', 'file', 'it is a folder', 'name a file in it'],
] as const)('%s of a %s is told in words, with the next step', (code, kind, reason, hint) => {
  const error = cannotRead('/a/b', failure(code, 'so'), kind);
  expect(error).toMatchObject({code: 'cannot_read', message: `/a/b cannot be read: ${reason}`, hint});
});

test('any other error of the system is told without the call and the path, which are named before', () => {
  expect(cannotRead('/a/b', failure('EIO', 'i/o error')).message).toBe('/a/b cannot be read: EIO: i/o error');
});

test.each([
  ['EACCES', 'its permissions do not let you'],
  ['ENOENT', 'there is no such folder'],
  ['ENOSPC', 'no space is left on the disk'],
])('%s is told in words where something cannot be written', (code, reason) => {
  expect(cannotWrite('/a/b', failure(code, 'so')).message).toBe(`cannot write /a/b: ${reason}`);
});
