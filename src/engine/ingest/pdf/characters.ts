import type {PdfDocument} from './document.js';
import {boxOn, type PageGeometry} from './geometry.js';
import {fontReader, plain, type FontStyle} from './fonts.js';
import {splitLigatureBoxes} from './ligature-boxes.js';
import {withMemory} from './pdfium.js';
import type {Box} from '../../page.js';

/** A character that a page draws, visibly or not. */
export interface Character {
  text: string;
  /** In points of the page as shown: as wide as the advance, as high as the font. */
  box: Box;
  /** Height of the font in points. */
  size: number;
  style: FontStyle;
  /** Radians clockwise from rightwards. */
  direction: number;
  /** Not visible: drawn with text render mode 3, or a space that PDFium generated. */
  hidden: boolean;
  /** PDFium found no Unicode for it: `text` is a guess. */
  unmapped: boolean;
}

/** The characters of a page in drawing order, white space included; characters without a box are left out. */
export function readCharacters(document: PdfDocument, page: number, geometry: PageGeometry): Character[] {
  const {pdfium} = document;
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    return withMemory(pdfium, 24, (scratch) => {
      const characters: (Character & {object: number})[] = [];
      const count = pdfium.FPDFText_CountChars(textPage);
      const styleOf = fontReader(document);
      for (let index = 0; index < count; index++) {
        const character = readCharacter({document, textPage, scratch, geometry, styleOf}, index);
        if (character) characters.push(character);
      }
      return splitLigatureBoxes(characters);
    });
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

interface TextPage {
  document: PdfDocument;
  textPage: number;
  /** 24 bytes of PDFium's memory. */
  scratch: number;
  geometry: PageGeometry;
  styleOf: (textObject: number) => FontStyle;
}

function readCharacter(from: TextPage, index: number): (Character & {object: number}) | undefined {
  const {pdfium} = from.document;
  const text = textOf(pdfium.FPDFText_GetUnicode(from.textPage, index));
  if (text === '') return undefined;
  if (pdfium.FPDFText_IsGenerated(from.textPage, index) === 1) return generatedSpace;
  const {size, direction} = fontOf(from, index);
  const box = boxOf(from, index, size, direction);
  if (!box) return undefined;
  const object = pdfium.FPDFText_GetTextObject(from.textPage, index);
  return {
    text,
    box,
    size,
    style: from.styleOf(object),
    direction,
    hidden: object !== 0 && pdfium.FPDFTextObj_GetTextRenderMode(object) === invisible,
    unmapped: pdfium.FPDFText_HasUnicodeMapError(from.textPage, index) === 1,
    object,
  };
}

/** Text render mode 3 (PDF 1.7, 9.3.6): neither filled nor stroked. */
const invisible = 3;
const nowhere: Box = {left: 0, top: 0, right: 0, bottom: 0};
const generatedSpace = {
  text: ' ',
  box: nowhere,
  size: 0,
  style: plain,
  direction: 0,
  hidden: true,
  unmapped: false,
  object: 0,
};

/**
 * The text of a code point; ligatures are decomposed, control characters dropped. PDFium gives 2 for a hyphen at the
 * end of a line.
 */
function textOf(code: number): string {
  if (code === 2 || code === 0xad) return '-';
  if (code === 9 || code === 10 || code === 13) return ' ';
  if (code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xfeff || code > 0x10ffff) return '';
  const text = String.fromCodePoint(code);
  return code >= 0xfb00 && code <= 0xfb06 ? text.normalize('NFKC') : text;
}

function fontOf({document: {pdfium}, textPage, scratch, geometry}: TextPage, index: number) {
  const nominal = pdfium.FPDFText_GetFontSize(textPage, index);
  if (!pdfium.FPDFText_GetMatrix(textPage, index, scratch)) return {size: nominal, direction: 0};
  const {HEAPF32} = pdfium.pdfium;
  const at = scratch >> 2;
  const [a, b, c, d] = [HEAPF32[at]!, HEAPF32[at + 1]!, HEAPF32[at + 2]!, HEAPF32[at + 3]!];
  return {size: nominal * Math.hypot(c, d), direction: geometry.directionOf(a, b)};
}

/** The part of the size of a font that its letters are above the baseline; the rest is below. */
const ascent = 0.8;
/** In font sizes: the height of a loose box in a font of wide leading; a higher one is an error of the font. */
const highest = 1.9;

/** PDFium's loose box or, if its height does not fit the font size, a box around the baseline. */
function boxOf(from: TextPage, index: number, size: number, direction: number): Box | undefined {
  const {document, textPage, scratch, geometry} = from;
  const {pdfium} = document;
  if (!pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch)) return undefined;
  const {HEAPF32, HEAPF64} = pdfium.pdfium;
  const at = scratch >> 2;
  const box = boxOn(geometry, HEAPF32[at]!, HEAPF32[at + 3]!, HEAPF32[at + 2]!, HEAPF32[at + 1]!);
  const sideways = Math.abs(Math.sin(direction)) > Math.abs(Math.cos(direction));
  const height = sideways ? box.right - box.left : box.bottom - box.top;
  if (height > size / 2 && height < highest * size) return box;
  if (sideways || size <= 0) return height > 0 ? box : undefined;
  pdfium.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [, baseline] = geometry.toPage(HEAPF64[scratch >> 3]!, HEAPF64[(scratch >> 3) + 1]!);
  return {
    left: box.left,
    right: box.right,
    top: baseline - ascent * size,
    bottom: baseline + (1 - ascent) * size,
  };
}
