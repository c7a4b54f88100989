import {pictureAsRecognised, type Recognition} from '../../recognise/recognise-picture.js';
import {turnPicture, type PageRenderer} from '../pixels/page-renderer.js';
import {readCharacters} from './characters.js';
import {withPage} from './document.js';
import {geometryOf} from './geometry.js';
import {imageBoxes} from './images.js';
import {pdfPageRenderer} from './pdf-page-renderer.js';
import {isScan, mayBeTrusted, type PageOfPdf} from './read-page.js';
import {textLayerOf} from './text-layer.js';

/**
 * The picture of a page, turned upright as `readPage` turns it, without reading the text. `isText` says that `readPage`
 * used the text layer; otherwise that is assumed unless an image covers most of the page.
 */
export async function pictureAsRead(
  place: PageOfPdf,
  {isText, ...recognition}: Recognition & {isText: boolean},
): Promise<PageRenderer> {
  const {document, index} = place;
  const {geometry, layer, images} = withPage(document, index, (page) => {
    const geometry = geometryOf(document, page);
    const layer = textLayerOf(readCharacters(document, page, geometry), geometry);
    return {geometry, layer, images: imageBoxes(document, page, geometry)};
  });
  const shown = pdfPageRenderer(place, geometry);
  const isScanned = images.some((image) => isScan(image, geometry));
  return mayBeTrusted(layer) && (isText || !isScanned)
    ? turnPicture(shown, layer.turns)
    : pictureAsRecognised(shown, recognition);
}
