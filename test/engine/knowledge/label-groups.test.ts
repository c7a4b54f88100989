import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {groups as english} from '../../../src/engine/knowledge/languages/en/label-phrases/label-groups.js';
import {groupsWithKind} from '../../../src/engine/knowledge/concepts/value-kinds.js';
import {languages} from '../../../src/engine/knowledge/languages/registry.js';

const folder = join(import.meta.dirname, '../../../src/engine/knowledge/languages/en/label-phrases');

test('no group of labels is in two files: the second would take the place of the first', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('-labels.ts'));
  const tables = await Promise.all(
    files.map(async (name) => Object.values((await import(join(folder, name))) as Record<string, object>)),
  );
  const names = tables.flat().flatMap((table) => Object.keys(table));
  expect(names.length).toBe(Object.keys(english).length);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('kinds of values are told of groups that exist', () => {
  expect(groupsWithKind.filter((name) => !Object.hasOwn(english, name))).toEqual([]);
});

test('other languages name groups that English has', () => {
  const unknown = Object.entries(languages).flatMap(([code, {phrases}]) =>
    [phrases ?? []].flat().flatMap(({groups}) =>
      Object.keys(groups)
        .filter((name) => !Object.hasOwn(english, name))
        .map((name) => `${code} ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});
