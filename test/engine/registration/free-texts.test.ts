import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import type {Page} from '../../../src/engine/page.js';
import {referenceDocument} from '../../../src/engine/registration/reference-documents.js';
import {alignFields} from '../../../src/engine/registration/reference-fields.js';
import {form, pageOf, type Print} from './printed-form.js';

/** The form with two more captions, beside which a street and a town are filled in. */
function filled({street, town}: {street: string; town: string}, caption = 'Street'): Page {
  return pageOf([
    ...form,
    {text: caption, x: 80, y: 1010},
    {text: 'Town', x: 600, y: 1010},
    {text: street, x: 90, y: 1030},
    {text: town, x: 610, y: 1030},
  ] satisfies Print[]);
}

async function read(
  name: string,
  value: string,
  [reference, document]: [Page, Page],
  type: Field['type'] = 'text',
) {
  const field: Field = {name, kind: 'VALUE', type, value};
  const found = await alignFields({
    pages: [document],
    references: [referenceDocument([reference])],
    fields: [field],
  });
  return found.get(name);
}

test('a town has as many words as it has, whatever the reference has', async () => {
  const pages: [Page, Page] = [
    filled({street: '14 Quay Lane', town: 'Boston 02109'}),
    filled({street: '9 Mole Street', town: 'San Juan Capistrano 92675'}),
  ];
  expect((await read('town', 'Boston 02109', pages))?.value).toBe('San Juan Capistrano 92675');
});

test('a street is read whole, however many words and figures the street of the reference has', async () => {
  const pages: [Page, Page] = [
    filled({street: '14 Quay Lane', town: 'Boston'}),
    filled({street: 'Old Harbour Master Road West 1250', town: 'Salem'}),
  ];
  const street = await read('street', '14 Quay Lane', pages);
  expect(street?.value).toBe('Old Harbour Master Road West 1250');
  expect(street!.confidence).toBeGreaterThan(0.8);
});

test('a street that begins with the word of its label keeps it', async () => {
  const pages: [Page, Page] = [
    filled({street: 'Avenida do Mar 7', town: 'Lisboa'}, 'Rua'),
    filled({street: 'Rua Augusta 12', town: 'Porto'}, 'Rua'),
  ];
  expect((await read('street', 'Avenida do Mar 7', pages))?.value).toBe('Rua Augusta 12');
});

test('a street that ends with the word of its label keeps it', async () => {
  const pages: [Page, Page] = [
    filled({street: '14 Quay Lane', town: 'Boston'}),
    filled({street: '165 Quarry Street', town: 'Salem'}),
  ];
  expect((await read('street', '14 Quay Lane', pages))?.value).toBe('165 Quarry Street');
});

test('a telephone number of more groups than the one of the reference is read whole', async () => {
  const pages: [Page, Page] = [
    filled({street: '14 Quay Lane', town: '065 744'}),
    filled({street: '9 Mole Street', town: '+66 88 082 89 94'}),
  ];
  expect((await read('town', '065 744', pages, 'phone'))?.value).toBe('+66 88 082 89 94');
});
