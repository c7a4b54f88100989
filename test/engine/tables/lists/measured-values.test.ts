import {describe, expect, test} from 'vitest';
import {findFields} from '../../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../../helpers/page-of.js';

function ask(page: string, prompts: Record<string, string>, paperKind: string): Record<string, unknown> {
  const fields = Object.entries(prompts).map(([name, prompt]) => ({name, prompt}));
  const found = findFields([pageOf(page)], {paperKind, fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

describe('rows with a required and a measured value', () => {
  const page = `
Property               Required        Measured       Result
Yield strength         355             391            pass
Elongation             22              27             pass`;

  test('answer with what was measured where a request names the row alone', () => {
    expect(ask(page, {a: 'Elongation', b: 'Measured yield strength'}, 'test report')).toEqual({
      a: '27',
      b: '391',
    });
  });

  test('answer with what is required where that is asked for', () => {
    expect(ask(page, {a: 'Required yield strength'}, 'test report')).toEqual({a: '355'});
  });
});

describe('ends of a period', () => {
  test('are told apart where the first has no year', () => {
    const page =
      'The voluntary period of payment runs del 1 de septiembre al 5 de noviembre de 2025 without surcharge.';
    expect(
      ask(page, {a: 'start of the payment period', b: 'end of the payment period'}, 'tax notice'),
    ).toEqual({
      a: '2025-09-01',
      b: '2025-11-05',
    });
  });

  test('of a contract without an end are its beginning alone', () => {
    const page = 'Der Vertrag beginnt am 01.05.2025 und läuft auf unbestimmte Zeit.\n\nKiel, den 14.04.2025';
    expect(ask(page, {a: 'Vertragsbeginn', b: 'Vertragsende'}, 'Vertrag')).toEqual({
      a: '2025-05-01',
      b: null,
    });
  });
});

test('words of a sentence are no value of a word in it', () => {
  const page = `
The pupil completed the course in 2024 with
the final mark of 17 and was born in Castle
Green near the old mill, as is certified below.`;
  expect(ask(page, {a: 'place of birth', b: 'course'}, 'certificate')).toEqual({a: null, b: null});
});
