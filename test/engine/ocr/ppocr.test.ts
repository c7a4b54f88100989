import {expect, test} from 'vitest';
import {heightOf} from '../../../src/engine/box.js';
import {createPpOcr} from '../../../src/engine/ocr/ppocr.js';
import {openOcr} from '../../../src/engine/ocr/open-ocr.js';
import {cutRaster} from '../../../src/engine/raster.js';
import {readPages} from '../../../src/engine/read-pages.js';
import {drawReceipt, makePdf, scan} from '../making.js';

test('the native and the WebAssembly runtime read the same', async () => {
  const picture = await scan(await makePdf(drawReceipt));
  for (const runtime of ['native', 'wasm'] as const) {
    const engine = await createPpOcr({runtime});
    const {words, turns, slope} = await engine.readPage(picture);
    expect(words.map((word) => word.text).sort()).toEqual(['12.50', 'Bakery', 'Harbour', 'Total']);
    expect({turns, slope}).toEqual({turns: 0, slope: 0});
    await engine.close();
  }
}, 120_000);

test('a part that holds one line is read as one line', async () => {
  const picture = await scan(await makePdf(drawReceipt));
  const engine = await openOcr();
  const line = cutRaster(picture, {left: 30, top: 115, width: 220, height: 50});
  const [reading] = await engine.readLines([line]);
  expect(reading!.text).toBe('Total 12.50');
  expect(reading!.confidence).toBeGreaterThan(0.8);
  await engine.close();
});

test('German print keeps its umlauts and its ß', async () => {
  const picture = await scan(
    await makePdf((pdf) => pdf.fontSize(14).text('Straße für Käufer', 20, 20).text('Gebühr fällig', 20, 60)),
  );
  const engine = await openOcr();
  const {words} = await engine.readPage(picture);
  expect(words.map((word) => word.text)).toEqual(
    expect.arrayContaining(['Straße', 'für', 'Käufer', 'Gebühr', 'fällig']),
  );
  await engine.close();
});

test('narrow print is widened, and a figure that stands alone in its column is still read', async () => {
  const engine = await openOcr();
  const rows: string[][] = [];
  for await (const {words} of readPages('fixtures/scans/fax-waterkant.tif', {ocr: engine})) {
    const compass = words.find(({text}) => text === 'Kompas');
    if (compass === undefined) continue;
    const beside = words.filter(({box}) => Math.abs(box.top - compass.box.top) < heightOf(compass.box) / 2);
    rows.push(beside.map(({text}) => text));
  }
  expect(rows).toEqual([expect.arrayContaining(['inbouw,', '1', '189,00'])]);
  await engine.close();
}, 60_000);
