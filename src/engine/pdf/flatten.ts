import type {Pdfium} from './pdfium.js';

/** FLAT_NORMALDISPLAY (fpdf_flatten.h): what a screen shows, not what a printer prints. */
const asDisplayed = 0;
const widget = 20;

/**
 * Makes annotations, and above all what was typed into form fields, part of the page, so that they are read and
 * pictured like print. The change stays in memory. Returns whether the page must be loaded anew to show it.
 */
export function flattenAnnotations(pdfium: Pdfium, page: number): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  if (count === 0) return false;
  for (let index = 0; index < count; index++) drawIfUndrawn(pdfium, page, index);
  return pdfium.FPDFPage_Flatten(page, asDisplayed) === 1;
}

/** Some programs fill in forms without drawing the values and leave that to the viewer. */
function drawIfUndrawn(pdfium: Pdfium, page: number, index: number): void {
  const annotation = pdfium.FPDFPage_GetAnnot(page, index);
  if (annotation === 0) return;
  const undrawn =
    pdfium.FPDFAnnot_GetSubtype(annotation) === widget && !pdfium.FPDFAnnot_HasKey(annotation, 'AP');
  if (undrawn) pdfium.EPDFAnnot_GenerateFormFieldAP(annotation);
  pdfium.FPDFPage_CloseAnnot(annotation);
}
