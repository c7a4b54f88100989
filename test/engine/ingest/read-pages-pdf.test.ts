import {writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {degrees, PDFDocument, rgb, StandardFonts} from 'pdf-lib';
import {expect, test} from 'vitest';
import {countPages} from '../../../src/engine/count-pages.js';
import {readPages} from '../../../src/engine/read-pages.js';
import {drawReceipt, imageOf, inFolder, makePdf, readAll, readBytes, scan, textOf} from '../making.js';

test('text of a PDF comes with its places in points', async () => {
  const [page] = await readBytes('a.pdf', await makePdf(drawReceipt));
  expect(page).toMatchObject({number: 1, width: 300, height: 120});
  expect(textOf(page)).toBe('Harbour Bakery\nTotal 12.50');
  const total = page!.words.find((word) => word.text === 'Total')!;
  expect(total).toMatchObject({confidence: 1, source: 'text'});
  expect(total.box.left).toBeCloseTo(20, 0);
  expect(total.box.top).toBeGreaterThan(55);
  expect(total.box.bottom).toBeLessThan(82);
});

test('words far apart on one row are lines of their own, in reading order', async () => {
  const pdf = await makePdf((pdf) =>
    pdf.fontSize(12).text('Total', 20, 20).text('12.50', 220, 20).text('Paid', 20, 50),
  );
  const [page] = await readBytes('a.pdf', pdf);
  expect(page!.lines.map((line) => line.text)).toEqual(['Total', '12.50', 'Paid']);
});

test('the letters of a ligature belong to the word it stands in, each with its own place', async () => {
  const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  const text = 'Koffiebonen officieel finden';
  const pdf = await makePdf((pdf) => pdf.font(font).fontSize(12).text(text, 20, 20));
  for (const turned of [0, 90, 180, 270]) {
    const document = await PDFDocument.load(pdf);
    document.getPage(0).setRotation(degrees(turned));
    const [page] = await readBytes('a.pdf', await document.save());
    expect(textOf(page)).toBe(text);
    const [coffee, official] = page!.words;
    expect(coffee!.box.right).toBeLessThan(official!.box.left);
  }
});

test('a word drawn letter by letter is one word', async () => {
  const pdf = await makePdf((pdf) => {
    pdf.fontSize(12);
    let x = 20;
    for (const letter of 'Invoice') {
      pdf.text(letter, x, 20, {lineBreak: false});
      x += pdf.widthOfString(letter);
    }
  });
  expect(textOf((await readBytes('a.pdf', pdf))[0])).toBe('Invoice');
});

test('a word drawn twice to look bold is read once', async () => {
  const pdf = await makePdf((pdf) => pdf.fontSize(12).text('Bold', 20, 20).text('Bold', 20.3, 20));
  expect(textOf((await readBytes('a.pdf', pdf))[0])).toBe('Bold');
});

test.each([90, 180, 270])('a page whose print is turned by %i degrees is read upright', async (turn) => {
  const pdf = await PDFDocument.load(await makePdf(drawReceipt));
  pdf.getPage(0).setRotation(degrees(turn));
  await inFolder(async (folder) => {
    const path = join(folder, 'a.pdf');
    await writeFile(path, await pdf.save());
    const [page] = await readAll(path);
    expect(page).toMatchObject({width: 300, height: 120});
    expect(textOf(page)).toBe('Harbour Bakery\nTotal 12.50');
    const word = await page!.image!({region: page!.words[0]!.box});
    expect(word.width).toBeGreaterThan(word.height);
    expect(word.data.some((value) => value < 50)).toBe(true);
  });
});

test('text outside the page is not read', async () => {
  const pdf = await makePdf((pdf) =>
    pdf.fontSize(12).text('Seen', 20, 20).text('Beyond', 400, 20, {lineBreak: false}),
  );
  expect(textOf((await readBytes('a.pdf', pdf))[0])).toBe('Seen');
});

test('white print on white paper is not read', async () => {
  const pdf = await makePdf((pdf) => {
    pdf.fontSize(12).text('Seen', 20, 20);
    pdf.fillColor('white').text('Secret', 20, 60);
  });
  expect(textOf((await readBytes('a.pdf', pdf))[0])).toBe('Seen');
});

test('print under a black bar is not read', async () => {
  const pdf = await makePdf((pdf) => {
    pdf.fontSize(12).text('Seen', 20, 20).text('Redacted', 20, 60);
    pdf.rect(10, 50, 200, 40).fill('black');
  });
  expect(textOf((await readBytes('a.pdf', pdf))[0])).toBe('Seen');
});

test('what was typed into form fields is read, drawn by the program or not', async () => {
  for (const updateFieldAppearances of [true, false]) {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([300, 120]);
    page.drawText('Name', {x: 20, y: 80, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica)});
    const field = pdf.getForm().createTextField('name');
    field.addToPage(page, {x: 100, y: 75, width: 150, height: 20});
    field.setText('Ada Lovelace');
    if (!updateFieldAppearances)
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(widget.dict.context.obj('AP'));
    const [read] = await readBytes('a.pdf', await pdf.save({updateFieldAppearances}));
    expect(textOf(read)).toContain('Ada Lovelace');
  }
});

