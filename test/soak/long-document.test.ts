import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {drawReceipt, imageOf, inFolder, makePdf, scan} from '../engine/making.js';

const program = fileURLToPath(new URL('read-long.mjs', import.meta.url));
const megabyte = 1024 * 1024;

/** Print on most pages, a scan of a whole sheet on every fifth. */
async function longPdf(pages: number): Promise<Buffer> {
  const sheet = await scan(
    await makePdf(
      (pdf) => {
        for (let row = 0; row < 45; row++)
          pdf.fontSize(10).text(`Item ${100 + row} of the long list of goods  ${row}.50`, 60, 60 + row * 16);
      },
      {size: 'A4', margin: 0},
    ),
    200 / 72,
  );
  const picture = await imageOf(sheet).jpeg({quality: 70}).toBuffer();
  return makePdf(
    (pdf) => {
      for (let page = 0; page < pages; page++) {
        if (page > 0) pdf.addPage();
        if (page % 5 === 4) pdf.image(picture, 0, 0, {width: 595});
        else
          for (let row = 0; row < 40; row++)
            pdf.fontSize(10).text(`Row ${row} of page ${page + 1}`, 60, 60 + row * 16);
        if (page % 5 !== 4) drawReceipt(pdf);
      }
    },
    {size: 'A4', margin: 0},
  );
}

test('300 pages, a fifth of them scans, take no more memory than 50', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'long.pdf');
    await writeFile(path, await longPdf(300));
    const {stdout} = await promisify(execFile)(process.execPath, [program, path, '50', '150', '300']);
    const {words, rss, peak} = JSON.parse(stdout) as {
      words: number;
      rss: Record<string, number>;
      peak: number;
    };
    expect(words).toBeGreaterThan(300 * 100);
    expect(rss[300]! - rss[50]!).toBeLessThan(40 * megabyte);
    expect(peak).toBeLessThan(600 * megabyte);
  });
});
