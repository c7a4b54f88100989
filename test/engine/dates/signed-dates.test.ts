import {expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function dateOf(page: string, prompt: string, paperKind = 'form'): unknown {
  const field = {name: 'x', prompt, type: 'date' as const};
  return findFields([pageOf(page)], {paperKind, fields: [field], minConfidence: 0.5}).get('x')!.value;
}

const form = `
Inschrijfformulier

Geboortedatum:   4 oktober 1983
Inschrijving per:   01-07-2026


Datum:   12-06-2026        Handtekening:   K. Oosterveld`;

test.each(['Datum ondertekening', 'Date the form was signed', 'Datum der Unterschrift'])(
  '"%s" is the date beside the signature',
  (prompt) => {
    expect(dateOf(form, prompt)).toBe('2026-06-12');
  },
);

test('a letter and a contract are dated behind the name of a town', () => {
  const page = `
Par la présente je résilie l'abonnement souscrit le 15 septembre 2024.

Fait à Meyzieu, le 26 mars 2026

C. Roussel`;
  expect(dateOf(page, 'Date de la lettre', 'lettre')).toBe('2026-03-26');
  expect(dateOf(page, 'Date de signature', 'lettre')).toBe('2026-03-26');
});

test('the end of a contract is not the day it was signed', () => {
  const page = `
Arbeitsvertrag

Salzkotten, den 24.02.2026

Unterschrift Arbeitgeber`;
  expect(dateOf(page, 'When does the contract end?', 'employment contract')).toBeNull();
});
