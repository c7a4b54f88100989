import {checkBoxes} from '../blocks/check-boxes.mjs';
import {cells} from '../blocks/cells.mjs';
import {typedChoices} from '../blocks/choices.mjs';
import {factsBlock} from '../blocks/fact-layouts.mjs';
import {keyValueList, keyValueRow} from '../blocks/key-value.mjs';
import {signatures} from '../blocks/signatures.mjs';
import {table} from '../blocks/table.mjs';
import {labelledText, paragraph, title} from '../blocks/text-blocks.mjs';

const blocks = [
  ...Array(4).fill(keyValueList),
  ...Array(3).fill(cells),
  ...Array(2).fill(table),
  ...Array(2).fill(labelledText),
  paragraph,
  title,
  ...Array(2).fill(keyValueRow),
  signatures,
  typedChoices,
  checkBoxes,
  ...Array(2).fill(someFacts),
];

/** Forms of all sorts: blocks one below the other, any label, any value. */
export const form = {
  documentTypes: ['form', 'form', 'document', 'other', ''],
  write(writer) {
    const {random, sheet} = writer;
    let y = random.uniform(30, 80);
    if (random.chance(0.7)) y = title(writer, y) + sheet.size;
    while (y < sheet.height * random.uniform(0.6, 0.9))
      y = random.pick(blocks)(writer, y) + random.uniform(0.2, 2.2) * sheet.size;
  },
};

/** Facts of other papers in a form: these are asked for in other words too. */
function someFacts(writer, top) {
  const {random, language} = writer;
  const keys = random.sample(Object.keys(language.concepts), random.int(2, 6));
  return factsBlock(writer, top, keys);
}
