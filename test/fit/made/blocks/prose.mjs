import {askFact, makeFact} from '../facts.mjs';

/** Sentences of a contract or letter with values in them. `{key}` stands for the value of a concept. */
export function prose(writer, top, templates, {isNumbered = false} = {}) {
  const {random, sheet, style} = writer;
  const left = style.margin;
  let y = top;
  templates.forEach((template, index) => {
    const text = isNumbered ? `${index + 1}. ${template}` : template;
    const runs = runsOf(writer, text);
    y = flow(writer, left, y, sheet.width - 2 * left, runs) + random.pick([0, 0.4, 0.8]) * sheet.size;
  });
  return y;
}

/** The text in pieces: plain words, and the words of each value, which go with the sign after them. */
function runsOf(writer, template) {
  const paragraph = writer.sheet.newEntity();
  return template.split(/(\{\w+\}\S?)/).flatMap((piece) => {
    const [, key, sign] = /^\{(\w+)\}(\S?)$/.exec(piece) ?? [];
    if (key === undefined) return wordsOf(piece, {entity: paragraph, role: 'other'});
    const {entity, text} = valueInProse(writer, key);
    return wordsOf(text + sign, {entity, role: 'value', bold: writer.random.chance(0.15)});
  });
}

function valueInProse(writer, key) {
  const fact = makeFact(writer, key);
  const text = fact.text ?? fact.lines.join(', ');
  const entity = writer.sheet.newEntity();
  askFact(writer, {...fact, label: undefined}, text, entity);
  return {entity, text};
}

const wordsOf = (text, face) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({word, face}));

/** Words one after the other in lines of `width`. */
function flow({sheet}, left, top, width, words) {
  let x = left;
  let y = top;
  for (const {word, face} of words) {
    if (x > left && x + sheet.widthOf(word, face) > left + width) [x, y] = [left, y + sheet.pitch];
    x = sheet.put(x, y, word, face) + sheet.space(face);
  }
  return y + sheet.pitch;
}
