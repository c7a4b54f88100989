import {markup, type Markup} from '../../service/api-page/markup.js';
import {printable} from '../terminal/printable.js';

/** Characters shown of one text; the result has the whole text. */
const mostShown = 2000;

/**
 * Text from documents as markup: keeps its lines, writes out control characters, and isolates its writing direction
 * from the page (`<bdi>`).
 */
export function shown(text: string): Markup {
  const cut = text.length > mostShown ? text.slice(0, mostShown) : text;
  const lines = cut.replaceAll('\r\n', '\n').split('\n').map(printable).join('\n');
  const rest = text.length - cut.length;
  const more =
    rest === 0 ? undefined : markup` <small>… and ${rest.toLocaleString('en')} characters more</small>`;
  return markup`<bdi>${lines}</bdi>${more}`;
}

/** The name of a field, which may break after `_` and `.`. */
export function shownName(name: string): Markup {
  const [first, ...parts] = printable(name.slice(0, 200)).split(/(?<=[_.])/);
  return markup`<bdi>${first}${parts.map((part) => markup`<wbr>${part}`)}</bdi>`;
}

/** The same for attributes, in short. */
export function shownInAttribute(text: string): string {
  return printable(text.slice(0, 200));
}
