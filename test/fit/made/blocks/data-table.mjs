import {fold} from '../fold.mjs';
import {writeLabel} from '../label-text.mjs';

/** How a cell is asked for by its row and its column. */
const phrasings = [
  '{column} {row}',
  '{row} {column}',
  '{column}, {row}',
  '{row}: {column}',
  '{column} ({row})',
  '{row} - {column}',
];
/** So many cells with a value are asked for, and one without. */
const askedCells = [3, 6];
const emptyShare = 0.07;
const sameWords = 0.5;

/**
 * A table whose cells are asked for by row and column, in the words printed or in others. `rows`: {names, cells}, the first
 * name is printed; `columns`: keys of column heads; `main`: the column that the name of a row alone asks for; `isFull`: no
 * cell is left out.
 */
export function dataTable(writer, top, {corner, rows, columns, main, isFull = false}) {
  const {random, sheet, language} = writer;
  const grid = gridOf(writer, columns.length);
  const heads = columns.map((key) => namesOf(writer, language.columns[key]));
  const bold = random.chance(0.6);
  const label = () => ({entity: sheet.newEntity(), role: 'label', bold});
  if (corner !== undefined) put(writer, grid, -1, top, random.pick(language.columns[corner]), label());
  const shown = heads.map(([head], at) => put(writer, grid, at, top, head, label()));
  const cells = [];
  let y = top + 1.6 * sheet.size;
  if (random.chance(0.6)) sheet.rule(grid.left, grid.right, y - 0.3 * sheet.size);
  const first = y;
  for (const row of rows) {
    const names = row.isAsIs ? row.names : namesOf(writer, row.names);
    const name = put(writer, grid, -1, y, names[0], {entity: sheet.newEntity(), role: 'label'});
    row.cells.forEach((text, at) => {
      const entity = sheet.newEntity();
      const isEmpty = text === '' || (!isFull && random.chance(emptyShare));
      const line = isEmpty ? '' : put(writer, grid, at, y, text, {entity, role: 'value', typed: true});
      const isWhole = name === names[0] && shown[at] === heads[at][0];
      if (isWhole) cells.push({names, heads: heads[at], line, entity, isMain: at === main});
    });
    y += grid.step;
    if (grid.isRuled) sheet.rule(grid.left, grid.right, y - 0.3 * sheet.size);
  }
  if (grid.isRuled && random.chance(0.5))
    for (const x of [grid.left, ...grid.lefts, grid.right])
      sheet.bar(x, first - 0.3 * sheet.size, y - 0.3 * sheet.size);
  askCells(writer, cells);
  return y + 0.4 * sheet.size;
}

function gridOf({random, sheet}, count) {
  const left = random.int(45, 70);
  const right = sheet.width - left;
  const first = random.uniform(0.26, 0.4) * (right - left);
  const width = (right - left - first) / count;
  const isRuled = random.chance(0.4);
  return {
    left,
    right,
    width,
    first,
    isRuled,
    lefts: Array.from({length: count}, (_, at) => left + first + at * width),
    isRight: random.chance(0.55),
    step: isRuled ? Math.max(sheet.pitch, 1.5 * sheet.size) : sheet.pitch * random.pick([1, 1, 1.2]),
  };
}

/** The name that is printed, and the others it goes by. */
function namesOf({random, style}, list) {
  const [printed, ...others] = random.shuffle(list);
  return [writeLabel(random, style, printed, 0), ...others];
}

/** Writes what fits into a cell; returns it. Column -1 holds the names of the rows. */
function put({sheet}, {left, first, lefts, width, isRight}, at, y, text, face) {
  const [start, room] = at < 0 ? [left, first] : [lefts[at], width];
  const [line] = sheet.wrap(text, room - 8, face);
  if (line === undefined || sheet.widthOf(line, face) > room - 4) return '';
  if (isRight && at >= 0) sheet.putRight(start + room - 4, y, line, face);
  else sheet.put(start + 4, y, line, face);
  return line;
}

/** Cells of rows and columns whose names stand once in the table. */
function askCells(writer, cells) {
  const {random} = writer;
  const isSingle = ({names, heads}) =>
    cells.filter((other) => fold(other.names[0]) === fold(names[0]) && other.heads === heads).length === 1;
  const clear = cells.filter(isSingle);
  const filled = clear.filter(({line}) => line !== '');
  for (const cell of random.sample(filled, random.int(...askedCells))) {
    const prompt = promptOf(writer, cell, cells);
    writer.question({prompt, value: [cell.line], entities: [cell.entity], origin: 'paraphrase'});
  }
  for (const cell of random.sample(
    clear.filter(({line}) => line === ''),
    1,
  ))
    writer.question({prompt: promptOf(writer, cell, cells), value: null, origin: 'unanswerable'});
  for (const {names, line, entity} of random.sample(
    filled.filter(({isMain}) => isMain),
    2,
  ))
    writer.ask(names[0], [line], [entity]);
}

function promptOf({random}, {names, heads}, cells) {
  const taken = new Set(cells.flatMap((cell) => [cell.names[0], cell.heads[0]]).map(fold));
  const [row, column] = [names, heads].map((list) => {
    const others = list.slice(1).filter((other) => !taken.has(fold(other)));
    return others.length === 0 || random.chance(sameWords) ? list[0] : random.pick(others);
  });
  return random.pick(phrasings).replace('{column}', column).replace('{row}', row);
}
