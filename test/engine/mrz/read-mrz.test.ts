import {expect, test} from 'vitest';
import {readMrz} from '../../../src/engine/mrz/read-mrz.js';
import {card, passport, smallCard, visa} from './specimens.js';

function read(lines: string[]) {
  return Object.fromEntries(readMrz(lines).map(({concept, value}) => [concept, value]));
}

const anna = {
  surname: 'Eriksson',
  given_names: 'Anna Maria',
  nationality: 'UTO',
  birth_date: '1974-08-12',
  sex: 'F',
  expiry_date: '2012-04-15',
  issuing_country: 'UTO',
};

test('a passport', () => {
  expect(read(passport)).toEqual({...anna, document_number: 'L898902C3'});
});

test('a card of three lines', () => {
  expect(read(card)).toEqual({...anna, document_number: 'D23145890'});
});

test('a card of two lines', () => {
  expect(read(smallCard)).toEqual({...anna, document_number: 'D23145890'});
});

test('a visa', () => {
  expect(read(visa)).toMatchObject({
    surname: 'Eriksson',
    document_number: 'L8988901C',
    nationality: 'XXX',
    birth_date: '1940-09-07',
    expiry_date: '1996-12-10',
  });
});

test('a French card as they were until 2021', () => {
  const french = ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'];
  expect(read(french)).toEqual({
    surname: 'Berthier',
    given_names: 'Corinne',
    document_number: '880692310285',
    birth_date: '1965-12-06',
    sex: 'F',
    nationality: 'FRA',
    issuing_country: 'FRA',
  });
});

test('a number too long for its place goes on behind it', () => {
  const lines = ['I<UTOD23145890<7349<<<<<<<<<<<', card[1]!, card[2]!];
  const number = readMrz(lines).find(({concept}) => concept === 'document_number')!;
  expect(number.value).toBe('D23145890734');
  expect(lines[0]!.slice(number.start, number.end)).toBe('D23145890<734');
});

test('letters and digits that look alike are settled by their place and the check digits', () => {
  const [names, data] = passport as [string, string];
  const misread = data.replace('C36UTO7408122', 'C36UT0741OB122'.replace('741OB122', '74O8I22'));
  expect(read([names, misread])).toEqual({...anna, document_number: 'L898902C3'});
  expect(read([names, data.replace('L898902C3', 'L8989O2C3')])).toMatchObject({document_number: 'L898902C3'});
});

test('fillers taken for K, lost or doubled', () => {
  const data = passport[1]!;
  for (const names of [
    'P<UTOERIKSSON<<ANNA<MARIA<<<<K<<KKK<<C<<<',
    'P<UTOERIKSSON<<ANNA<MARIA<<<',
    'P<UTOERIKSSON<KANNA<MARIA<KKKKKK',
    'PKUTOERIKSSON<<ANNA<MARIAKKKKKKKKK',
  ])
    expect(read([names, data])).toMatchObject({surname: 'Eriksson', given_names: 'Anna Maria'});
});

test('a text without check digits that agree is no zone', () => {
  expect(read([passport[0]!, 'L898902C31UTO7408123F1204151ZE184226B<<<<<10'])).toEqual({});
  expect(read(['PLEASE<NOTE', 'ORDER 12345'])).toEqual({});
});
