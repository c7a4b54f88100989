import {recogniseBadly} from './ocr-noise.mjs';
import {boxOf} from './sheet.mjs';

/** Widths of pages in units of a file: points of a PDF, pixels of scans at 75 to 200 dots per inch. */
const textWidths = [595, 595, 612];
const pixelWidths = [754, 827, 1240, 1654, 1700];
const droppedLines = 0.1;

/** Pages as the engine would see them, from a text layer or through OCR. */
export function finishPages(sheets, random) {
  const isScan = random.chance(0.5);
  const width = random.pick(isScan ? pixelWidths : textWidths);
  const distort = isScan ? distortion(random) : (x, y) => [x, y];
  const boxes = !isScan && random.chance(0.7) ? 'loose' : 'ink';
  return sheets.map((sheet) => finishPage(sheet, {random, isScan, width, distort, boxes}));
}

function finishPage(sheet, {random, isScan, width, distort, boxes}) {
  const scale = width / sheet.width;
  const height = Math.round(sheet.height * scale);
  const place = (box) => clamp(boundsOf(box, scale, distort, sheet), width, height);
  const words = sheet.words.map((word) => ({
    text: word.text,
    box: place(boxOf(word, boxes)),
    confidence: 1,
    source: 'text',
    font: {size: word.font.size * scale, bold: word.font.bold, italic: word.font.italic},
    entity: word.entity,
    role: word.role,
  }));
  const read = isScan ? recogniseBadly(words, random) : words;
  const seen = (lines) => lines.filter(() => !isScan || !random.chance(droppedLines)).map(place);
  return {
    number: sheet.number,
    width,
    height,
    words: read.map((word) => tidy(word, isScan, width, height)),
    lines: [],
    drawn: {horizontal: seen(sheet.horizontal), vertical: seen(sheet.vertical)},
    checkBoxes: sheet.checkBoxes.map(({box, isMarked}) => ({
      box: place(box),
      isMarked,
      confidence: isScan ? random.uniform(0.7, 1) : 1,
    })),
  };
}

/** OCR knows no fonts. */
function tidy({font, ...word}, isScan, width, height) {
  const box = clamp(word.box, width, height);
  return isScan ? {...word, box} : {...word, box, font};
}

/** A page laid askew on the scanner, or photographed a little from the side. */
function distortion(random) {
  const angle = random.chance(0.5) ? random.gauss(0, 0.006) : 0;
  const [tiltX, tiltY] = random.chance(0.2) ? [random.gauss(0, 0.02), random.gauss(0, 0.02)] : [0, 0];
  return (x, y) => {
    const depth = 1 + tiltX * x + tiltY * y;
    const turned = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
    return turned.map((value) => value / depth);
  };
}

/** The upright box around a distorted one; x and y are measured from the middle of the page, half its width being 1. */
function boundsOf({left, top, right, bottom}, scale, distort, {width, height}) {
  const half = width / 2;
  const move = (x, y) => {
    const [u, v] = distort((x - half) / half, (y - height / 2) / half);
    return [(u * half + half) * scale, (v * half + height / 2) * scale];
  };
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const [, upper] = move(middle[0], top);
  const [, lower] = move(middle[0], bottom);
  return {left: move(left, middle[1])[0], top: upper, right: move(right, middle[1])[0], bottom: lower};
}

/** Inside the page, and with an area. */
function clamp({left, top, right, bottom}, width, height) {
  const within = (value, high) => Math.round(Math.min(Math.max(value, 0), high) * 100) / 100;
  const box = {
    left: within(left, width - 1),
    top: within(top, height - 1),
    right: within(right, width),
    bottom: within(bottom, height),
  };
  if (box.right <= box.left) box.right = box.left + 0.5;
  if (box.bottom <= box.top) box.bottom = box.top + 0.5;
  return box;
}
