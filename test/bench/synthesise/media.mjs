// How a page reaches the reader: as the PDF it was, scanned, photographed, copied or as a picture.
import {jpeg, png, scannedPdf, tiff} from '../../../fixtures/make/formats.mjs';
import {photograph} from '../../../fixtures/make/photo.mjs';
import {rasterise} from '../../../fixtures/make/raster.mjs';
import {copy, scan, toGrey} from '../../../fixtures/make/scan.mjs';
import {between, chance, pick, weighted} from './draw.mjs';

const usual = {text: 45, scan: 28, photo: 11, copy: 9, png: 7};

/** `media` limits the choice ("scan,photo"); `narrow` is till paper. Gives {bytes, extension, medium}. */
export async function render(random, pdf, {media, narrow = false}) {
  const allowed =
    media === undefined ? usual : Object.fromEntries(media.split(',').map((name) => [name, usual[name]]));
  const medium = weighted(random, allowed);
  const seed = between(random, 1, 1e9);
  if (medium === 'text') return {bytes: pdf, extension: '.pdf', medium};
  const dpi = narrow ? between(random, 150, 230) : between(random, 140, 220);
  const pages = await rasterise(pdf, dpi);
  if (medium === 'scan') return {...(await scanned(random, pages, dpi, seed, narrow)), medium};
  if (medium === 'copy') return {...(await copied(random, pages, dpi, seed)), medium};
  if (medium === 'photo' && pages.length === 1)
    return {bytes: await photographed(random, pages[0], seed), extension: '.jpg', medium};
  if (pages.length === 1) return {bytes: await png(toGrey(pages[0])), extension: '.png', medium: 'png'};
  return {...(await copied(random, pages, dpi, seed)), medium: 'copy'};
}

async function scanned(random, pages, dpi, seed, narrow) {
  const look = {
    skew: (random() - 0.5) * 3,
    shift: [between(random, -14, 14), between(random, -14, 14)],
    noise: between(random, 2, 9),
    blur: 0.3 + random() * 0.7,
    paper: between(random, 222, 252),
    dust: between(random, 0, 80),
    grey: chance(random, 0.7),
  };
  const quality = between(random, 38, 75);
  const pictures = [];
  for (const [index, page] of pages.entries()) {
    const picture = await scan(narrow ? fade(page, between(random, 20, 110)) : page, {
      ...look,
      seed: seed + index,
    });
    pictures.push({width: picture.width, height: picture.height, bytes: await jpeg(picture, quality)});
  }
  if (narrow || (pages.length === 1 && chance(random, 0.35)))
    return {bytes: pictures[0].bytes, extension: '.jpg'};
  return {
    bytes: await scannedPdf(pictures, {dpi, title: 'Scan', author: 'Scanner', date: '2024-01-01'}),
    extension: '.pdf',
  };
}

async function copied(random, pages, dpi, seed) {
  const copies = [];
  for (const [index, page] of pages.entries())
    copies.push(
      await copy(page, {
        seed: seed + index,
        skew: (random() - 0.5) * 2,
        noise: between(random, 10, 34),
        threshold: between(random, 130, 175),
      }),
    );
  return {bytes: await tiff(copies, dpi), extension: '.tif'};
}

function photographed(random, page, seed) {
  const aspect = page.height / page.width;
  const width = between(random, 1100, 1700);
  const height = Math.min(4000, Math.round(width * aspect * (0.96 + random() * 0.08)));
  const near = () => 0.015 + random() * 0.075;
  const corners = [
    [near(), near()],
    [1 - near(), near()],
    [1 - near(), 1 - near()],
    [near(), 1 - near()],
  ];
  const folds = chance(random, 0.5) ? [{along: 'x', at: 0.3 + random() * 0.4}] : [];
  const table = pick(random, [
    [92, 74, 58],
    [72, 84, 96],
    [150, 140, 128],
    [40, 42, 46],
  ]);
  const faded = fade(page, between(random, 0, 80));
  const picture = photograph(faded, {
    seed,
    width,
    height,
    corners,
    folds,
    table,
    crumple: between(random, 0, 11),
    depth: 0.3 + random() * 0.8,
    noise: between(random, 2, 7),
  });
  return jpeg(picture, between(random, 50, 80));
}

/** Weak print: black becomes grey. */
function fade(raster, black) {
  return {...raster, data: raster.data.map((level) => black + (level / 255) * (255 - black))};
}
