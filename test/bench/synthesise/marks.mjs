// Forms with boxes to tick and circles to fill: a blank reference, its template, and copies ticked in many ways.
import {png} from '../../../fixtures/make/formats.mjs';
import {rasterise} from '../../../fixtures/make/raster.mjs';
import {toGrey} from '../../../fixtures/make/scan.mjs';
import {closeSheet, openSheet, put, rule} from '../../../fixtures/make/sheet.mjs';
import {between, chance, pick} from './draw.mjs';
import {render} from './media.mjs';

const [width, height] = [595.28, 841.89];
/** How boxes are marked; `none` and `dirt` are not. */
export const strokes = ['none', 'dirt', 'tick', 'cross', 'filled', 'beyond', 'faint', 'slash', 'dot'];
const unmarked = new Set(['none', 'dirt']);

const questions = [
  'I have lived here before',
  'Send me the newsletter',
  'I own a vehicle',
  'Insurance is wanted',
  'I am a member already',
  'Payment by instalments',
  'I agree to the terms',
  'Keys were handed over',
  'The house has a lift',
  'Pets are kept',
  'Smoke alarms are fitted',
  'Electricity included',
];
const groups = [
  ['Delivery', ['Letter', 'Courier', 'Collection']],
  ['Language', ['English', 'German', 'French', 'Polish']],
  ['Payment', ['Monthly', 'Quarterly', 'Yearly']],
  ['Seat', ['Window', 'Aisle']],
  ['Smoker', ['Yes', 'No']],
  ['Size', ['Small', 'Medium', 'Large']],
];

/** File name to content of one form and its copies. `how` tells, for each copy and field, the kind of stroke. */
export async function makeMarkedForm(random, {copies = 4, media}) {
  const form = {
    round: chance(random, 0.4),
    size: between(random, 8, 13),
    wordFirst: chance(random, 0.25),
    font: pick(random, ['Helvetica', 'Times-Roman']),
    top: between(random, 120, 170),
    drawnBox: pick(random, ['tight', 'wide']),
  };
  const blank = await draw(form, random);
  const [reference] = await rasterise(blank, 150);
  const files = {'blank.png': await png(toGrey(reference)), 'blank.pdf': blank};
  const truth = {};
  const how = {};
  for (let copy = 0; copy < copies; copy++) {
    const answers = answer(random);
    const {bytes, extension, medium} = await render(random, await draw(form, random, answers), {media});
    const name = `${String(copy).padStart(2, '0')}${extension}`;
    files[name] = bytes;
    truth[name] = answers.truth;
    how[name] = {medium, ...answers.how};
  }
  return {files, truth, how, fields: fieldsOf(form)};
}

function answer(random) {
  const truth = {};
  const how = {};
  questions.forEach((_, index) => {
    how[`q${index}`] = pick(random, strokes);
    truth[`q${index}`] = !unmarked.has(how[`q${index}`]);
  });
  groups.forEach(([, options], index) => {
    const stroke = chance(random, 0.12) ? 'none' : pick(random, strokes.slice(2));
    const chosen = between(random, 0, options.length - 1);
    how[`g${index}`] = stroke;
    truth[`g${index}`] = stroke === 'none' ? null : options[chosen];
  });
  return {truth, how};
}

function boxesOf({size, top, wordFirst}) {
  const single = questions.map((text, index) => ({
    name: `q${index}`,
    text,
    x: 60 + (index % 2) * 250 + (wordFirst ? 150 : 0),
    y: top + Math.floor(index / 2) * 28,
  }));
  const grouped = groups.flatMap(([title, options], row) =>
    options.map((text, column) => ({
      name: `g${row}`,
      title,
      text,
      x: 160 + column * 95 + (wordFirst ? 55 : 0),
      y: top + 210 + row * 34,
    })),
  );
  return {single, grouped, size};
}

