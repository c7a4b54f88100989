import type {Word} from '../page.js';
import {findBooleans} from '../values/boolean.js';
import type {CheckBoxGroup} from './analysis.js';

/** Whether the options of a group say yes and no: none of its boxes says yes or no of anything else. */
export function hasYesAndNo({options}: Pick<CheckBoxGroup, 'options'>): boolean {
  const said = options.map(({words}) => saidBy(words));
  return said.includes(true) && said.includes(false);
}

/** Yes or no, if the words say so: "no", "yes, for", or as a sentence of its own before others: "No. Please lend one". */
function saidBy(words: readonly Word[]): boolean | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  const isShort = words.length <= 2;
  const text = isShort ? words.map((word) => word.text).join(' ') : first.text;
  return isShort || /[.,:;]$/.test(text) ? findBooleans(text)[0]?.value : undefined;
}
