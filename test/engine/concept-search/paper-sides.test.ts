import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from '../../helpers/page-of.js';

const payslip = `
Brandt Lifts GmbH
Mill Road 4, 73733 Esslingen

Frau
Svenja Kowalczyk
Lindenweg 7
73760 Ostfildern

Abrechnung für Februar 2024

Gehalt                        3.850,00
Auszahlung                    2.481,92
`;

const answer = (prompt: string, text = payslip) =>
  extractFromPages([pageOf(text)], {document_type: 'payslip', fields: [{name: 'asked', prompt}]}).fields
    .asked!.value;

test('who issued a paper and who got it answer for its employer and its employee', () => {
  expect(answer('Arbeitgeber')).toBe('Brandt Lifts GmbH');
  expect(answer('Name of the employee')).toBe('Svenja Kowalczyk');
});

test('a label on the paper comes before its sides', () => {
  expect(answer('Arbeitgeber', `${payslip}\nArbeitgeber:   Holm Aufzüge AG`)).toBe('Holm Aufzüge AG');
});

test('a side that is no name of the kind asked for answers nothing', () => {
  expect(answer('Arbeitgeber', payslip.replace('Brandt Lifts GmbH', 'Svenja Kowalczyk'))).toBeNull();
});

test.each(['phone', 'number', 'date'] as const)(
  'a %s is asked for by the words of a side: no name is given',
  (type) => {
    const fields = [{name: 'insurer', type, prompt: 'Insurer'}];
    const page = pageOf(payslip.replace('Mill Road 4, ', ''));
    expect(extractFromPages([page], {document_type: 'policy', fields}).fields.insurer!.value).toBeNull();
  },
);
