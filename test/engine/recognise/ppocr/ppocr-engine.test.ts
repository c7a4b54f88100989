import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {heightOf} from '../../../../src/engine/box.js';
import {createPpOcr} from '../../../../src/engine/recognise/ppocr/ppocr-engine.js';
import {cutRaster} from '../../../../src/engine/ingest/pixels/raster.js';
import {readPages} from '../../../../src/engine/read-pages.js';
import {drawReceipt, makePdf, scan, sharedOcr} from '../../making.js';

test('the native and the WebAssembly runtime read the same', async () => {
  const picture = await scan(await makePdf(drawReceipt));
  for (const runtime of ['native', 'wasm'] as const) {
    const engine = await createPpOcr({runtime});
    const {words, turns, slope} = await engine.readPage(picture);
    expect(words.map((word) => word.text).sort()).toEqual(['12.50', 'Bakery', 'Harbour', 'Total']);
    expect({turns, slope}).toEqual({turns: 0, slope: 0});
    await engine.close();
  }
});

test('a part that holds one line is read as one line', async () => {
  const picture = await scan(await makePdf(drawReceipt));
  const engine = await sharedOcr();
  const line = cutRaster(picture, {left: 30, top: 115, width: 220, height: 50});
  const [reading] = await engine.readLines([line]);
  expect(reading!.text).toBe('Total 12.50');
  expect(reading!.confidence).toBeGreaterThan(0.8);
});

test('German print keeps its umlauts and its ß', async () => {
  const picture = await scan(
    await makePdf((pdf) => pdf.fontSize(14).text('Straße für Käufer', 20, 20).text('Gebühr fällig', 20, 60)),
  );
  const engine = await sharedOcr();
  const {words} = await engine.readPage(picture);
  expect(words.map((word) => word.text)).toEqual(
    expect.arrayContaining(['Straße', 'für', 'Käufer', 'Gebühr', 'fällig']),
  );
});

test('narrow print is widened, and a figure that stands alone in its column is still read', async () => {
  const engine = await sharedOcr();
  const rows: string[][] = [];
  for await (const {words} of readPages('fixtures/scans/fax-waterkant.tif', {ocr: engine, only: 2})) {
    const compass = words.find(({text}) => text === 'Kompas');
    if (compass === undefined) continue;
    const beside = words.filter(({box}) => Math.abs(box.top - compass.box.top) < heightOf(compass.box) / 2);
    rows.push(beside.map(({text}) => text));
  }
  expect(rows).toEqual([expect.arrayContaining(['inbouw,', '1', '189,00'])]);
});

/** What a scanner makes of lines in a font that has the letters of all languages. */
function scanLines(lines: readonly string[]) {
  const path = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  const draw = (pdf: PDFKit.PDFDocument) => {
    pdf.font(path).fontSize(11);
    lines.forEach((line, index) => pdf.text(line, 20, 16 + 24 * index));
  };
  return makePdf(draw, {size: [330, 32 + 24 * lines.length], margin: 10}).then((pdf) => scan(pdf, 2.4));
}

test.each([
  [
    'French',
    ['Société Générale', 'Échéance de la facture', 'Réglé par chèque à réception', 'Garçon, hôtel, Noël'],
  ],
  ['Spanish', ['Factura de la señora Muñoz', 'Descripción del artículo', 'Señalización para niños']],
  ['Portuguese', ['Fatura do São João', 'Descrição da refeição', 'Condições, Guimarães']],
  ['Polish', ['Faktura dla Zakład Usługowy', 'Kraków, Łomża, Gdańsk', 'Termin płatności, wartość']],
  ['Swedish', ['Faktura för Malmö Båtvarv', 'Sjögatan, Västerås', 'Att betala på förfallodagen']],
  ['Turkish', ['Müşteri adres ve fatura', 'Güneş Çiçekçilik', 'Şahin, Doğan, Kılıç']],
])('%s print keeps its accents', async (_language, lines) => {
  const engine = await sharedOcr();
  const {words} = await engine.readPage(await scanLines(lines), {upright: true});
  const printed = lines.flatMap((line) => line.split(' '));
  const misread = printed.filter((word) => !words.some(({text}) => text === word));
  expect(misread.length, misread.join(' ')).toBeLessThan(2);
});

test('euros and pounds are told from each other, and English print gets no accents', async () => {
  const engine = await sharedOcr();
  const read = async (lines: string[]) =>
    (await engine.readPage(await scanLines(lines), {upright: true})).words.map(({text}) => text).join(' ');
  const euros = await read(['Zwischensumme 855,80 €', 'zzgl. MwSt. 162,60 €', 'Gesamtbetrag 1.018,40 €']);
  const pounds = await read(['Subtotal £44.25', 'Illumination kit, small £8.85', 'Total due £53.10']);
  expect(euros.match(/[€£]/g)).toEqual(['€', '€', '€']);
  expect(pounds.match(/[€£]/g)).toEqual(['£', '£', '£']);
  expect(pounds).not.toMatch(/[À-ž]/);
});
