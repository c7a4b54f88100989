import {askFact, makeFact} from '../facts.mjs';
import {anyDate, code, companyName, money, personName, writeDate} from '../values.mjs';

/** Sentences left out, sentences on a line of their own, and sentences that answer nothing put between. */
const leftOut = 0.06;
const ownLine = 0.65;
const asideShare = 0.15;

/**
 * Sentences of a contract or letter with values in them. `{key}` stands for the value of a concept; `{anyDate}` and the like
 * for values that nothing asks for.
 */
export function prose(writer, top, templates, {isNumbered = false} = {}) {
  const {random, sheet, style} = writer;
  const left = style.margin;
  let y = top;
  paragraphs(writer, templates, isNumbered).forEach((text, index) => {
    const runs = runsOf(writer, isNumbered ? `${index + 1}. ${text}` : text);
    y = flow(writer, left, y, sheet.width - 2 * left, runs) + random.pick([0, 0.4, 0.8]) * sheet.size;
  });
  return y;
}

function paragraphs({random, language}, templates, isNumbered) {
  const kept = templates.filter(() => !random.chance(leftOut));
  const texts = [];
  for (const template of kept) {
    const aside = random.chance(asideShare) ? ` ${random.pick(language.asides)}` : '';
    const isJoined = !isNumbered && texts.length > 1 && !random.chance(ownLine);
    if (isJoined) texts.push(`${texts.pop()} ${template}${aside}`);
    else texts.push(template + (texts.length > 0 ? aside : ''));
  }
  return texts;
}

/** The text in pieces: plain words, and the words of each value, which go with the sign after them. */
function runsOf(writer, template) {
  const paragraph = writer.sheet.newEntity();
  return template.split(/(\{\w+\}\S?)/).flatMap((piece) => {
    const [, key, sign] = /^\{(\w+)\}(\S?)$/.exec(piece) ?? [];
    if (key === undefined) return wordsOf(piece, {entity: paragraph, role: 'other'});
    if (key in unasked)
      return wordsOf(unasked[key](writer.random, writer.language) + sign, {entity: paragraph, role: 'other'});
    const {entity, text} = valueInProse(writer, key);
    return wordsOf(text + sign, {entity, role: 'value', bold: writer.random.chance(0.15)});
  });
}

/** Values that nothing asks for, of the same sorts as those asked for. */
const unasked = {
  anyDate: (random, language) => writeDate(anyDate(random, 2005), language.dateFormat, language),
  anyMoney: (random, language) => money(random, language),
  anyPerson: personName,
  anyCompany: companyName,
  anyDuration: (random, {durations}) => random.pick(durations),
  anyTown: (random, {towns}) => random.pick(towns),
  anyCode: code,
};

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
