import {createRequire} from 'node:module';
import {buffer} from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

const resolve = createRequire(import.meta.url).resolve;
const fontFile = (name) => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const fonts = {
  sans: ['DejaVuSans', 'DejaVuSans-Bold'],
  serif: ['DejaVuSerif', 'DejaVuSerif-Bold'],
  condensed: ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'],
  mono: ['DejaVuSansMono', 'DejaVuSansMono-Bold'],
};
/** The capitals of DejaVu are of this height; words are set so that theirs are as high as their boxes say. */
const sizeOfDejaVu = 0.98;
const pageWidth = 595;

/** The pages of a written document as a PDF: every word where its box is, and as wide. */
export async function drawPdf({sheets}) {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    info: {CreationDate: new Date(0), ModDate: new Date(0)},
  });
  for (const sheet of sheets) {
    const scale = pageWidth / sheet.width;
    pdf.addPage({size: [pageWidth, sheet.height * scale], margin: 0});
    pdf.scale(scale);
    for (const word of sheet.words) drawWord(pdf, word);
    for (const stroke of [...sheet.horizontal, ...sheet.vertical]) drawStroke(pdf, stroke);
    for (const checkBox of sheet.checkBoxes) drawCheckBox(pdf, checkBox);
  }
  pdf.end();
  return buffer(pdf);
}

function drawWord(pdf, {text, left, right, baseline, font}) {
  pdf.font(fontFile(fonts[font.family][font.bold ? 1 : 0])).fontSize(font.size * sizeOfDejaVu);
  const stretch = (right - left) / pdf.widthOfString(text);
  pdf.save();
  pdf.translate(left, baseline).scale(stretch, 1);
  pdf.text(text, 0, 0, {lineBreak: false, baseline: 'alphabetic'});
  pdf.restore();
}

function drawStroke(pdf, {left, top, right, bottom}) {
  pdf.rect(left, top, right - left, bottom - top).fill('black');
}

function drawCheckBox(pdf, {box: {left, top, right, bottom}, isMarked, mark}) {
  pdf
    .lineWidth(0.8)
    .rect(left, top, right - left, bottom - top)
    .stroke('black');
  if (!isMarked) return;
  const [width, height] = [right - left, bottom - top];
  if (mark === 'fill')
    pdf.rect(left + width * 0.2, top + height * 0.2, width * 0.6, height * 0.6).fill('black');
  else if (mark === 'tick')
    pdf.moveTo(left + width * 0.15, top + height * 0.5).lineTo(left + width * 0.4, top + height * 0.85)
      .lineTo(right + width * 0.1, top - height * 0.1).lineWidth(1.4).stroke('black'); // prettier-ignore
  else
    pdf
      .moveTo(left, top)
      .lineTo(right, bottom)
      .moveTo(left, bottom)
      .lineTo(right, top)
      .lineWidth(1.2)
      .stroke('black');
}
