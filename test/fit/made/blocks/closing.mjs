import {askFact, makeFact} from '../facts.mjs';

/** "Täby, 28 april 2025": where and when, without a label. */
export function placeAndDate(writer, top) {
  const {random, sheet, style, language} = writer;
  const pieces = language.placeAndDate.split(/(\{\w+\})/).filter((piece) => piece.trim() !== '');
  const keys = {'{town}': 'placeOfSigning', '{date}': 'letterDate'};
  const facts = pieces.map((piece) =>
    keys[piece] === undefined ? undefined : makeFact(writer, keys[piece]),
  );
  const texts = pieces.map((piece, at) => facts[at]?.lines[0] ?? piece.trim());
  const width = sheet.widthOf(texts.join(' '));
  let x = random.chance(0.5) ? style.margin : sheet.width - style.margin - width;
  texts.forEach((text, at) => {
    const isSign = !/^[\p{L}\p{N}]/u.test(text);
    const following = texts[at + 1]?.startsWith(',') ? ',' : '';
    const shown = text.replace(/^,\s*/, '') + following;
    if (shown === '' || (isSign && shown === ',')) return;
    const entity = sheet.newEntity();
    x = sheet.put(x, top, shown, {entity, role: facts[at] ? 'value' : 'other'}) + sheet.space();
    if (facts[at]) askFact(writer, {...facts[at], label: undefined}, text, entity);
  });
  return top + 1.5 * sheet.pitch;
}

/** Name and position of who signed, below the room for the signature, without labels. */
export function signature(writer, top) {
  const {random, sheet, style} = writer;
  const left = random.chance(0.7) ? style.margin : sheet.width * 0.55;
  let y = top + random.uniform(1.5, 3.5) * sheet.size;
  if (random.chance(0.4)) sheet.rule(left, left + 180, y - 0.3 * sheet.size);
  const isOneLine = random.chance(0.25);
  let x = left;
  ['signerName', 'signerTitle'].forEach((key, at) => {
    if (at === 1 && random.chance(0.2)) return;
    const {lines, ...fact} = makeFact(writer, key);
    const face = {entity: sheet.newEntity(), role: 'value', bold: at === 0 && random.chance(0.2)};
    const text = isOneLine && at === 0 ? `${lines[0]},` : lines[0];
    const end = sheet.put(x, y, text, face);
    askFact(writer, {...fact, label: undefined}, lines[0], face.entity);
    if (isOneLine) x = end + sheet.space();
    else y += sheet.pitch;
  });
  return y + sheet.pitch;
}
