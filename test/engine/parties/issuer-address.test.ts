import {expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

test('a line with a label of its own below the address of an issuer is no part of it', () => {
  const page = `
Kelterei Apfelgarten
Obstweg 8 · 12345 Musterstadt

Delivery note number: LN-5530
Delivery date: 06.03.2024`;
  expect(addressOn(page)).toBe('Obstweg 8 · 12345 Musterstadt');
});

test('a district below the address of an issuer is a part of it', () => {
  const page = `
Kelterei Apfelgarten GmbH
Obstweg 8 · 12345 Musterstadt
Alte Mosterei
Delivery date: 06.03.2024`;
  expect(addressOn(page)).toBe('Obstweg 8 · 12345 Musterstadt Alte Mosterei');
});

function addressOn(page: string) {
  const fields = [{name: 'address', prompt: 'address of the issuer'}];
  return findFields([pageOf(page)], {paperKind: 'receipt', fields, minConfidence: 0.5}).get('address')!.value;
}
