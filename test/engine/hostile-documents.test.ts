import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {constants, deflateRawSync, deflateSync} from 'node:zlib';
import {beforeAll, expect, test} from 'vitest';
import {countPages} from '../../src/engine/count-pages.js';
import type {Raster} from '../../src/engine/ingest/pixels/raster.js';
import {drawReceipt, imageOf, inFolder, makePdf, readAll, readBytes, scan, textOf} from './making.js';

const receipt = 'Harbour Bakery\nTotal 12.50';
let picture: Raster;

beforeAll(async () => {
  picture = await scan(await makePdf(drawReceipt));
});

test('a file of a few bytes that says it has a million pages is counted, and read as far as is allowed', async () => {
  const kids = (number: number) => `[${`${number} 0 R `.repeat(100)}]`;
  const pdf = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count 1000000/Kids${kids(3)}>>`,
    `<</Type/Pages/Count 10000/Parent 2 0 R/Kids${kids(4)}>>`,
    `<</Type/Pages/Count 100/Parent 3 0 R/Kids${kids(5)}>>`,
    '<</Type/Page/Parent 4 0 R/MediaBox[0 0 300 120]/Resources<</Font<</F 6 0 R>>>>/Contents 7 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamOf(Buffer.from('BT /F 16 Tf 20 60 Td (Harbour Bakery) Tj ET'), ''),
  ]);
  await inFolder(async (folder) => {
    const path = join(folder, 'a.pdf');
    await writeFile(path, pdf);
    expect(await countPages(path)).toBe(1_000_000);
    const pages = await readAll(path, {maxPages: 2});
    expect(pages.map(textOf)).toEqual(['Harbour Bakery', 'Harbour Bakery']);
  });
});

test('a page packed to unpack to gigabytes ends, and the next document is read', async () => {
  const content = streamOf(deflateSync(zeros(4000)), '/Filter[/FlateDecode/FlateDecode]');
  const pdf = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 4 0 R>>',
    content,
  ]);
  expect(pdf.length).toBeLessThan(100_000);
  const outcome = await readBytes('bomb.pdf', pdf).then(
    (pages) => pages.map(textOf).join(''),
    (error: unknown) => (error as {code?: string}).code,
  );
  expect(['', 'unreadable_document']).toContain(outcome);
  expect(textOf((await readBytes('b.pdf', await makePdf(drawReceipt)))[0])).toBe(receipt);
});

test('a PDF without pages says so', async () => {
  const pdf = pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>']);
  await expect(readBytes('a.pdf', pdf)).rejects.toMatchObject({
    code: 'unreadable_document',
    message: expect.stringMatching(/^a\.pdf (has no pages that can be found|is damaged)/) as string,
  });
});

test('scripts and attached files of a PDF are left alone, its print is read', async () => {
  const pdf = await makePdf((page) => {
    page.file(Buffer.from('Attached words'), {name: 'note.txt'});
    const script = page.ref({S: 'JavaScript', JS: new String('while (true) app.alert("hello");')});
    (script as unknown as {end(): void}).end();
    // The PDF library has no call for a script; this is where one that runs on opening stands.
    (page as unknown as {_root: {data: Record<string, unknown>}})._root.data.OpenAction = script;
    drawReceipt(page);
  });
  expect(pdf.includes('/OpenAction')).toBe(true);
  const pages = await readBytes('a.pdf', pdf);
  expect(pages.map(textOf)).toEqual([receipt]);
});

test('of an animation that goes on for ever only the first picture is looked at', async () => {
  const gif = await imageOf(picture).gif().toBuffer();
  const frame = frameOf(gif);
  const endless = Buffer.concat([gif.subarray(0, -1), ...new Array<Buffer>(3000).fill(frame)]);
  const [page, another] = await readBytes('a.gif', endless);
  expect(textOf(page)).toBe(receipt);
  expect(another).toBeUndefined();
});

test('a TIFF whose pages lead back to the first ends', async () => {
  const tiff = await imageOf(picture).tiff({compression: 'none'}).toBuffer();
  const first = tiff.readUInt32LE(4);
  tiff.writeUInt32LE(first, first + 2 + 12 * tiff.readUInt16LE(first));
  const outcome = await readBytes('a.tif', tiff).then(
    (pages) => textOf(pages[0]),
    (error: unknown) => (error as {code?: string}).code,
  );
  expect([receipt, 'unreadable_document']).toContain(outcome);
});

test('a file is what its bytes say, whatever it is called', async () => {
  const png = await imageOf(picture).png().toBuffer();
  expect(textOf((await readBytes('a.pdf', png))[0])).toBe(receipt);
  expect(textOf((await readBytes('a.png', await makePdf(drawReceipt)))[0])).toBe(receipt);
});

test('a file without a byte is empty', async () => {
  for (const name of ['a.pdf', 'a.png'])
    await expect(readBytes(name, Buffer.alloc(0))).rejects.toMatchObject({
      code: 'unreadable_document',
      message: `${name} is empty.`,
    });
});

/** A PDF of these objects, numbered from 1; the first one is the root. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  let length = parts[0]!.length;
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    starts.push(length);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  });
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer <</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`);
  return Buffer.concat(parts);
}

function streamOf(bytes: Buffer, entries: string): Buffer {
  const head = Buffer.from(`<</Length ${bytes.length}${entries}>>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}

/** So many megabytes of zeros as a zlib stream; one megabyte is packed, and repeated. */
function zeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), {finishFlush: constants.Z_FULL_FLUSH});
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...new Array<Buffer>(megabytes).fill(block), end]);
}

/** The one picture of a GIF with its graphic control block, without header, colours and trailer. */
function frameOf(gif: Buffer): Buffer {
  const colours = gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0;
  return gif.subarray(13 + colours, -1);
}
