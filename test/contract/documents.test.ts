import {expect, test} from 'vitest';
import {isAcceptedAlone, isReadByService, kindOf, kindOfName} from '../../src/contract/documents.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const bitmap = Buffer.concat([bytes('BM'), Buffer.alloc(12), Buffer.from([40, 0, 0, 0]), Buffer.alloc(36)]);

test.each([
  ['pdf', bytes('%PDF-1.7\n')],
  ['pdf', bytes(`${'junk '.repeat(100)}%PDF-1.4`)],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['png', bytes('\x89PNG\r\n\x1a\n')],
  ['gif', bytes('GIF89a')],
  ['tiff', Buffer.from([0x49, 0x49, 0x2a, 0])],
  ['tiff', Buffer.from([0x4d, 0x4d, 0, 0x2a])],
  ['tiff', Buffer.from([0x49, 0x49, 0x2b, 0])],
  ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['zip', bytes('PK\x03\x04')],
  ['zip', bytes('PK\x05\x06')],
  ['bmp', bitmap],
])('the first bytes tell a %s', (kind, head) => {
  expect(kindOf(head)).toBe(kind);
});

test.each([
  ['text', bytes('Hello, world')],
  ['text that begins with BM', bytes('BMW invoices of the year, a list in plain text')],
  ['RIFF that is sound', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['nothing', Buffer.alloc(0)],
  ['a PDF header too far in', bytes(`${' '.repeat(2000)}%PDF-1.4`)],
])('%s is no document', (_, head) => {
  expect(kindOf(head)).toBeUndefined();
});

test('a ZIP posing as a PDF by name is still a ZIP by content', () => {
  expect(kindOfName('scan.pdf')).toBe('pdf');
  expect(kindOf(bytes('PK\x03\x04%PDF-1.7'))).toBe('zip');
});

test('extensions are read without regard to case and folders', () => {
  expect(kindOfName('A/B.C/Scan.TIFF')).toBe('tiff');
  expect(kindOfName('a.pdf/readme')).toBeUndefined();
  expect(kindOfName('notes.txt')).toBeUndefined();
});

test('WebP and ZIP do not stand alone, and an archive holds no archive', () => {
  expect([isAcceptedAlone('webp'), isAcceptedAlone('zip'), isAcceptedAlone('gif')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([isReadByService('webp'), isReadByService('zip')]).toEqual([true, false]);
});
