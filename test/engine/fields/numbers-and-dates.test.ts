import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from './page-of.js';

function fieldsOf(text: string) {
  const request = {
    document_type: 'invoice',
    fields: ['invoice_number', 'issue_date', 'due_date'].map((name) => ({name})),
  };
  const {fields} = extractFromPages([pageOf(text)], request);
  return Object.fromEntries(Object.entries(fields).map(([name, {value}]) => [name, value]));
}

test('what is called a number is one, though it reads like a date', () => {
  const fields = fieldsOf(`
                                                     Kraków, dnia 12.01.2026

FAKTURA VAT nr 7/01/2026`);
  expect(fields).toMatchObject({invoice_number: '7/01/2026', issue_date: '2026-01-12'});
});
