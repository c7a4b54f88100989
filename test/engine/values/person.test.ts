import {expect, test} from 'vitest';
import {likenessToJobTitle, likenessToPerson, withoutCourtesy} from '../../../src/engine/values/person.js';

test.each(['Jane Doe', 'Mr. A.N. Stewart', "Siobhan O'Leary", 'LUIS DE LA CRUZ', 'Dr. Anna-Lena Weiß'])(
  '%s looks like a person',
  (name) => expect(likenessToPerson(name)).toBe(1),
);

test.each(['Acme Trading Ltd', '12 High Street', 'this statement', 'Registration No.: 12', 'Total 4.50'])(
  '%s does not look like a person',
  (text) => expect(likenessToPerson(text)).toBe(0),
);

test.each(['Executive Vice President', 'Geschäftsführerin', 'Directeur général', 'General Manager'])(
  '%s names a position',
  (title) => expect(likenessToJobTitle(title)).toBeGreaterThan(0.9),
);

test('courtesy is taken off a name', () => {
  expect(withoutCourtesy('Prof. Dr. Ines Amaral')).toBe('Ines Amaral');
});
