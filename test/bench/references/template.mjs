// The fields of a template as a person makes it on filled-in reference documents.
import {drawnBox, valueOnPages} from './value-on-page.mjs';

/** What the names of the fields of registration forms tell everybody. */
const types = {registration_num: 'identifier', file_date: 'date'};

/** Fields whose value is read on the first of the references; `boxes`: none, value, or all with that of the label. */
export function templateOf(names, references, boxes) {
  return names.flatMap((name) => {
    const [first, ...further] = references.map(
      ({fields, pages}) => fields[name] && valueOnPages(name, fields[name], pages),
    );
    if (!first) return [];
    const others = further.flatMap((found, at) =>
      found ? [{reference: at + 2, ...told(found, boxes)}] : [],
    );
    return [{name, kind: 'VALUE', type: types[name], ...told(first, boxes), further: others}];
  });
}

function told(found, boxes) {
  if (boxes === 'none') return {value: found.text};
  return {value: found.text, page: found.page.number, value_box: drawnBox(found)};
}
