import {askFact, makeFact} from '../facts.mjs';
import {writeLabel} from '../label-text.mjs';

/** Concepts whose value tells by itself what it is; the others have a small label before them. */
const bare = new Set(['senderAddress', 'senderEmail', 'senderWebsite', 'openingHours']);

/** A line of a letterhead or foot: its pieces with their roles, and the facts they state. */
export function contactLine(writer, key) {
  const {random, sheet, style} = writer;
  const fact = makeFact(writer, key);
  const isBare = random.chance(bare.has(key) ? 0.6 : 0.25) || key === 'senderAddress';
  const value = {entity: sheet.newEntity(), role: 'value', text: fact.lines.join(', '), key, fact};
  if (isBare) return {pieces: [value]};
  const label = writeLabel(random, {...style, labelCase: 'as'}, fact.label, 0.5);
  return {
    pieces: [
      {entity: sheet.newEntity(), role: 'label', text: label},
      {...value, label},
    ],
  };
}

/** Writes the pieces of a line one after the other; returns where they end. */
export function putContact(writer, {pieces}, left, top, face) {
  const {sheet} = writer;
  let x = left;
  for (const {text, entity, role, fact, label} of pieces) {
    x = sheet.put(x, top, text, {...face, entity, role}) + sheet.space(face) * 1.2;
    if (fact !== undefined) askFact(writer, {...fact, label}, text, entity);
  }
  return x;
}

export function contactWidth({sheet}, {pieces}, face) {
  return pieces.reduce((sum, {text}) => sum + sheet.widthOf(text, face) + sheet.space(face) * 1.2, 0);
}
