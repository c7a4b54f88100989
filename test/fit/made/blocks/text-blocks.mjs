import {anyLabel, titleCase} from '../label-text.mjs';
import {anyValue, sentence} from '../values.mjs';

/** A label in a line of its own, the text below it. */
export function labelledText(writer, top) {
  const {random, sheet, style, language} = writer;
  const margin = 50 + random.uniform(-10, 30);
  const label = anyLabel(random, style, language);
  writer.label(label, margin, top);
  const width = sheet.width - 2 * margin - random.pick([40, 100]);
  const value = {entity: sheet.newEntity(), role: 'value', typed: true};
  const lines = sheet.wrap(sentence(random, language, random.int(8, 60)), width, value).slice(0, 7);
  const indent = random.pick([0, 0, 12, 40]);
  let y = top + random.uniform(1.15, 2.2) * sheet.size;
  for (const line of lines) {
    sheet.put(margin + indent, y, line, value);
    y += sheet.pitch;
  }
  writer.ask(label, [lines.join(' ')], [value.entity]);
  return y;
}

/** A paragraph that answers nothing, with an amount or a date in it now and then. */
export function paragraph({random, sheet, style, language}, top) {
  const face = {entity: sheet.newEntity(), role: 'other'};
  let y = top;
  const plain = sentence(random, language, random.int(12, 70));
  const text = random.chance(0.35) ? insertValue(plain, anyValue(random, language), random) : plain;
  for (const line of sheet.wrap(text, sheet.width - 2 * style.margin, face).slice(0, 7)) {
    sheet.put(style.margin, y, line, face);
    y += sheet.pitch;
  }
  return y;
}

/** Two or three lines of small print that answer nothing. */
export function smallPrint({random, sheet, style, language}, top) {
  const face = {entity: sheet.newEntity(), role: 'other', scale: random.uniform(0.6, 0.75)};
  const lines = sheet.wrap(
    sentence(random, language, random.int(14, 45)),
    sheet.width - 2 * style.margin,
    face,
  );
  let y = top;
  for (const line of lines.slice(0, 3)) {
    sheet.put(style.margin, y, line, face);
    y += sheet.pitch * face.scale;
  }
  return y;
}

/** One or two lines of a title, centred. */
export function title({random, sheet, language}, top) {
  const scale = random.uniform(1, 1.7);
  const bold = random.chance(0.5);
  let y = top;
  for (let lines = random.int(1, 2); lines > 0; lines--) {
    const chosen = Array.from({length: random.int(2, 5)}, () =>
      random.pick(random.chance(0.8) ? language.words : language.companyWords),
    ).join(' ');
    const text = random.chance(0.7) ? chosen.toLocaleUpperCase() : titleCase(chosen);
    const face = {role: 'heading', entity: sheet.newEntity(), scale, bold};
    const [line] = sheet.wrap(text, sheet.width - 60, face);
    sheet.putCentred(sheet.width / 2, y, line, face);
    y += 1.5 * sheet.size * scale;
  }
  return y;
}

function insertValue(text, value, random) {
  const words = text.split(' ');
  words.splice(random.int(2, words.length - 1), 0, value);
  return words.join(' ');
}
