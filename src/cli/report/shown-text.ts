import {markup, type Markup} from '../../service/api-page/markup.js';
import {printable} from '../terminal/printable.js';

/** Characters of one text that are shown: longer ones are in the result, and would bury the rest. */
const mostShown = 2000;

/** Text from outside: as text, its lines kept, characters that could hide or turn it written out, and apart in direction. */
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
