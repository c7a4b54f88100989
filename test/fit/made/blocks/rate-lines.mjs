import {askFact, makeFact} from '../facts.mjs';

/** Hours times rate is cost, on one line: "Labour 3.5 x 85.00 = 297.50". */
export function rateLine(writer, top) {
  const {random, sheet, style} = writer;
  const [hours, rate, cost] = ['labourHours', 'labourRate', 'labourCost'].map((key) =>
    makeFact(writer, key, 0.2),
  );
  const {right} = writer.label(cost.label, style.margin, top);
  let x = Math.max(right + 2 * sheet.space(), style.margin + sheet.width * random.pick([0, 0.25]));
  const put = (text, face) => {
    x = sheet.put(x, top, text, face) + sheet.space();
  };
  const value = (fact) => {
    const face = {entity: sheet.newEntity(), role: 'value', typed: true};
    askFact(writer, fact, fact.lines[0], face.entity);
    return face;
  };
  put(hours.lines[0], value({...hours, label: undefined}));
  put(random.pick(['x', '×', '@', 'à']), {typed: true});
  put(rate.lines[0], value({...rate, label: undefined}));
  const face = value(cost);
  if (random.chance(0.5)) put('=', {typed: true});
  if (random.chance(0.6)) sheet.putRight(sheet.width - style.margin, top, cost.lines[0], face);
  else put(cost.lines[0], face);
  return top + 1.3 * sheet.pitch;
}
