import type {PdfDocument} from './document.js';
import {withMemory} from './pdfium.js';

/** How the letters of a text object are set. */
export interface FontStyle {
  bold: boolean;
  italic: boolean;
}

export const plain: FontStyle = {bold: false, italic: false};
/** Weights from here on are bold (CSS Fonts 4, 2.2); PDFium guesses them from the width of stems. */
const boldWeight = 600;
/** Font descriptor flags (PDF 1.7, table 123). */
const flags = {italic: 1 << 6, forceBold: 1 << 18};
/** Text render mode 2 fills and strokes: a regular font made bold. */
const filledAndStroked = 2;

/** A function that returns the style of a text object of one page; caches the styles of fonts and objects. */
export function fontReader(document: PdfDocument): (textObject: number) => FontStyle {
  const {pdfium} = document;
  const fonts = new Map<number, FontStyle>();
  const objects = new Map<number, FontStyle>();
  return (object) => {
    if (object === 0) return plain;
    const known = objects.get(object);
    if (known) return known;
    const font = pdfium.FPDFTextObj_GetFont(object);
    const style = fonts.get(font) ?? styleOf(document, font);
    fonts.set(font, style);
    const isStroked = pdfium.FPDFTextObj_GetTextRenderMode(object) === filledAndStroked;
    const shown = isStroked ? {...style, bold: true} : style;
    objects.set(object, shown);
    return shown;
  };
}

function styleOf(document: PdfDocument, font: number): FontStyle {
  const {pdfium} = document;
  if (font === 0) return plain;
  const name = nameOf(document, font);
  const set = pdfium.FPDFFont_GetFlags(font);
  const isHeavy = pdfium.FPDFFont_GetWeight(font) >= boldWeight;
  const isNamed = /regular|light|book|roman|medium/i.test(name) && !/bold/i.test(name);
  return {
    bold: /bold|black|heavy|demi/i.test(name) || (set & flags.forceBold) !== 0 || (isHeavy && !isNamed),
    italic: /italic|oblique/i.test(name) || (set & flags.italic) !== 0,
  };
}

function nameOf({pdfium}: PdfDocument, font: number): string {
  const longest = 256;
  return withMemory(pdfium, longest, (address) => {
    const length = pdfium.FPDFFont_GetBaseFontName(font, address, longest);
    const bytes = pdfium.pdfium.HEAPU8.subarray(address, address + Math.min(length, longest));
    return String.fromCharCode(...bytes.filter((byte) => byte !== 0));
  });
}
