import {askFact, makeFact} from '../facts.mjs';
import {contactLine, contactWidth, putContact} from './contact-lines.mjs';

/** What a letterhead may say below the name, and how often. */
const headLines = {
  senderAddress: 0.8, senderPhone: 0.65, senderFax: 0.15, senderEmail: 0.4, senderWebsite: 0.35, vatId: 0.15,
  openingHours: 0.08,
}; // prettier-ignore
/** What its foot may say. */
const footLines = {
  senderAddress: 0.5, senderPhone: 0.5, senderEmail: 0.35, senderWebsite: 0.4, vatId: 0.4, iban: 0.35, bic: 0.25,
  senderFax: 0.2,
}; // prettier-ignore

/** The sender at the top, without a label: name in large type, address and telephone small. */
export function letterhead(writer, top, key) {
  const {random, sheet} = writer;
  const {lines, ...fact} = makeFact(writer, key);
  const name = {
    entity: sheet.newEntity(),
    role: 'value',
    scale: random.uniform(1, 1.6),
    bold: random.chance(0.6),
  };
  const place = random.pick(['left', 'centre', 'right']);
  const start = leftOf(writer, place, sheet.widthOf(lines[0], name));
  sheet.put(start, top, lines[0], name);
  askFact(writer, {...fact, label: undefined}, lines[0], name.entity);
  let y = top + 1.4 * sheet.size * name.scale;
  const small = {scale: random.uniform(0.75, 0.95)};
  for (const line of chosen(writer, headLines)) {
    putContact(writer, line, leftOf(writer, place, contactWidth(writer, line, small)), y, small);
    y += 1.25 * sheet.size * small.scale;
  }
  return y + random.uniform(0.3, 1.5) * sheet.size;
}

function leftOf({sheet, style}, place, width) {
  if (place === 'left') return style.margin;
  return place === 'right' ? sheet.width - style.margin - width : (sheet.width - width) / 2;
}

/** A paper states the same sort of thing once in the same place. */
function chosen(writer, shares) {
  const keys = Object.keys(shares).filter((key) => writer.random.chance(shares[key]));
  return keys.map((key) => contactLine(writer, key));
}

/** Name and address of the person written to, as in the window of an envelope. */
export function addressee(writer, top, key) {
  const {random, sheet, style} = writer;
  const left = random.chance(0.8) ? style.margin : sheet.width * 0.55;
  let y = top;
  for (const concept of [key, 'recipientAddress']) {
    const {lines, ...fact} = makeFact(writer, concept);
    const face = {entity: sheet.newEntity(), role: 'value'};
    for (const line of lines.flatMap((whole) => sheet.wrap(whole, sheet.width - 30 - left, face))) {
      sheet.put(left, y, line, face);
      y += sheet.pitch;
    }
    askFact(writer, {...fact, label: undefined}, lines.join(' '), face.entity);
  }
  return y + sheet.pitch;
}

/** What kind of paper it is. */
export function heading(writer, top, texts) {
  const {random, sheet, style} = writer;
  const text = random.pick(texts);
  const face = {role: 'heading', scale: random.uniform(1.1, 1.9), bold: random.chance(0.7)};
  const shown = random.chance(0.5) ? text.toLocaleUpperCase() : text;
  if (random.chance(0.5)) sheet.putCentred(sheet.width / 2, top, shown, face);
  else sheet.put(style.margin, top, shown, face);
  return top + 1.7 * sheet.size * face.scale;
}

/** Small print at the foot: address, telephone, bank; in columns or in a row. */
export function footer(writer) {
  const {random, sheet, style} = writer;
  const small = {scale: random.uniform(0.6, 0.78)};
  const lines = chosen(writer, footLines);
  const pitch = 1.3 * sheet.size * small.scale;
  const wanted = random.pick([1, 3, 3]);
  const widest = Math.max(0, ...lines.map((line) => contactWidth(writer, line, small)));
  const columns = widest * wanted < sheet.width - 2 * style.margin ? wanted : 1;
  const width = (sheet.width - 2 * style.margin) / columns;
  const rows = columns === 1 ? 2 : Math.ceil(lines.length / columns);
  let [x, y] = [style.margin, sheet.height - 28 - rows * pitch];
  if (random.chance(0.4)) sheet.rule(style.margin, sheet.width - style.margin, y - 4);
  lines.forEach((line, at) => {
    const room = contactWidth(writer, line, small);
    if (columns > 1) {
      const column = Math.floor(at / rows);
      putContact(writer, line, style.margin + column * width, y + (at % rows) * pitch, small);
      return;
    }
    if (x > style.margin && x + room > sheet.width - style.margin) [x, y] = [style.margin, y + pitch];
    x = putContact(writer, line, x, y, small) + 1.5 * sheet.space();
  });
  if (random.chance(0.3))
    sheet.putRight(sheet.width - 30, sheet.height - 20, `${sheet.number}/${writer.sheets.length}`, {
      scale: 0.7,
    });
}