function draw(form, random, answers) {
  const doc = openSheet({title: 'Questionnaire', author: 'Example', date: '2024-01-01', language: 'en'});
  const {font, size, wordFirst, round} = form;
  put(doc, 'Questionnaire for new tenants of the estate', 60, 40, {font, size: 16});
  put(doc, 'Please mark what applies and return the sheet to the office within two weeks.', 60, 70, {
    font,
    size: 9.5,
  });
  const {single, grouped} = boxesOf(form);
  put(doc, 'General statements of the applicant', 60, form.top - 24, {font, size: 11});
  put(doc, 'Choose one answer in each line', 60, form.top + 186, {font, size: 11});
  for (const {name, text, x, y, title} of [...single, ...grouped]) {
    if (title) put(doc, `${title}:`, 60, y + 1, {font, size: 9.5});
    doc.save().lineWidth(0.8).strokeColor('#222');
    if (round) doc.circle(x + size / 2, y + size / 2, size / 2).stroke();
    else doc.rect(x, y, size, size).stroke();
    doc.restore();
    const tall = y + (size - 9.5) / 2;
    put(
      doc,
      text,
      wordFirst ? x - 8 - doc.font(font).fontSize(9.5).widthOfString(text) : x + size + 6,
      tall,
      {
        font,
        size: 9.5,
      },
    );
    if (answers && (title ? answers.truth[name] === text : true))
      stroke(doc, random, answers.how[name], {x, y, size});
  }
  rule(doc, 60, 760, 535, 760);
  put(doc, 'Estate Office · Form E-17 · Questionnaire', 60, 768, {font, size: 8});
  return closeSheet(doc);
}

function stroke(doc, random, kind, {x, y, size}) {
  const shake = () => (random() - 0.5) * size * 0.18;
  const at = (u, v) => [x + u * size + shake(), y + v * size + shake()];
  const line = (points, {width: thick = 1.2, color = '#1a2a6a'} = {}) => {
    doc.save().lineWidth(thick).strokeColor(color).lineCap('round');
    doc.moveTo(...points[0]);
    for (const point of points.slice(1)) doc.lineTo(...point);
    doc.stroke().restore();
  };
  if (kind === 'dirt') line([at(0.7, 0.7), at(0.75, 0.72)], {width: 0.6, color: '#777'});
  if (kind === 'tick') line([at(0.15, 0.55), at(0.42, 0.85), at(0.9, 0.1)]);
  if (kind === 'cross') {
    line([at(0.12, 0.12), at(0.88, 0.88)]);
    line([at(0.88, 0.12), at(0.12, 0.88)]);
  }
  if (kind === 'filled')
    doc
      .save()
      .rect(x + 1, y + 1, size - 2, size - 2)
      .fill('#222')
      .restore();
  if (kind === 'beyond') line([at(-0.1, 0.4), at(0.4, 1.0), at(1.7, -0.8)], {width: 1.5});
  if (kind === 'faint') line([at(0.15, 0.5), at(0.4, 0.85), at(0.9, 0.1)], {width: 0.9, color: '#999'});
  if (kind === 'slash') line([at(0.85, 0.05), at(0.15, 0.95)]);
  if (kind === 'dot')
    doc
      .save()
      .circle(...at(0.5, 0.5), size * 0.22)
      .fill('#222')
      .restore();
}

function fieldsOf(form) {
  const part = (value, whole) => Math.min(1, Math.max(0, Math.round((value / whole) * 10_000) / 10_000));
  const region = (left, top, right, bottom) => ({
    left: part(left, width),
    top: part(top, height),
    right: part(right, width),
    bottom: part(bottom, height),
  });
  const {single, grouped, size} = boxesOf(form);
  const more = form.drawnBox === 'tight' ? 1 : 4;
  const boolean = single.map(({name, x, y}) => ({
    name,
    kind: 'RECTANGLE',
    type: 'boolean',
    page: 1,
    value_box: region(x - more, y - more, x + size + more, y + size + more),
  }));
  const choices = groups.map(([, options], index) => {
    const own = grouped.filter(({name}) => name === `g${index}`);
    const left = own[0].x - (form.wordFirst ? 62 : 6);
    const right = own.at(-1).x + size + (form.wordFirst ? 6 : 75);
    return {
      name: `g${index}`,
      kind: 'RECTANGLE',
      type: 'text',
      options,
      page: 1,
      value_box: region(left, own[0].y - 6, right, own[0].y + size + 6),
    };
  });
  return [...boolean, ...choices];
}
