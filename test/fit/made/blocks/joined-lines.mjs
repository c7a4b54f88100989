import {isShort} from '../concepts.mjs';
import {askFact, makeFact} from '../facts.mjs';
import {promptOf} from '../label-text.mjs';
import {besideLayout} from './beside-layouts.mjs';

/** Two labels before two values: "Tour / Driver: 12 / Kuhn". What does not pair stands on lines of its own. */
export function joinedLines(writer, top, keys, margins) {
  const short = keys.filter(isShort);
  const pairs = Array.from({length: short.length >> 1}, (_, at) => short.slice(2 * at, 2 * at + 2));
  const alone = keys.filter((key) => !pairs.flat().includes(key));
  const stop = writer.random.chance(0.5) ? margins.width * 0.4 : undefined;
  let y = top;
  for (const pair of pairs) {
    putPair(writer, pair, margins.left, y, stop);
    y += 1.15 * writer.sheet.pitch;
  }
  return alone.length === 0 ? y : besideLayout(writer, y, alone, margins);
}

function putPair(writer, keys, left, top, stop) {
  const {random, sheet, style} = writer;
  const joiner = random.pick([' / ', ' / ', ' - ']);
  const facts = keys.map((key) => makeFact(writer, key, 0));
  const names = facts.map(({label}) => promptOf(label));
  const colon = random.chance(Math.max(style.colon, 0.4)) ? ':' : '';
  const label = writer.label(names.join(joiner) + colon, left, top);
  let x = Math.max(left + (stop ?? 0), label.right + 1.5 * sheet.space());
  const stroke = {entity: sheet.newEntity(), role: 'value', typed: true};
  const entities = facts.map((fact, at) => {
    if (at > 0) x = sheet.put(x + sheet.space(), top, joiner.trim(), stroke) + sheet.space();
    const value = {entity: sheet.newEntity(), role: 'value', typed: true};
    x = sheet.put(x, top, fact.lines[0], value);
    askFact(writer, {...fact, label: names[at]}, fact.lines[0], value.entity);
    return value.entity;
  });
  const both = facts.map(({lines}) => lines[0]).join(joiner);
  if (random.chance(0.4)) writer.ask(names.join(joiner), [both], [...entities, stroke.entity]);
}
