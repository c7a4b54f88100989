import {askFact, makeFact} from '../facts.mjs';
import {fillPattern} from '../fill-pattern.mjs';
import {writeLabel} from '../label-text.mjs';
import {listOf} from '../paper-values.mjs';
import {money, writeAmount} from '../values.mjs';
import {dataTable} from './data-table.mjs';

/**
 * A table of what a list of the language names: `rows`: the list; `cells`: patterns of the cells by column, `sum` being an
 * amount that adds up to the `total` below; `main`: the column that the name of a row alone asks for; `most`: the highest
 * amount of a row, in hundredths.
 */
export const countedTable =
  ({rows, cells, corner = 'description', main, total, between = [3, 8], most = 90_000}) =>
  (writer, top) => {
    const {random, language} = writer;
    const columns = Object.keys(cells);
    const names = listOf(language, rows);
    let cents = 0;
    const made = random.sample(names, Math.min(names.length, random.int(...between))).map((name) => ({
      names: [name],
      isAsIs: true,
      cells: columns.map((column) => {
        if (cells[column] !== 'sum')
          return fillPattern(random, language, random.pick([cells[column]].flat()));
        const amount = random.int(Math.round(most / 200), most);
        cents += amount;
        return writeAmount(amount, language);
      }),
    }));
    const mainAt = main === undefined ? undefined : columns.indexOf(main);
    const bottom = dataTable(writer, top, {
      corner,
      rows: made,
      columns,
      main: mainAt,
      isFull: total !== undefined,
    });
    return total === undefined ? bottom : putTotal(writer, bottom, total, cents);
  };

/** The sum below a table, at the right. */
function putTotal(writer, top, key, cents) {
  const {random, sheet, style, language} = writer;
  const text = random.chance(0.5) ? money(random, language, cents) : writeAmount(cents, language);
  writer.known.set(key, {lines: [text]});
  const fact = makeFact(writer, key, 0.4);
  const right = sheet.width - Math.min(style.margin, 65);
  const value = {entity: sheet.newEntity(), role: 'value', typed: true, bold: random.chance(0.4)};
  const from = random.pick([0.5, 0.35, 0]) * sheet.width;
  const left = sheet.putRight(right, top, text, value);
  const label = writeLabel(random, {...style, labelCase: 'as'}, fact.label, 0);
  const labelLeft = from === 0 ? style.margin : Math.max(style.margin, Math.min(from, left - 200));
  writer.label(label, labelLeft, top, left - labelLeft - 10);
  askFact(writer, {...fact, label}, text, value.entity);
  return top + 1.6 * sheet.pitch;
}