test('a scan in a PDF is recognised, with places in points', async () => {
  const picture = await imageOf(await scan(await makePdf(drawReceipt), 3))
    .jpeg()
    .toBuffer();
  const [page] = await readBytes('a.pdf', await makePdf((pdf) => pdf.image(picture, 0, 0, {width: 300})));
  expect(textOf(page)).toBe('Harbour Bakery\nTotal 12.50');
  const total = page!.words.find((word) => word.text === 'Total')!;
  expect(total.source).toBe('ocr');
  expect(total.box.left).toBeGreaterThan(14);
  expect(total.box.left).toBeLessThan(26);
});

test('an invisible text layer is ignored, and the page says so', async () => {
  const picture = await imageOf(await scan(await makePdf(drawReceipt), 3))
    .png()
    .toBuffer();
  const pdf = await makePdf((pdf) => {
    pdf.image(picture, 0, 0, {width: 300});
    // Text render mode 3 draws nothing; the PDF library has no call for it.
    (pdf as unknown as {addContent(code: string): void}).addContent('3 Tr');
    pdf.fontSize(12).text('Document metadata 4711', 20, 20);
  });
  const [page] = await readBytes('a.pdf', pdf);
  expect(textOf(page)).toBe('Harbour Bakery\nTotal 12.50');
  expect(page!.notes).toEqual([
    'The text layer is not what the page shows; the page was recognised instead.',
  ]);
});

test('a text layer behind a scan that shows something else is ignored', async () => {
  const picture = await imageOf(await scan(await makePdf(drawReceipt), 3))
    .png()
    .toBuffer();
  const pdf = await makePdf((pdf) => {
    pdf.fontSize(16).text('Completely different words', 20, 20);
    pdf.image(picture, 0, 0, {width: 300});
  });
  const [page] = await readBytes('a.pdf', pdf);
  expect(textOf(page)).toBe('Harbour Bakery\nTotal 12.50');
});

test('print in an image beside text is read too', async () => {
  const letterhead = await imageOf(
    await scan(await makePdf((pdf) => pdf.fontSize(16).text('Harbour Bakery', 20, 20)), 3),
  )
    .extract({left: 0, top: 0, width: 600, height: 150})
    .png()
    .toBuffer();
  const pdf = await makePdf((pdf) => {
    pdf.image(letterhead, 20, 0, {width: 200});
    pdf.fontSize(12).text('Total 12.50', 20, 80);
  });
  const [page] = await readBytes('a.pdf', pdf);
  expect(textOf(page)).toBe('Harbour Bakery\nTotal 12.50');
  expect(page!.words.map((word) => word.source)).toEqual(['ocr', 'ocr', 'text', 'text']);
});

test('on request the text layer is left aside', async () => {
  const [page] = await readBytes('a.pdf', await makePdf(drawReceipt), {textLayer: 'never'});
  expect(textOf(page)).toBe('Harbour Bakery\nTotal 12.50');
  expect(page!.words.every((word) => word.source === 'ocr')).toBe(true);
});

