import {judge} from '../any/score.mjs';
import {judgeRows} from '../judge.mjs';

/** Boxes that share so much of what they cover together are the same. */
const sameBox = 0.5;

/** Each answer of each case: {set, id, name, verdict: unchanged | better | worse | changed, before, after, wanted}. */
export function compareAnswers(cases, before, after) {
  return cases.flatMap(({set, id, truth, settings}, at) =>
    Object.entries(truth).map(([name, wanted]) => {
      const [old, now] = [before[at][name], after[at][name]];
      const verdict = isSame(old, now) ? 'unchanged' : verdictOf(wanted, old.value, now.value, settings);
      return {set, id, name, verdict, before: old, after: now, wanted: wanted.value};
    }),
  );
}

function isSame(old, now) {
  if (JSON.stringify(old.value) !== JSON.stringify(now.value) || old.page !== now.page) return false;
  return old.box === undefined || now.box === undefined || overlap(old.box, now.box) >= sameBox;
}

/** The shared area of two boxes over the area of both. */
function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / (areaOf(a) + areaOf(b) - shared);
}

function areaOf({left, top, right, bottom}) {
  return (right - left) * (bottom - top);
}

function verdictOf(wanted, old, now, settings) {
  const gain = pointsOf(wanted, now, settings) - pointsOf(wanted, old, settings);
  return gain > 0 ? 'better' : gain < 0 ? 'worse' : 'changed';
}

/** Right 1, empty 0, wrong -1; of a table so much more for each right row. */
function pointsOf(wanted, given, settings) {
  if (Array.isArray(wanted.value) && typeof wanted.value[0] === 'object') {
    const rows = judgeRows(wanted.value, given);
    return rows.fuzzy - (rows.given - rows.fuzzy);
  }
  const isEmpty = given === null || (Array.isArray(given) && given.length === 0);
  if (isEmpty) return 0;
  return wanted.value !== null && judge(wanted, given, settings).right ? 1 : -1;
}
