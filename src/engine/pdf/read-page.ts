import {areaOf, shareInside, turnBox} from '../box.js';
import {linesOf} from '../lines.js';
import {recognisePicture, type Recognition} from '../ocr/recognise-picture.js';
import type {Box, Page, Word} from '../page.js';
import {imageOf, turnPicture, wholeOf, type Picture} from '../picture.js';
import {agreementOf, wordsBeside} from './agreement.js';
import {readCharacters} from './characters.js';
import {withPage, type PdfDocument} from './document.js';
import {geometryOf} from './geometry.js';
import {wordsInImages} from './image-words.js';
import {imageBoxes} from './images.js';
import {pictureOfPdf} from './picture-of-pdf.js';
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
  {path, document, index}: PageOfPdf,
  {textLayer, ...recognition}: Recognition & {textLayer: 'auto' | 'never'},
): Promise<Page> {
  const {geometry, layer, images} = withPage(document, index, (page) => {
    const geometry = geometryOf(document, page);
    const characters = textLayer === 'never' ? [] : readCharacters(document, page, geometry);
    return {
      geometry,
      layer: textLayerOf(characters, geometry),
      images: textLayer === 'never' ? [] : imageBoxes(document, page, geometry),
    };
  });
  const shown = pictureOfPdf(path, index, geometry);
  const {picture, words, notes} =
    (await readLayer({shown, layer, images}, recognition)) ??
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
}

interface PageText {
  picture: Picture;
  words: Word[];
  notes: string[];
}

/** The text layer, and what stands in images beside it; `undefined` when it cannot be trusted. */
async function readLayer(parts: PageParts, recognition: Recognition): Promise<PageText | undefined> {
  const {shown, layer} = parts;
  if (layer.words.length === 0 || layer.garbage > mostGarbage) return undefined;
  const picture = turnPicture(shown, layer.turns);
  const images = parts.images.map((image) => turnBox(image, shown, layer.turns));
  const scale = Math.min(glance, picture.scale);
  const words = seenWords(layer.words, await picture.take(wholeOf(picture), scale), scale);
  if (words.length === 0) return undefined;
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
