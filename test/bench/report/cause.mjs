// Why a field is not right, told from what was read and what was weighed.
import {judge} from '../judge.mjs';

export const causes = {
  right: 'right',
  near: 'nearly right',
  unread: 'the true value was not read',
  overlooked: 'read, but never a candidate',
  outranked: 'another candidate won',
  unsure: 'the best candidate, but under the threshold',
  untold: 'the truth does not say',
};

/** One of the keys of `causes`. `words` are those of all pages; `candidates` those weighed for the field. */
export function causeOf({field, wanted, found, candidates, words}) {
  const isGiven = found !== null && found !== undefined && found !== '';
  if (
    wanted === null ||
    wanted === '' ||
    wanted === undefined ||
    (Array.isArray(wanted) && wanted.length === 0)
  )
    return 'untold';
  const verdict = judge(field, wanted, found);
  if (verdict.exact) return 'right';
  if (verdict.fuzzy) return 'near';
  const right = candidates.filter(({value}) => judge(field, wanted, value).fuzzy);
  if (right.length > 0) return !isGiven && right.includes(candidates[0]) ? 'unsure' : 'outranked';
  return isRead(wanted, words) ? 'overlooked' : 'unread';
}

/** Whether the words of one of the true spellings were all read; numbers by their digits, however they are grouped. */
function isRead(wanted, words) {
  const text = words.map(plain).join('');
  return [wanted].flat().some((one) => {
    const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(one);
    if (date) return text.includes(date[1].slice(2)) && text.includes(String(Number(date[3])));
    const key = plain(String(one));
    return text.includes(key) || text.includes(key.replace(/(?<=\d)00?$/, ''));
  });
}

function plain(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