test('pages come one by one, as many as are wanted', async () => {
  const pdf = await makePdf((pdf) => {
    for (let number = 1; number <= 5; number++) {
      if (number > 1) pdf.addPage();
      pdf.text(`Page ${number}`);
    }
  });
  await inFolder(async (folder) => {
    const path = join(folder, 'long.pdf');
    await writeFile(path, pdf);
    expect(await countPages(path)).toBe(5);
    expect((await readAll(path, {maxPages: 2})).map(textOf)).toEqual(['Page 1', 'Page 2']);
    for await (const page of readPages(path)) {
      expect(page.number).toBe(1);
      break;
    }
  });
});

test('a part of a page can be pictured at any scale, also later', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'a.pdf');
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([200, 100]);
    page.drawRectangle({x: 100, y: 50, width: 100, height: 50, color: rgb(1, 0, 0)});
    await writeFile(path, await pdf.save());
    const [read] = await readAll(path);
    const part = await read!.image!({region: {left: 100, top: 0, right: 150, bottom: 25}, scale: 4});
    expect(part).toMatchObject({width: 200, height: 100});
    expect([...part.data.subarray(0, 3)]).toEqual([255, 0, 0]);
    const below = await read!.image!({region: {left: 100, top: 60, right: 150, bottom: 90}, scale: 1});
    expect([...below.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

test('a PDF protected with a password says so', async () => {
  const pdf = await makePdf(drawReceipt, {size: [300, 120], userPassword: 'secret', ownerPassword: 'secret'});
  await expect(readBytes('a.pdf', pdf)).rejects.toMatchObject({
    code: 'unreadable_document',
    message: 'a.pdf is protected with a password.',
  });
});

test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
  'a PDF that only restricts printing is read, encrypted as in PDF %s',
  async (pdfVersion) => {
    const pdf = await makePdf(drawReceipt, {
      size: [300, 120],
      pdfVersion,
      ownerPassword: 'secret',
      permissions: {printing: undefined},
    });
    expect(pdf.includes('/Encrypt')).toBe(true);
    expect(textOf((await readBytes('a.pdf', pdf))[0])).toContain('Harbour Bakery');
  },
);

test('a PDF cut short, or with nothing in it, is unreadable', async () => {
  const pdf = await makePdf(drawReceipt);
  const unreadable = {code: 'unreadable_document', message: expect.stringContaining('a.pdf') as string};
  await expect(readBytes('a.pdf', pdf.subarray(0, 300))).rejects.toMatchObject(unreadable);
  await expect(readBytes('a.pdf', Buffer.from('%PDF-1.7\n%%EOF'))).rejects.toMatchObject(unreadable);
  await expect(readBytes('a.pdf', Buffer.alloc(0))).rejects.toMatchObject(unreadable);
});

test('a page tree that leads back to itself does not hang the reader', async () => {
  const looping = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[2 0 R]/Count 3/Parent 2 0 R>> endobj
trailer <</Root 1 0 R>>
%%EOF`;
  await expect(readBytes('a.pdf', Buffer.from(looping))).rejects.toMatchObject({code: 'unreadable_document'});
});

test('a page as large as a house is read with no more pixels than any other', async () => {
  const pdf = await makePdf((pdf) => pdf.fontSize(900).text('TOTAL', 500, 500), {size: [14_000, 14_000]});
  const [page] = await readBytes('a.pdf', pdf, {textLayer: 'never'});
  expect(textOf(page)).toBe('TOTAL');
});

test('after a damaged document the next one is read', async () => {
  await expect(readBytes('a.pdf', Buffer.from('%PDF-1.7 nonsense'))).rejects.toThrow();
  expect(textOf((await readBytes('b.pdf', await makePdf(drawReceipt)))[0])).toContain('Total');
});

test('reading stops when it is called off', async () => {
  const signal = AbortSignal.abort();
  await expect(readBytes('a.pdf', await makePdf(drawReceipt), {signal})).rejects.toThrow(/abort/i);
});
