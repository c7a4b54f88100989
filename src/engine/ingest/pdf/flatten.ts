import type {Pdfium} from './pdfium.js';

/** FLAT_NORMALDISPLAY (fpdf_flatten.h): what a screen shows, not what a printer prints. */
const asDisplayed = 0;
/** FPDF_ANNOT_WIDGET (fpdf_annot.h): a form field. */
const widget = 20;

/**
 * Makes annotations, and above all what was typed into form fields, part of the page, so that they are read and
 * pictured like print. The change stays in memory. Returns whether the page must be loaded anew to show it.
 */
export function flattenAnnotations(pdfium: Pdfium, document: number, page: number): boolean {
  if (pdfium.FPDFPage_GetAnnotCount(page) === 0) return false;
  const flatten = () => pdfium.FPDFPage_Flatten(page, asDisplayed) === 1;
  return hasUndrawnFields(pdfium, page) ? withFieldsDrawn(pdfium, document, page, flatten) : flatten();
}

/** Some programs fill in forms without drawing the values and leave that to the viewer. */
function hasUndrawnFields(pdfium: Pdfium, page: number): boolean {
  for (let index = 0; index < pdfium.FPDFPage_GetAnnotCount(page); index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const undrawn =
      pdfium.FPDFAnnot_GetSubtype(annotation) === widget && !pdfium.FPDFAnnot_HasKey(annotation, 'AP');
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (undrawn) return true;
  }
  return false;
}

/** PDFium's form filler draws the undrawn fields of a page it is shown. */
function withFieldsDrawn<Result>(pdfium: Pdfium, document: number, page: number, work: () => Result): Result {
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const filler = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
  try {
    pdfium.FORM_OnAfterLoadPage(page, filler);
    return work();
  } finally {
    pdfium.FORM_OnBeforeClosePage(page, filler);
    pdfium.PDFiumExt_ExitFormFillEnvironment(filler);
    pdfium.PDFiumExt_CloseFormFillInfo(info);
  }
}
