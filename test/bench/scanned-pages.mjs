// The pages of a PDF as a scanner would have made them: rendered, turned a little, blurred, noisy, packed as JPEG.
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {renderLoaded} from '../../dist/engine/ingest/pdf/render.js';
import {withPage, withPdf} from '../../dist/engine/ingest/pdf/document.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {scanPicture} from '../fit/made/scan-picture.mjs';
import {Random} from '../fit/made/random.mjs';

/** Usual settings of office scanners; the documents take turns. */
const resolutions = [150, 200];

/** The pages of a PDF, recognised from scans or photographs of it. The same for the same `index`, which seeds the wear. */
export async function* readScanned(path, index, settings = {}, look = 'scanned') {
  const random = new Random(index, 'scan');
  const dotsPerInch = resolutions[index % resolutions.length];
  const folder = await mkdtemp(join(tmpdir(), 'scanned-'));
  try {
    for (const [at, raster] of (await rastersOf(path, dotsPerInch / 72)).entries()) {
      const file = join(folder, `${at}.jpg`);
      await writeFile(file, await scanPicture(await asPng(raster), random, look));
      for await (const {image, ...page} of readPages(file, settings)) yield {...page, number: at + 1};
    }
  } finally {
    await rm(folder, {recursive: true});
  }
}

function rastersOf(path, scale) {
  return withPdf(path, (document) =>
    Array.from({length: document.pageCount}, (_, index) =>
      withPage(document, index, (page) =>
        renderLoaded(document, page, {scale, region: wholeOf(document, page)}),
      ),
    ),
  );
}

function wholeOf({pdfium}, page) {
  return {left: 0, top: 0, right: pdfium.FPDF_GetPageWidthF(page), bottom: pdfium.FPDF_GetPageHeightF(page)};
}

function asPng({data, width, height}) {
  return sharp(data, {raw: {width, height, channels: 3}})
    .png()
    .toBuffer();
}
