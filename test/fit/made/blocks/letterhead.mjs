import {askFact, makeFact} from '../facts.mjs';
import {phoneNumber, street, townLine} from '../values.mjs';

/** The sender at the top, without a label: name in large type, address and telephone small. */
export function letterhead(writer, top, key) {
  const {random, sheet, style, language} = writer;
  const fact = makeFact(writer, key);
  const name = {
    entity: sheet.newEntity(),
    role: 'value',
    scale: random.uniform(1, 1.6),
    bold: random.chance(0.6),
  };
  const place = random.pick(['left', 'centre', 'right']);
  const put = (y, text, face) => {
    if (place === 'left') sheet.put(style.margin, y, text, face);
    else if (place === 'right') sheet.putRight(sheet.width - style.margin, y, text, face);
    else sheet.putCentred(sheet.width / 2, y, text, face);
  };
  put(top, fact.lines[0], name);
  askFact(writer, {...fact, label: undefined}, fact.lines[0], name.entity);
  let y = top + 1.4 * sheet.size * name.scale;
  const small = {entity: sheet.newEntity(), role: 'other', scale: 0.85};
  for (const text of [street(random, language), townLine(random, language), phoneNumber(random, language)]) {
    if (random.chance(0.25)) continue;
    put(y, text, small);
    y += 1.1 * sheet.size;
  }
  return y + random.uniform(0.3, 1.5) * sheet.size;
}

/** Name and address of the person written to, as in the window of an envelope. */
export function addressee(writer, top, key) {
  const {random, sheet, style, language} = writer;
  const fact = makeFact(writer, key);
  const face = {entity: sheet.newEntity(), role: 'value'};
  const address = {entity: sheet.newEntity(), role: 'other'};
  sheet.put(style.margin, top, fact.lines[0], face);
  askFact(writer, {...fact, label: undefined}, fact.lines[0], face.entity);
  sheet.put(style.margin, top + sheet.pitch, street(random, language), address);
  sheet.put(style.margin, top + 2 * sheet.pitch, townLine(random, language), address);
  return top + 4 * sheet.pitch;
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

/** Small print at the foot: address, telephone, number of the page. */
export function footer({random, sheet, language}) {
  const small = {entity: sheet.newEntity(), role: 'other', scale: random.uniform(0.6, 0.8)};
  const parts = [street(random, language), townLine(random, language), phoneNumber(random, language)];
  const y = sheet.height - random.uniform(30, 50);
  sheet.putCentred(sheet.width / 2, y, parts.filter(() => random.chance(0.7)).join(' - '), small);
  if (random.chance(0.5))
    sheet.putRight(
      sheet.width - 35,
      y + 1.3 * sheet.size * small.scale,
      `${sheet.number}/${sheet.number}`,
      small,
    );
}
