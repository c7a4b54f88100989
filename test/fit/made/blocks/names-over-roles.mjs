import {makeFact, askFact, linesOf} from '../facts.mjs';

/** Words between the sides of a case. */
const against = ['v.', 'vs.', '-v-', '– v –', 'against'];

/**
 * Names one below the other, each with its role beneath it: "ROSE MILLS, | Plaintiff," as the head of a court paper has
 * them, or who signs a contract. Of the sheet's width they take the left part; what stands beside them is another block.
 */
export function namesOverRoles(writer, top, keys, {left, width, separator = ''}) {
  const {random, sheet} = writer;
  const isCapital = random.chance(0.5);
  const isComma = random.chance(0.5);
  const indent = random.pick([0, 0, 20, 60]);
  const step = sheet.pitch * random.uniform(1, 1.5);
  const roleFace = {italic: random.chance(0.4), scale: random.uniform(0.8, 1)};
  let y = top;
  keys.forEach((key, at) => {
    const fact = makeFact(writer, key, 0);
    const face = {entity: sheet.newEntity(), role: 'value', bold: random.chance(0.25)};
    const name = linesOf(sheet, fact, width, face)[0] ?? '';
    const shown = isCapital ? name.toLocaleUpperCase() : name;
    sheet.put(left, y, `${shown}${isComma ? ',' : ''}`, face);
    askFact(writer, fact, name, face.entity);
    y += step;
    const role = {...roleFace, entity: sheet.newEntity(), role: 'label'};
    const mark = isComma ? (at === keys.length - 1 ? '.' : ',') : '';
    sheet.put(left + indent, y, `${fact.label}${mark}`, role);
    y += step;
    if (at < keys.length - 1 && separator !== '') {
      sheet.put(left + random.pick([0, indent, 40]), y, separator);
      y += step;
    }
  });
  return y;
}

/** The names of the parties at the left, number and judge at the right, as courts head their papers. */
export function courtCaption(writer, top, {parties, beside}) {
  const {random, sheet, style} = writer;
  const left = style.margin;
  const half = (sheet.width - 2 * left) / 2;
  const bottom = namesOverRoles(writer, top, parties, {
    left,
    width: half - 20,
    separator: random.pick(against),
  });
  if (random.chance(0.4)) sheet.bar(left + half - 8, top, bottom);
  let y = top + sheet.pitch * random.pick([0, 1, 1, 2]);
  for (const key of beside) {
    const fact = makeFact(writer, key, 0.5);
    const {right} = writer.label(fact.label, left + half, y, half * 0.6);
    const value = {entity: sheet.newEntity(), role: 'value'};
    const text = linesOf(sheet, fact, left + 2 * half - right - 10, value)[0] ?? '';
    sheet.put(right + 1.2 * sheet.space(), y, text, value);
    askFact(writer, fact, text, value.entity);
    y += sheet.pitch * random.uniform(1, 1.6);
  }
  return Math.max(bottom, y) + 0.3 * sheet.size;
}
