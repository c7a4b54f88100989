import {readFile} from 'node:fs/promises';
import {PDFDocument} from 'pdf-lib';
import sharp from 'sharp';
import {zip, type ZipEntry} from '../service/zip.js';
import {mutate} from './mutate.js';
import type {Random} from '../helpers/random.js';

export type Bytes = Buffer<ArrayBuffer>;

/** Small documents of every kind that decoders know, to be broken. */
export interface Documents {
  images: Bytes[];
  pdfs: Bytes[];
}

export async function makeDocuments(): Promise<Documents> {
  const picture = sharp({create: {width: 48, height: 32, channels: 3, background: '#d0e0f0'}});
  const [png, jpeg, gif, tiff, webp] = await Promise.all(
    [
      picture.clone().png(),
      picture.clone().jpeg(),
      picture.clone().gif(),
      picture.clone().tiff(),
      picture.clone().webp(),
    ].map(async (encoded) => own(await encoded.toBuffer())),
  );
  const pages = sharp(Buffer.alloc(48 * 64 * 3, 0x90), {
    raw: {width: 48, height: 64, channels: 3, pageHeight: 32},
  });
  const manyPages = own(await pages.tiff({compression: 'lzw'}).toBuffer());
  return {
    images: [png!, jpeg!, gif!, tiff!, webp!, bitmap(), manyPages],
    pdfs: [
      plainPdf(),
      await packedPdf(png!),
      own(await readFile(new URL('../../fixtures/kinds/delivery-note.pdf', import.meta.url))),
    ],
  };
}

/** Any document, whole or broken. */
export function anyDocument({images, pdfs}: Documents, random: Random): Bytes {
  const seed = random.pick(random.chance(0.5) ? pdfs : images);
  return random.chance(0.1) ? seed : mutate(seed, random);
}

const names = [
  'a.png',
  'ä.pdf',
  'A.PNG',
  'in/side.png',
  '../up.png',
  '/abs.png',
  'C:\\x.png',
  'no-extension',
  '.png',
  'nul\0.png',
];
const oddNames = [
  'line\nbreak.png',
  '"quote".pdf',
  `${'long'.repeat(80)}.png`,
  'con.png',
  '__proto__',
  'x.exe',
  'inner.zip',
  '',
];

/** An archive of a few documents, lies in its directory included, whole or broken. */
export function anyArchive(documents: Documents, random: Random): Bytes {
  const entries = Array.from({length: random.below(4)}, (_, index): ZipEntry => {
    const name = random.chance(0.5) ? `${index}.pdf` : random.pick([...names, ...oddNames]);
    return {
      name: random.chance(0.1) ? random.bytes(8) : name,
      data: anyDocument(documents, random),
      deflate: random.chance(0.5),
      ...(random.chance(0.1) ? {crc: random.below(2 ** 32)} : {}),
      ...(random.chance(0.1) ? {claimedSize: random.pick([0, 1, 2 ** 31, 2 ** 32 - 1])} : {}),
      ...(random.chance(0.1) ? {flags: random.below(65_536)} : {}),
      ...(random.chance(0.1) ? {method: random.pick([0, 1, 8, 9, 12, 14, 99])} : {}),
      ...(random.chance(0.1) ? {mode: random.pick([0o120777, 0o040755, 0o010644])} : {}),
    };
  });
  const archive = zip(entries);
  return random.chance(0.4) ? archive : mutate(archive, random);
}

/** 2 × 2 pixels of 24 bits; sharp writes no bitmaps. */
function bitmap(): Bytes {
  const bytes = Buffer.alloc(70);
  bytes.write('BM', 'latin1');
  [
    [2, 70],
    [10, 54],
    [14, 40],
    [18, 2],
    [22, 2],
    [34, 16],
  ].forEach(([at, value]) => bytes.writeUInt32LE(value!, at));
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** A page of text with nothing packed, so that changes meet the structure. */
function plainPdf(): Bytes {
  const content = 'BT /F1 12 Tf 20 60 Td (Invoice 42) Tj 0 -20 Td (Total 12.50 EUR) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Names<</JavaScript<</Names[(a)6 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Rotate 0>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</S/JavaScript/JS(app.alert\\(1\\))>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${text.length}\n%%EOF`,
  );
}

/** Packed object streams, an image, a form field and an attachment. */
async function packedPdf(png: Bytes): Promise<Bytes> {
  const document = await PDFDocument.create();
  const page = document.addPage([120, 80]);
  page.drawImage(await document.embedPng(png), {x: 5, y: 5, width: 40, height: 30});
  page.drawText('Total 7.00', {x: 10, y: 60, size: 10});
  document.getForm().createTextField('name').addToPage(page, {x: 60, y: 10, width: 40, height: 12});
  await document.attach(Buffer.from('<Invoice/>'), 'factur-x.xml', {mimeType: 'text/xml'});
  return own(Buffer.from(await document.save()));
}

/** A copy that shares its memory with nothing. */
function own(bytes: Buffer): Bytes {
  return Buffer.from(bytes);
}
