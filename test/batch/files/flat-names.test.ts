import {expect, test} from 'vitest';
import {flatNames} from '../../../src/batch/files/flat-names.js';

const names = (...sources: string[]) => [...flatNames(sources).values()];

test('names stay as they are where nothing collides', () => {
  expect(names('a/x.pdf', 'b/y.pdf', 'z.pdf')).toEqual(expect.arrayContaining(['x.pdf', 'y.pdf', 'z.pdf']));
});

test('names that collide get their folders before them', () => {
  expect(flatNames(['a/x.pdf', 'b/x.pdf', 'y.pdf'])).toEqual(
    new Map([
      ['y.pdf', 'y.pdf'],
      ['a/x.pdf', 'a__x.pdf'],
      ['b/x.pdf', 'b__x.pdf'],
    ]),
  );
});

test('case and Unicode form make no difference, and numbers settle what is left', () => {
  expect(names('X.pdf', 'x.pdf')).toEqual(['X.pdf', 'x-2.pdf']);
  const [composed, decomposed] = ['caf\u00e9.pdf', 'cafe\u0301.pdf'];
  expect(new Set(names(composed, decomposed).map((name) => name.normalize('NFC').toLowerCase())).size).toBe(
    2,
  );
  expect(names('a__x.pdf', 'a/x.pdf', 'b/x.pdf')).toEqual(['a__x.pdf', 'a__x-2.pdf', 'b__x.pdf']);
});

test.each([
  ['a\nb.pdf', 'a_b.pdf'],
  ['back\\slash.pdf', 'back_slash.pdf'],
  ['-rf.pdf', '-rf.pdf'],
  ['"quoted" \'name\'.pdf', '"quoted" \'name\'.pdf'],
  ['..hidden.pdf', '_hidden.pdf'],
])('%j becomes %j', (source, name) => {
  expect(names(source)).toEqual([name]);
});

test('long names are cut within their bytes, not within a character, and keep their extension', () => {
  const [one, other] = names(`${'書'.repeat(84)}.pdf`, `a/${'書'.repeat(84)}.pdf`);
  expect(one).not.toBe(other);
  for (const name of [one!, other!]) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^[a書_]+(-2)?\.pdf$/u);
  }
});
