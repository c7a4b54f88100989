// Prints rows of cells on narrow paper in one face.
import {closeSheet, openSheet, put} from '../../../fixtures/make/sheet.mjs';
import {between, pick} from './draw.mjs';

/** `parts`: {lines, centred, scale} or {rule}; a cell {name} is the name of the shop, larger than the rest. */
export function printRoll(random, {receipt, parts}) {
  const {font} = receipt;
  const columns = between(random, 32, 42);
  const width = pick(random, [164, 200, 227]);
  const margin = between(random, 6, 16);
  const wide = font.startsWith('Courier') ? 0.6 : font === 'DejaVuMono' ? 0.602 : 0.5;
  const size = (width - 2 * margin) / columns / wide;
  const step = size * (1.18 + random() * 0.3);
  const title = 1.1 + random() * 0.6;
  const rows = parts.flatMap((part) => rowsOf(part, columns));
  const height = (rows.reduce((sum, {scale}) => sum + scale * 1.15, 0) + 12) * step + 40;
  const doc = openSheet({
    title: 'Receipt',
    author: receipt.shop.name,
    date: receipt.issued,
    size: [width, height],
    language: receipt.language,
  });
  const inside = width - 2 * margin;
  let y = 14 + random() * 20;
  for (const {cells, centred, scale} of rows) {
    const [first] = cells;
    if (typeof first === 'object') {
      const bold = font === 'DejaVuMono' ? 'DejaVuMono-Bold' : font;
      y +=
        put(doc, first.name, margin, y, {font: bold, size: size * title, width: inside, align: 'center'}) +
        step * 0.4;
    } else
      y += Math.max(
        step * scale,
        row(doc, {cells, centred, margin, inside, y, style: {font, size: size * scale}}),
      );
  }
  return closeSheet(doc);
}

function rowsOf({lines, rule, centred = false, scale = 1}, columns) {
  if (rule !== undefined) return [{cells: [rule.repeat(columns)], centred, scale}];
  return lines.map((cells) => ({cells, centred, scale}));
}

function row(doc, {cells, centred, margin, inside, y, style}) {
  const [left, ...rest] = cells;
  if (rest.length < 2) return pair(doc, {left, right: rest[0], centred, margin, inside, y, style});
  const used = put(doc, left, margin, y, {...style, width: inside * 0.34});
  const share = (inside * 0.7) / rest.length;
  rest.forEach((cell, index) => {
    const x = margin + inside * 0.3 + index * share;
    if (cell !== '') put(doc, cell, x, y, {...style, width: share, align: 'right', lineBreak: false});
  });
  return used;
}

/** A line, or two texts at both edges; where there is no room for both, the second stands on a line of its own. */
function pair(doc, {left, right = '', centred, margin, inside, y, style}) {
  const align = centred && right === '' ? 'center' : 'left';
  doc.font(style.font).fontSize(style.size);
  const room = inside - doc.widthOfString(right) - style.size * 0.6;
  const isTight = right !== '' && doc.widthOfString(left) > room;
  const used = put(doc, left, margin, y, {...style, width: isTight || right === '' ? inside : room, align});
  if (right === '') return used;
  const below = isTight ? used : 0;
  return below + put(doc, right, margin, y + below, {...style, width: inside, align: 'right'});
}
