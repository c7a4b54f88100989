import {expect, test} from 'vitest';
import {Alias} from '../../../../src/contract/templates.js';
import {freeAlias} from '../../../../src/service/studio/pages/templates/free-alias.js';

test('a name becomes an alias that can be typed', () => {
  expect(freeAlias('Dissemination report', [])).toBe('dissemination-report');
  expect(freeAlias(' Übergabe-Protokoll (Büro) ', [])).toBe('ubergabe-protokoll-buro');
  expect(freeAlias('2024 forms', [])).toBe('forms');
});

test('every alias made is allowed, however long and strange the name', () => {
  for (const name of ['a'.repeat(100), `${'a'.repeat(62)} b`, 'x_y/z', 'Łódź'])
    expect(Alias.safeParse(freeAlias(name, [])).success, name).toBe(true);
});

test('there is none where it is taken or nothing of the name can be typed', () => {
  expect(freeAlias('Invoice', ['invoice'])).toBeNull();
  expect(freeAlias('請求書', [])).toBeNull();
});
