import {readFile} from 'node:fs/promises';
import type {StudioBrowser} from './browser.js';

/** A file of fixtures/. */
export async function fixture(name: string): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await readFile(new URL(`../../../fixtures/${name}`, import.meta.url)));
}

/** Uploads a document as the pages do. */
export function upload(
  {send}: StudioBrowser,
  file: Buffer<ArrayBuffer>,
  name = 'scan.png',
): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([file]), name);
  return send('/samples', {method: 'POST', body});
}

/** A PDF of so many pages, each with a line of text that says its number. */
export function pdfOfPages(count: number): Buffer<ArrayBuffer> {
  const kids = Array.from({length: count}, (_, page) => `${4 + 2 * page} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Array.from({length: count}, (_, page) => {
      const text = `BT /F 14 Tf 72 720 Td (Page number: ${page + 1}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + 2 * page} 0 R>>`,
        `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
      ];
    }).flat(),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`);
}
