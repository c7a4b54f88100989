import {writeLabel} from '../label-text.mjs';

/** Questions to be answered by a mark in a drawn box: one of several options, yes or no, or a single box. */
export function checkBoxes(writer, top) {
  const {random, language} = writer;
  let y = top;
  const statements = random.sample(language.statements, random.int(1, 3));
  for (const statement of statements)
    y = random.chance(0.35) ? singleBox(writer, y, statement) : options(writer, y, statement);
  return y;
}

function options(writer, top, statement) {
  const {random, sheet, style, language} = writer;
  const label = writeLabel(random, style, statement);
  const left = 50;
  const {right, lines} = writer.label(label, left, top, sheet.width * 0.45);
  const names = random.chance(0.6) ? language.yesNo : random.pick(language.choices);
  const marked = random.chance(0.9) ? random.int(0, names.length - 1) : -1;
  const isAfter = random.chance(0.2);
  let x = Math.max(right + 20, random.chance(0.5) ? left + sheet.width * 0.48 : 0);
  names.forEach((name, at) => {
    const entity = sheet.newEntity();
    const face = {entity, role: at === marked ? 'value' : 'other'};
    if (isAfter) x = sheet.put(x, top, name, face) + 6;
    x = box(writer, x, top, at === marked) + 5;
    if (!isAfter) x = sheet.put(x, top, name, face);
    x += random.uniform(12, 26);
    if (at === marked) writer.ask(label, [name], [entity]);
  });
  return top + Math.max(lines, 1.2) * sheet.pitch;
}

function singleBox(writer, top, statement) {
  const {random, sheet, language} = writer;
  const isMarked = random.chance(0.5);
  const entity = sheet.newEntity();
  const x = box(writer, 50, top, isMarked) + 6;
  sheet.put(x, top, statement, {entity, role: 'label'});
  const answer = isMarked ? 0 : 1;
  const value = [language.yesNo[answer], ['yes', 'no'][answer]];
  writer.question({prompt: statement, type: 'boolean', value, entities: [entity], origin: 'verbatim'});
  return top + 1.2 * sheet.pitch;
}

/** A drawn box with or without its mark; a cross is read as a letter now and then. */
function box(writer, left, top, isMarked) {
  const {random, sheet} = writer;
  const side = 0.8 * sheet.size;
  const mark = random.pick(['cross', 'tick', 'fill']);
  if (isMarked && mark === 'cross' && random.chance(0.4))
    sheet.put(left + 0.15 * side, top, 'X', {role: 'other', scale: 0.8});
  return sheet.checkBox(left, top + 0.05 * sheet.size, side, isMarked, mark);
}
