import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {convertPicture} from '../../src/engine/convert-picture.js';
import {findHeicDecoder} from '../../src/engine/ingest/image/heic.js';

/** Made of fixtures/kinds/delivery-note.png by heif-enc -q 60 of libheif 1.15.1. */
const heic = () => readFile(resolve(import.meta.dirname, 'delivery-note.heic'));

test('a HEIC becomes a JPEG of the same size, the same bytes each time', async () => {
  const heicDecoder = findHeicDecoder([]);
  const convert = async () =>
    convertPicture(await heic(), {name: 'a.heic', kind: 'heic', to: 'jpeg', heicDecoder});
  const jpeg = await convert();
  expect(await sharp(jpeg).metadata()).toMatchObject({format: 'jpeg', width: 875, height: 621});
  expect(jpeg.equals(await convert())).toBe(true);
});

test('a HEIC that is cut short says so', async () => {
  const cut = (await heic()).subarray(0, 3000);
  const conversion = {name: 'a.heic', kind: 'heic', to: 'jpeg', heicDecoder: findHeicDecoder([])} as const;
  await expect(convertPicture(cut, conversion)).rejects.toMatchObject({code: 'unreadable_document'});
});

test('a WebP becomes a PNG of the same pixels, upright', async () => {
  const drawn = sharp({create: {width: 40, height: 20, channels: 3, background: '#804020'}});
  const webp = await drawn.withMetadata({orientation: 6}).webp({lossless: true}).toBuffer();
  const png = await convertPicture(webp, {name: 'a.webp', kind: 'webp', to: 'png'});
  expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: 20, height: 40});
  expect((await sharp(png).raw().toBuffer()).subarray(0, 3).toString('hex')).toBe('804020');
});

test('a folder without the decoder is no obstacle to finding it elsewhere', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'docextract-no-decoder-'));
  expect(findHeicDecoder([empty])).toMatch('heic-decode');
  await rm(empty, {recursive: true});
});
