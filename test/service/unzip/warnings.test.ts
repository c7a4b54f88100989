import {expect, test} from 'vitest';
import {collectWarnings} from '../../../src/service/unzip/warnings.js';

test('few warnings are listed as they are', () => {
  const warnings = collectWarnings();
  warnings.add({entry: 'a/b.txt', reason: 'is no document'});
  expect(warnings.all()).toEqual([{entry: 'a/b.txt', reason: 'is no document'}]);
});

test('however many entries there are and however long their names, a status stays short', () => {
  const warnings = collectWarnings();
  for (let number = 0; number < 5000; number++)
    warnings.add({entry: `${'x'.repeat(60_000)}/${number}.txt`, reason: 'is no document'});
  const listed = warnings.all();
  expect(JSON.stringify(listed).length).toBeLessThan(12_000);
  expect(listed[0]!.entry).toMatch(/^…x+\/0\.txt$/);
  expect(listed.at(-1)!.reason).toBe(`is no document; and so on for ${5000 - listed.length} more entries`);
});
