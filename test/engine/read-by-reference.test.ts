import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {Extraction} from '../../src/contract/extraction.js';
import {TemplateFile} from '../../src/contract/templates.js';
import {preferReference} from '../../src/engine/read-by-reference.js';
import {extract} from '../../src/engine/extract.js';

const forms = resolve(import.meta.dirname, '../../fixtures/forms');
let extraction: Extraction;

beforeAll(async () => {
  const template = TemplateFile.parse(
    JSON.parse(await readFile(join(forms, 'registration-template.json'), 'utf8')),
  );
  extraction = await extract(join(forms, 'registration-okafor.jpg'), {
    document_type: template.document_type,
    fields: template.edited_json.fields,
    references: [join(forms, 'registration-blank.pdf')],
  });
});

test('a turned scan of a form is read by its blank reference', () => {
  const values = Object.fromEntries(
    Object.entries(extraction.fields).map(([name, {value}]) => [name, value]),
  );
  expect(values).toMatchObject({
    form: 'R-7',
    office: 'Mill Dock',
    registration_no: 'M-20433',
    full_name: 'Daniel Okafor',
    date_of_birth: '1991-11-05',
    street: expect.stringMatching(/^Flat 3, ?41 Quay Terrace$/) as string,
    postcode: 'SO14 9ZZ',
    city: 'Southampton',
    email: 'd.okafor@mail.example',
    skipper_licence: 'SK-451077',
    annual_fee: '120.00',
  });
});

test('of two boxes the ticked one answers', () => {
  expect(extraction.fields.newsletter).toMatchObject({value: false, route: 'zone'});
});

test('values carry the place they were read from', () => {
  const {page, box, raw, route} = extraction.fields.registration_no!;
  expect({page, raw, route}).toEqual({page: 1, raw: 'M-20433', route: 'zone'});
  expect(box!.left).toBeGreaterThan(0.6);
  expect(box!.top).toBeGreaterThan(0.15);
  expect(box!.bottom).toBeLessThan(0.2);
});

test('a document of another kind is searched by labels, with a warning', async () => {
  const read = await extract(resolve(forms, '../scans/rechnung-bergmann.pdf'), {
    document_type: 'registration form',
    fields: [
      {
        name: 'registration_no',
        kind: 'RECTANGLE',
        type: 'identifier',
        value_box: {left: 0.64, top: 0.15, right: 0.91, bottom: 0.19},
      },
    ],
    references: [join(forms, 'registration-blank.pdf')],
  });
  expect(read.fields.registration_no!.route).not.toBe('zone');
  expect(read.warnings).toContainEqual(expect.stringContaining('No page matches a reference'));
});

test('an empty zone is not filled from elsewhere, an unsure one is', () => {
  const searched = {value: 'A-1', confidence: 0.7, route: 'label'} as const;
  expect(preferReference({value: null, confidence: 0, route: 'zone'}, searched, 0.5).value).toBeNull();
  expect(preferReference({value: 'B', confidence: 0.4, route: 'zone'}, searched, 0.5).value).toBe('A-1');
  expect(preferReference({value: 'B', confidence: 0.6, route: 'zone'}, searched, 0.5).value).toBe('B');
  expect(
    preferReference({value: 'B', confidence: 0.4, route: 'zone'}, {...searched, confidence: 0.3}, 0.5).value,
  ).toBeNull();
});
