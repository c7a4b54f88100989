import {expect, test} from 'vitest';
import {
  hasForm,
  looksLike,
  correctToShape,
} from '../../../../src/engine/registration/readings/value-shape.js';

test('a number of the same form is more like the reference than one of another form', () => {
  expect(looksLike('2619', '3492')).toBe(1);
  expect(looksLike('2619', '430')).toBeGreaterThan(0.9);
  expect(looksLike('2619', '15')).toBeLessThan(0.8);
  expect(looksLike('2619', 'Registrant')).toBeLessThan(0.3);
  expect(looksLike('AB-1234', 'XY-9876')).toBe(1);
  expect(looksLike('AB-1234', '9876')).toBeLessThan(0.5);
});

test('letters that look like digits become digits where the reference has only digits', () => {
  expect(correctToShape('2619', '#l88O')).toBe('1880');
  expect(correctToShape('2619', 'No. 5')).toBe('No. 5');
  expect(correctToShape('AB-1234', 'AO-l234')).toBe('AO-l234');
});

test('words of other lengths, and more or fewer of them, are as like a text as words of the same', () => {
  expect(looksLike('14 Quay Lane', '1250 Old Harbour Master Road West')).toBe(1);
  expect(looksLike('Boston 02109', 'San Juan Capistrano 92675')).toBe(1);
  expect(looksLike('14 Quay Lane', '1299.04')).toBeLessThan(0.5);
});

test('streets and towns have no form to go by, whatever number is among their words', () => {
  expect(['14 Quay Lane', 'Boston, MA 02109', '1050 Bruxelles'].filter(hasForm)).toEqual([]);
  const formed = ['3 May 1987', '22 February 2026', 'AB-1234', 'SQ1 9XX', '+44 20 7946 0000', 'EUR 1,299.04'];
  expect(formed.filter(hasForm)).toEqual(formed);
});

test('numbers and codes have a form to go by, names and prose have none', () => {
  expect(hasForm('2619')).toBe(true);
  expect(hasForm('12/04/1979')).toBe(true);
  expect(hasForm('Bermuda Department of Tourism')).toBe(false);
});
