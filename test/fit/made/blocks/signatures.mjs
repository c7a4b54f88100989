import {anyLabel} from '../label-text.mjs';

/** Lines to sign on, their labels under them, what is filled in above. */
export function signatures(writer, top) {
  const {random, sheet, style, language} = writer;
  let x = 50;
  while (x < sheet.width - 170) {
    const width = Math.min(random.uniform(140, 240), sheet.width - 30 - x);
    sheet.rule(x, x + width, top + 1.1 * sheet.size);
    const face = {entity: sheet.newEntity(), role: 'label'};
    const [label] = sheet.wrap(anyLabel(random, style, language, 0.1), width, face);
    sheet.put(x + 3, top + 1.4 * sheet.size, label, face);
    if (random.chance(0.7)) {
      const value = {entity: sheet.newEntity(), role: 'value', typed: true};
      const [text] = sheet.wrap(writer.valueFor(label), width - 10, value);
      sheet.put(x + 10, top, text, value);
      writer.ask(label, [text], [value.entity]);
    }
    x += width + random.uniform(20, 60);
  }
  return top + 3 * sheet.size;
}
