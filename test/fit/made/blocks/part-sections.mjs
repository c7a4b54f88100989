import {writeLabel} from '../label-text.mjs';
import {personName, phoneNumber, postalCode, street} from '../values.mjs';

/** So many fields of a part are left out, which the other part may have. */
const leftOut = 0.15;
const mostAsked = 5;
const sameWords = 0.55;

/** Parts that hold the same fields each, side by side or one below the other: the heading tells which is asked for. */
export const partSections = (keys) => (writer, top) => {
  const {random, sheet, style} = writer;
  const isBeside = random.chance(0.65);
  const isLabelled = random.chance(0.65);
  const fields = ['name', 'street', ...random.sample(['zip', 'city', 'phone', 'email'], random.int(2, 4))];
  const names = fieldNames(writer, fields);
  const cells = [];
  let bottom = top;
  keys.forEach((key, at) => {
    const left = style.margin + (isBeside ? at * (sheet.width / 2 - style.margin + 10) : 0);
    const y = isBeside ? top : bottom + (at > 0 ? 0.8 * sheet.size : 0);
    const room = isBeside ? sheet.width / 2 - style.margin : sheet.width - 2 * style.margin;
    const made = putPart(writer, key, {left, top: y, room, fields, names, isLabelled});
    cells.push(...made.cells);
    bottom = Math.max(bottom, made.bottom);
  });
  askParts(writer, cells);
  return bottom;
};

function fieldNames({random, style, language}, fields) {
  return Object.fromEntries(
    fields.map((field) => {
      const [printed, ...others] = random.shuffle(language.partFields[field]);
      return [field, {printed: writeLabel(random, style, printed), words: [printed, ...others]}];
    }),
  );
}

function putPart(writer, key, {left, top, room, fields, names, isLabelled}) {
  const {random, sheet, language} = writer;
  const [printed, ...others] = random.shuffle(language.sections[key]);
  const section = [printed, ...others];
  sheet.put(left, top, writeLabel(random, writer.style, printed, 0.4), {
    entity: sheet.newEntity(),
    role: random.chance(0.5) ? 'heading' : 'label',
    bold: random.chance(0.7),
  });
  const stop = Math.max(...fields.map((field) => sheet.widthOf(names[field].printed, {bold: true}))) + 14;
  let y = top + 1.4 * sheet.size;
  const cells = fields.map((field) => {
    const cell = {key, field, section, words: names[field].words};
    const value = {entity: sheet.newEntity(), role: 'value', typed: true};
    const text = makers[field](random, language);
    const indent = isLabelled ? stop : 0;
    const isTooWide = indent + sheet.widthOf(text, value) > room;
    if (isTooWide || (field !== 'name' && random.chance(leftOut))) return {...cell, text: ''};
    if (isLabelled) writer.label(names[field].printed, left, y);
    sheet.put(left + indent, y, text, value);
    y += sheet.pitch;
    return {...cell, text, entity: value.entity};
  });
  return {cells, bottom: y + 0.3 * sheet.size};
}

const makers = {
  name: personName,
  street,
  zip: postalCode,
  city: (random, {towns}) => random.pick(towns),
  phone: phoneNumber,
  email: (random, {scene}) =>
    `${random.letters(1).toLowerCase()}.${random.letters(4).toLowerCase()}@${scene.domain}`,
};

function askParts(writer, cells) {
  const {random} = writer;
  const filled = cells.filter(({text}) => text !== '');
  for (const cell of random.sample(filled, mostAsked))
    writer.question({
      prompt: promptOf(writer, cell),
      value: [cell.text],
      entities: [cell.entity],
      origin: 'paraphrase',
    });
  for (const cell of random.sample(
    cells.filter(({text}) => text === ''),
    1,
  ))
    writer.question({prompt: promptOf(writer, cell), value: null, origin: 'unanswerable'});
}

function promptOf({random, language}, {section, words}) {
  const one = (list) => (random.chance(sameWords) ? list[0] : random.pick(list));
  return random
    .pick(language.partPhrasings)
    .replace('{section}', one(section))
    .replace('{field}', one(words));
}
