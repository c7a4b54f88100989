import {areaOf, isMostlyInside, scaleBox, turnBox} from '../../box.js';
import {withTypedBoxes} from '../check-boxes/typed-boxes.js';
import {
  joinLinesAndBoxes,
  linesAndBoxesOfRaster,
  scaleLinesAndBoxes,
  type LinesAndCheckBoxes,
} from '../raster-lines-and-boxes.js';
import {linesAndBoxesOfVectors} from '../vector-lines-and-boxes.js';
import {linesOf} from '../../group-words-into-lines.js';
import {recognisePicture, type Recognition} from '../../recognise/recognise-picture.js';
import {isProbable} from '../../probable.js';
import type {Box, Page, Word} from '../../page.js';
import {imageOf, turnPicture, wholeOf, type PageRenderer} from '../pixels/page-renderer.js';
import {turnRaster, type Raster} from '../pixels/raster.js';
import {agreementOf, wordsBeside} from './text-layer-agreement.js';
import {readCharacters} from './characters.js';
import {withPage, type PdfDocument} from './document.js';
import {geometryOf, type PageGeometry} from './geometry.js';
import {wordsInImages} from './image-words.js';
import {imageBoxes} from './images.js';
import {pdfPageRenderer} from './pdf-page-renderer.js';
import {readPaths} from './paths.js';
import {withoutPadding, withPageRaster, type PageRaster} from './render.js';
import {visibleWords} from './visible-words.js';
import {textLayerOf, type TextLayer} from './text-layer.js';

/**
 * Greatest share of characters without Unicode in a text layer that is trusted: some symbols have none, but with more
 * of them the letters may be wrong too.
 */
const mostGarbage = 0.1;
/** Pixels per point of the picture that shows which words are visible. */
const previewScale = 1.4;

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
  const {geometry, layer, images, seen, marks} = withPage(document, index, (page) => {
    const geometry = geometryOf(document, page);
    const characters = textLayer === 'never' ? [] : readCharacters(document, page, geometry);
    const layer = textLayerOf(characters, geometry);
    const {scale} = pdfPageRenderer(place, geometry);
    return {
      geometry,
      layer,
      images: textLayer === 'never' ? [] : imageBoxes(document, page, geometry),
      // While the page is loaded: loading it again takes as long as reading it.
      ...(mayBeTrusted(layer) ? findVisible(document, page, {layer, geometry, most: scale}) : nothingSeen),
    };
  });
  const shown = pdfPageRenderer(place, geometry);
  const {
    picture,
    words,
    notes,
    drawn,
    checkBoxes = [],
  } = (await readLayer({shown, layer, images, seen, marks}, recognition)) ??
  (await recogniseInstead(shown, layer, recognition));
  const lines = linesOf(words);
  return {
    number: index + 1,
    width: picture.width,
    height: picture.height,
    lines,
    words: lines.flatMap((line) => line.words),
    ...(drawn && {drawn}),
    checkBoxes: withTypedBoxes(checkBoxes, lines),
    ...(notes.length > 0 && {notes}),
    image: imageOf(picture),
  };
}

interface PageParts extends Seen {
  shown: PageRenderer;
  layer: TextLayer;
  images: Box[];
}

/** What is visible on a page whose text layer may be trusted. */
interface Seen {
  /** The visible words of the layer. */
  seen: Word[];
  marks: LinesAndCheckBoxes;
}

const nothingSeen: Seen = {seen: [], marks: {drawn: {horizontal: [], vertical: []}, checkBoxes: []}};

/** Finds the visible words, drawn lines and check boxes by a small picture of the loaded page. */
function findVisible(
  document: PdfDocument,
  page: number,
  {layer, geometry, most}: {layer: TextLayer; geometry: PageGeometry; most: number},
): Seen {
  const scale = Math.min(previewScale, most);
  const subpaths = readPaths(document, page, geometry);
  return withPageRaster(document, page, {region: wholeOf(geometry), scale}, (picture) => {
    const seen = visibleWords(layer.words, uprightPicture(picture, layer), scale);
    const {width, height} = geometry;
    const vectors = {subpaths, words: seen, width, height, turns: layer.turns, picture, scale};
    return {seen, marks: linesAndBoxesOfVectors(vectors)};
  });
}

function uprightPicture(picture: PageRaster, {turns}: TextLayer): Raster | PageRaster {
  return turns === 0 ? picture : turnRaster(withoutPadding(picture), turns);
}

/** Whether an image covers most of its page: text over it must agree with what the scan shows. */
export function isScan(image: Box, page: {width: number; height: number}): boolean {
  return areaOf(image) > (page.width * page.height) / 2;
}

export function mayBeTrusted({words, garbage}: TextLayer): boolean {
  return words.length > 0 && garbage <= mostGarbage;
}

interface PageText extends Partial<LinesAndCheckBoxes> {
  picture: PageRenderer;
  words: Word[];
  notes: string[];
}

/** The text layer, and the text in images beside it; `undefined` when it cannot be trusted. */
async function readLayer(parts: PageParts, recognition: Recognition): Promise<PageText | undefined> {
  const {shown, layer, seen: words, marks} = parts;
  if (words.length === 0) return undefined;
  const picture = turnPicture(shown, layer.turns);
  const images = parts.images.map((image) => turnBox(image, shown, layer.turns));
  const inImages = await wordsInImages(picture, images, recognition);
  const scan = images.find((image) => isScan(image, picture));
  const overScan = scan ? words.filter((word) => isMostlyInside(word.box, scan)) : [];
  if (!isProbable(agreementOf(overScan, inImages))) return undefined;
  return {
    picture,
    words: [...words, ...wordsBeside(words, inImages)],
    ...(await withScan(marks, scan, picture, words)),
    notes: [],
  };
}

/** The marks that paths draw, and those in the pixels of a scan below the text layer. */
async function withScan(
  marks: LinesAndCheckBoxes,
  scan: Box | undefined,
  picture: PageRenderer,
  words: readonly Word[],
): Promise<LinesAndCheckBoxes> {
  if (!scan) return marks;
  const {scale} = picture;
  const inPixels = words.map((word) => ({...word, box: scaleBox(word.box, scale)}));
  const raster = await picture.render(wholeOf(picture), scale);
  const inScan = linesAndBoxesOfRaster(raster, {turns: 0, slope: 0}, inPixels);
  return inScan ? joinLinesAndBoxes(marks, scaleLinesAndBoxes(inScan, 1 / scale)) : marks;
}

async function recogniseInstead(
  shown: PageRenderer,
  layer: TextLayer,
  recognition: Recognition,
): Promise<PageText> {
  const hasText = layer.words.length > 0 || layer.hiddenCharacters > 0;
  const notes = hasText
    ? ['The text layer is not what the page shows; the page was recognised instead.']
    : [];
  const recognised = await recognisePicture(shown, recognition);
  return {...recognised, notes: [...notes, ...recognised.notes]};
}
