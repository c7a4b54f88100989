import {readdirSync} from 'node:fs';
import {basename, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {longest} from './longest-first.js';

test('every test that is named as long is there', () => {
  const names = new Set(
    readdirSync(resolve(import.meta.dirname, '..'), {recursive: true}).map((path) => basename(String(path))),
  );
  expect(longest.filter((name) => !names.has(name))).toEqual([]);
});
