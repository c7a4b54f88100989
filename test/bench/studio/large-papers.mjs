import {once} from 'node:events';
import {createWriteStream} from 'node:fs';
import PDFDocument from 'pdfkit';

/** Writes a PDF whose pages `draw` fills, from page 0. */
async function writePdf(path, pages, draw) {
  const pdf = new PDFDocument({size: 'A4', margin: 40, autoFirstPage: false});
  const file = createWriteStream(path);
  pdf.pipe(file);
  for (let page = 0; page < pages; page++) {
    pdf.addPage();
    draw(pdf, page);
  }
  pdf.end();
  await once(file, 'finish');
}

/** A report of so many pages, with a number of its own on the first. */
export function writeReport(path, pages) {
  return writePdf(path, pages, (pdf, page) => {
    pdf.fontSize(16).text(page === 0 ? 'Report number: R-2071' : `Part ${page + 1}`);
    pdf.moveDown().fontSize(11);
    for (let line = 1; line <= 30; line++)
      pdf.text(`Reading ${page * 30 + line} of the gauge at the harbour wall was taken by hand.`);
  });
}

/** A page of so many short words in columns, such as a table of readings. */
export function writeWords(path, words) {
  const columns = 20;
  const rows = Math.ceil(words / columns);
  return writePdf(path, 1, (pdf) => {
    pdf.fontSize(6);
    for (let at = 0; at < words; at++) {
      const [x, y] = [40 + (at % columns) * 26, 40 + Math.floor(at / columns) * (750 / rows)];
      pdf.text(String(1000 + at), x, y, {lineBreak: false});
    }
  });
}

/** A page of so many labels with a value each, and the fields that ask for them. */
export async function writeLabels(path, labels) {
  const columns = 5;
  const rows = Math.ceil(labels / columns);
  const codes = Array.from({length: labels}, (_, at) => `Gauge ${at + 1}`);
  await writePdf(path, 1, (pdf) => {
    pdf.fontSize(5);
    codes.forEach((code, at) => {
      const [x, y] = [40 + (at % columns) * 104, 40 + Math.floor(at / columns) * (750 / rows)];
      pdf.text(`${code}:  ${2000 + at}`, x, y, {lineBreak: false});
    });
  });
  return codes.map((code) => ({name: code.toLowerCase().replace(' ', '_'), prompt: code}));
}
