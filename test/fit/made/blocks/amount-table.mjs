import {writeLabel} from '../label-text.mjs';
import {money, writeAmount} from '../values.mjs';

/** Amounts of this period beside those of the year so far; a row each. */
export function amountTable(writer, top, keys) {
  const {random, sheet, language} = writer;
  const left = random.uniform(40, 70);
  const right = sheet.width - left;
  const rights = [right - (right - left) * random.uniform(0.22, 0.3), right];
  const columns = ['current', 'yearToDate'];
  const head = {role: 'label', bold: random.chance(0.5)};
  sheet.put(left + 3, top, random.pick(language.columns.description), {...head, entity: sheet.newEntity()});
  const heads = columns.map((column, at) => {
    const text = writeLabel(random, writer.style, random.pick(language.columns[column]), 0);
    sheet.putRight(rights[at] - 4, top, text, {...head, entity: sheet.newEntity()});
    return text;
  });
  sheet.rule(left, right, top + 1.2 * sheet.size);
  let y = top + 1.5 * sheet.size;
  for (const key of keys) {
    amountRow(writer, {key, y, left, rights, heads});
    y += sheet.pitch;
  }
  if (random.chance(0.3)) for (const x of [left, ...rights]) sheet.bar(x, top - 2, y);
  sheet.rule(left, right, y);
  return y + 0.3 * sheet.size;
}

function amountRow(writer, {key, y, left, rights, heads}) {
  const {random, sheet, style, language} = writer;
  const label = writeLabel(random, style, random.pick(language.concepts[key].labels), 0);
  writer.label(label, left + 3, y);
  const cents = language.scene.amounts[key] ?? random.int(1_000, 600_000);
  const amounts = [cents, cents * random.int(2, 12) + random.int(0, 9999)];
  amounts.forEach((amount, at) => {
    const text = random.chance(0.8) ? writeAmount(amount, language) : money(random, language, amount);
    const value = {entity: sheet.newEntity(), role: 'value', typed: true};
    sheet.putRight(rights[at] - 4, y, text, value);
    const about = {label, value: [text], entities: [value.entity]};
    if (at === 0) writer.fact({...about, concept: key});
    else writer.fact({...about, concept: key, part: 'column', column: heads[1]});
  });
}
