import {anyLabel} from '../label-text.mjs';
import {anyValue, writeAmount} from '../values.mjs';

/** How a cell is asked for by the heads of its row and its column. */
const phrasings = [
  '{column} {row}',
  '{row} {column}',
  '{column}, {row}',
  '{row}: {column}',
  '{column} ({row})',
  '{column} – {row}',
];
/** So many cells of a table are asked for. */
const asked = 3;

/** A table with heads at the top and at the left; its cells are asked for by both. */
export function crossTable(writer, top) {
  const {random, sheet, language} = writer;
  const left = random.int(45, 70);
  const heads = columnHeads(writer);
  const rows = rowHeads(writer);
  const first = random.uniform(0.28, 0.42) * (sheet.width - 2 * left);
  const width = (sheet.width - 2 * left - first) / heads.length;
  const isRight = random.chance(0.5);
  const isRuled = random.chance(0.4);
  const put = (at, y, text, face) => {
    const [start, room] = at < 0 ? [left, first] : [left + first + at * width, width];
    const [line] = sheet.wrap(text, room - 8, face);
    if (line === undefined) return '';
    if (isRight && at >= 0) sheet.putRight(start + room - 4, y, line, face);
    else sheet.put(start + 4, y, line, face);
    return line;
  };
  const bold = random.chance(0.6);
  const label = () => ({entity: sheet.newEntity(), role: 'label', bold});
  const columns = heads.map((text, at) => put(at, top, text, label()));
  const step = isRuled ? Math.max(sheet.pitch, 1.5 * sheet.size) : sheet.pitch;
  const isMoney = random.chance(0.5);
  const cells = [];
  let y = top + 1.6 * sheet.size;
  if (random.chance(0.6)) sheet.rule(left, sheet.width - left, y - 0.3 * sheet.size);
  for (const row of rows) {
    const name = put(-1, y, row, {entity: sheet.newEntity(), role: 'label'});
    columns.forEach((column, at) => {
      if (random.chance(0.1)) return;
      const text = isMoney
        ? writeAmount(random.int(100, 900_000), language)
        : anyValue(random, language).slice(0, 14);
      const entity = sheet.newEntity();
      const line = put(at, y, text, {entity, role: 'value', typed: true});
      if (line !== '' && column !== '' && name !== '') cells.push({row: name, column, line, entity});
    });
    y += step;
    if (isRuled) sheet.rule(left, sheet.width - left, y - 0.3 * sheet.size);
  }
  for (const {row, column, line, entity} of random.sample(cells, Math.min(asked, cells.length))) {
    const prompt = random.pick(phrasings).replace('{column}', column).replace('{row}', row);
    writer.question({prompt, value: [line], entities: [entity], origin: 'paraphrase'});
  }
  return y + 0.4 * sheet.size;
}

function columnHeads({random, language, style}) {
  const known = Object.values(language.columns).map((heads) => random.pick(heads));
  const years = Array.from({length: 3}, (_, back) => String(2025 - back));
  const pool = random.chance(0.2) ? years : known;
  const heads = [...new Set(random.sample(pool, Math.min(pool.length, random.int(2, 4))))];
  return random.chance(0.3) ? [...heads, anyLabel(random, style, language, 0)] : heads;
}

function rowHeads({random, language, style}) {
  if (random.chance(0.6))
    return random.sample(language.tests, Math.min(language.tests.length, random.int(3, 7)));
  return Array.from({length: random.int(3, 7)}, () => anyLabel(random, style, language, 0));
}
