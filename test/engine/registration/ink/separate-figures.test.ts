import {expect, test} from 'vitest';
import {isCertain, readFigures} from '../../../../src/engine/registration/ink/separate-figures.js';
import {cutRaster} from '../../../../src/engine/ingest/pixels/raster.js';
import {makePdf, scan, sharedOcr} from '../../making.js';

const engine = await sharedOcr();

/** Figures as a hand draws them, in a square 20 wide and 40 high. */
const strokes: Record<string, string> = {
  1: 'M 12 2 L 11 38',
  3: 'M 3 5 C 14 0 22 10 7 18 C 24 18 20 40 2 35',
  4: 'M 4 2 L 1 20 L 19 19 M 14 4 L 13 39',
  5: 'M 18 3 L 4 4 L 3 17 C 20 14 20 36 2 37',
  7: 'M 2 8 C 4 1 15 1 16 6 L 13 38',
  9: 'M 16 8 C 10 -2 0 6 3 14 C 7 22 15 15 16 8 L 14 38',
};

function written(figures: string, {apart = 26, width = 1.6} = {}) {
  return makePdf((pdf) => {
    [...figures].forEach((figure, at) => {
      pdf.save();
      pdf
        .translate(20 + apart * at, 30)
        .path(strokes[figure]!)
        .lineWidth(width)
        .lineCap('round')
        .lineJoin('round')
        .stroke();
      pdf.restore();
    });
  }).then((pdf) => scan(pdf));
}

async function read(picture: Awaited<ReturnType<typeof written>>, most = 6) {
  return readFigures(picture, {most, readLines: (lines, options) => engine.readLines(lines, options)});
}

test('a number written by hand is read figure by figure', async () => {
  const figures = await read(cropped(await written('59714')));
  expect(figures!.map(({figure}) => figure).join('')).toBe('59714');
  expect(figures!.every(isCertain)).toBe(true);
});

test('a scribble is no figure', async () => {
  const scribble = await makePdf((pdf) => {
    pdf.path('M 20 30 L 60 60 L 22 62 L 60 32 L 20 45 L 62 50').lineWidth(1.6).stroke();
  }).then((pdf) => scan(pdf));
  const figures = await read(cropped(scribble));
  expect(figures!.every(isCertain)).toBe(false);
});

test('more pieces of ink than the number may have figures are not read', async () => {
  expect(await read(cropped(await written('5971453')), 6)).toBeUndefined();
});

/** As far as there is ink, as the ink of a value is cut out. */
function cropped({width, height, data}: Awaited<ReturnType<typeof written>>) {
  const inked = [...Array(width * height).keys()].filter((at) => data[3 * at]! < 128);
  const [xs, ys] = [inked.map((at) => at % width), inked.map((at) => Math.floor(at / width))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return cutRaster(
    {width, height, data},
    {
      left,
      top,
      width: Math.max(...xs) - left + 1,
      height: Math.max(...ys) - top + 1,
    },
  );
}
