import {askFact, makeFact} from '../facts.mjs';
import {listOf} from '../paper-values.mjs';

/** A fact with its options, the one that holds ticked: "Urgency: [ ] routine [x] urgent". */
export function tickedFacts(writer, top, keys) {
  const {random} = writer;
  const isBelow = random.chance(0.35);
  return keys.reduce((y, key) => tickedFact(writer, y, key, isBelow), top);
}

function tickedFact(writer, top, key, isBelow) {
  const {random, sheet, style, language} = writer;
  const fact = makeFact(writer, key);
  const [value] = fact.lines;
  const options = listOf(language, key) ?? language.yesNo;
  const label = writer.label(fact.label, style.margin, top, sheet.width * (isBelow ? 0.8 : 0.4));
  const mark = random.pick(['cross', 'tick', 'fill']);
  const isAfter = random.chance(0.15);
  const start = isBelow ? style.margin + 14 : Math.max(label.right + 18, random.chance(0.5) ? 320 : 0);
  let [x, y] = [start, isBelow ? top + label.lines * sheet.pitch : top];
  for (const option of options) {
    const isMarked = option === value;
    const side = 0.8 * sheet.size;
    const needed = side + 8 + sheet.widthOf(option);
    if (x > start && x + needed > sheet.width - style.margin) [x, y] = [start, y + 1.1 * sheet.pitch];
    const face = {entity: sheet.newEntity(), role: isMarked ? 'value' : 'other'};
    if (isAfter) x = sheet.put(x, y, option, face) + 6;
    x = sheet.checkBox(x, y + 0.05 * sheet.size, side, isMarked, mark) + 5;
    if (!isAfter) x = sheet.put(x, y, option, face);
    x += random.uniform(12, 24);
    if (isMarked) askFact(writer, fact, option, face.entity);
  }
  return Math.max(y + 1.2 * sheet.pitch, top + label.lines * sheet.pitch);
}
