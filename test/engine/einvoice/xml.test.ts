import {expect, test} from 'vitest';
import {elementsAt, parseXml, textAt} from '../../../src/engine/einvoice/xml.js';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('prefixes are dropped and a step of a path may name several elements', async () => {
  const root = await parseXml(utf8('<a:r xmlns:a="u"><a:x>1</a:x><y> 2 </y><z/></a:r>'));
  expect(root.name).toBe('r');
  expect(elementsAt(root, 'x|y').map((element) => element.text)).toEqual(['1', '2']);
  expect(textAt(root, 'z', 'y')).toBe('2');
});

test('entities a document declares itself are refused, not expanded', async () => {
  const laughs = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  await expect(parseXml(utf8(`${laughs}<r>&b;</r>`))).rejects.toThrow(/entity/);
  await expect(parseXml(utf8(`${laughs}<r>&f;</r>`))).rejects.toThrow(/entity/);
});

test('elements nested without end are refused', async () => {
  await expect(parseXml(utf8('<r>' + '<a>'.repeat(100_000)))).rejects.toThrow(/too deep/);
});

test('text that is cut short or no XML at all is refused', async () => {
  await expect(parseXml(utf8('<r><a>1</a>'))).rejects.toThrow();
  await expect(parseXml(utf8('%PDF-1.7'))).rejects.toThrow();
  await expect(parseXml(new Uint8Array())).rejects.toThrow();
});

test('UTF-16 is read by its byte order mark, an unknown encoding as UTF-8', async () => {
  const utf16 = new Uint8Array(Buffer.from('\ufeff<r>\u017a</r>', 'utf16le'));
  expect((await parseXml(utf16)).text).toBe('\u017a');
  expect((await parseXml(utf8('<?xml version="1.0" encoding="x-none"?><r>é</r>'))).text).toBe('é');
});
