import {expect, test} from 'vitest';
import {answerFields as findFields} from '../../../../src/engine/pipeline.js';
import {identity} from '../../../../src/service/templates/identity.js';
import {pageOf} from '../../../helpers/page-of.js';

const {fields} = identity.edited_json;

function read(text: string) {
  const found = findFields([pageOf(text, 1, 'ocr')], {
    fields,
    minConfidence: 0.5,
  });
  return found;
}

test('a passport is read from its zone, with the accents of the names printed above', () => {
  const found = read(`
PASSPORT
Surname
ÅGREN
Given names
ÄNNE MARIA

P<UTOAAGREN<<AENNE<MARIA<<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`);
  expect(Object.fromEntries([...found].map(([name, {value}]) => [name, value]))).toEqual({
    document_number: 'L898902C3',
    surname: 'Ågren',
    given_names: 'Änne Maria',
    nationality: 'UTO',
    birth_date: '1974-08-12',
    sex: 'F',
    expiry_date: '2012-04-15',
    issuing_country: 'UTO',
  });
  expect(found.get('birth_date')).toMatchObject({route: 'mrz', raw: '740812'});
});

test('a document without a zone is read by its labels', () => {
  const found = read(`
DRIVING LICENCE
Surname: Sample
Date of birth: 01.02.1980
Licence number: AB123456`);
  expect(found.get('surname')!.value).toBe('Sample');
  expect(found.get('birth_date')!.value).toBe('1980-02-01');
  expect(found.get('document_number')!.value).toBe('AB123456');
  expect(found.get('nationality')!.value).toBeNull();
});
