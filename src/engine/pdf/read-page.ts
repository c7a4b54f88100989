import {areaOf, shareInside, turnBox} from '../box.js';
import {linesOf} from '../lines.js';
import {recognisePicture, type Recognition} from '../ocr/recognise-picture.js';
import type {Box, Page, Word} from '../page.js';
import {imageOf, turnPicture, wholeOf, type Picture} from '../picture.js';
import {turnRaster} from '../raster.js';
import {agreementOf, wordsBeside} from './agreement.js';
import {readCharacters} from './characters.js';
import {withPage, type PdfDocument} from './document.js';
import {geometryOf} from './geometry.js';
import {wordsInImages} from './image-words.js';
import {imageBoxes} from './images.js';
import {pictureOfPdf} from './picture-of-pdf.js';
import {renderLoaded, withSight} from './render.js';
import {seenWords} from './seen-words.js';
import {textLayerOf, type TextLayer} from './text-layer.js';

/** Some symbols of a font have no Unicode; when more than this are so, neither can the letters be trusted. */
const mostGarbage = 0.1;
/** Text over an image as large as this part of the page may be anything: it must agree with what the image shows. */
const scanSize = 0.6;
const leastAgreement = 0.5;
/** Pixels per point that show whether there is anything at a word. */
const glance = 1.4;

export interface PageOfPdf {
  path: string;
  document: PdfDocument;
  /** From 0. */
  index: number;
}

/** A page from its text layer where that says what the page shows, from recognition where it does not, or from both. */
export async function readPage(
  place: PageOfPdf,
  {textLayer, ...recognition}: Recognition & {textLayer: 'auto' | 'never'},
): Promise<Page> {
  const {document, index} = place;
  const {geometry, layer, images, seen} = withPage(document, index, (page) => {
    const geometry = geometryOf(document, page);
    const characters = textLayer === 'never' ? [] : readCharacters(document, page, geometry);
    const layer = textLayerOf(characters, geometry);
    const {scale} = pictureOfPdf(place, geometry);
    return {
      geometry,
      layer,
      images: textLayer === 'never' ? [] : imageBoxes(document, page, geometry),
      // Seen while the page is loaded: to load it again takes as long as to read it.
      seen: mayBeTrusted(layer) ? wordsSeen(document, page, layer, geometry, scale) : [],
    };
  });
  const shown = pictureOfPdf(place, geometry);
  const {picture, words, notes} =
    (await readLayer({shown, layer, images, seen}, recognition)) ??
    (await recogniseInstead(shown, layer, recognition));
  const lines = linesOf(words);
  return {
    number: index + 1,
    width: picture.width,
    height: picture.height,
    lines,
    words: lines.flatMap((line) => line.words),
    ...(notes.length > 0 && {notes}),
    image: imageOf(picture),
  };
}

interface PageParts {
  shown: Picture;
  layer: TextLayer;
  images: Box[];
  /** The words of the layer that are seen, where it may be trusted. */
  seen: Word[];
}

/** The words of the layer that a small picture of the loaded page shows something at. */
function wordsSeen(
  document: PdfDocument,
  page: number,
  layer: TextLayer,
  size: PageSize,
  most: number,
): Word[] {
  const options = {region: wholeOf(size), scale: Math.min(glance, most)};
  if (layer.turns !== 0)
    return seenWords(
      layer.words,
      turnRaster(renderLoaded(document, page, options), layer.turns),
      options.scale,
    );
  return withSight(document, page, options, (sight) => seenWords(layer.words, sight, options.scale));
}

interface PageSize {
  width: number;
  height: number;
}

function mayBeTrusted({words, garbage}: TextLayer): boolean {
  return words.length > 0 && garbage <= mostGarbage;
}

interface PageText {
  picture: Picture;
  words: Word[];
  notes: string[];
}

/** The text layer, and what stands in images beside it; `undefined` when it cannot be trusted. */
async function readLayer(parts: PageParts, recognition: Recognition): Promise<PageText | undefined> {
  const {shown, layer, seen: words} = parts;
  if (words.length === 0) return undefined;
  const picture = turnPicture(shown, layer.turns);
  const images = parts.images.map((image) => turnBox(image, shown, layer.turns));
  const inImages = await wordsInImages(picture, images, recognition);
  const scan = images.find((image) => areaOf(image) > scanSize * picture.width * picture.height);
  const overScan = scan ? words.filter((word) => shareInside(word.box, scan) > 0.5) : [];
  if (agreementOf(overScan, inImages) < leastAgreement) return undefined;
  return {picture, words: [...words, ...wordsBeside(words, inImages)], notes: []};
}

async function recogniseInstead(
  shown: Picture,
  layer: TextLayer,
  recognition: Recognition,
): Promise<PageText> {
  const hasText = layer.words.length > 0 || layer.hiddenCharacters > 0;
  const notes = hasText
    ? ['The text layer is not what the page shows; the page was recognised instead.']
    : [];
  return {...(await recognisePicture(shown, recognition)), notes};
}
