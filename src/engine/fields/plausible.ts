import {findDates} from '../values/date.js';
import type {Candidate} from './candidate.js';

/**
 * Whether a text taken for a name or an address for where it stands may be one: a name has no colon, no date and hardly
 * a number, and begins like one; an address is not the subject of a letter.
 */
export function isPlausible({ask, value, route}: Candidate): boolean {
  if (route !== 'position' || typeof value !== 'string') return true;
  if (ask.type === 'name') return isNameLike(value);
  return ask.type !== 'address' || !/^\p{L}+ ?: (?!\d)/u.test(value);
}

function isNameLike(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  if (/:\s|^\W*[/(]|[☐☒]/u.test(text) || digits > 5 || findDates(text).length > 0) return false;
  return !/^\p{Ll}+ \p{Ll}/u.test(text);
}
