// What a change does to the answers: those of another commit beside those of this tree, on the same pages.
// npm run golden -- --ref COMMIT [--data DIR] [--cache DIR] [--set NAME]… [--part tune|held|all] [--limit N] [--list all]
// Builds COMMIT in a worktree of its own. Pages are read once, by this tree, and kept in --cache (OCR included).
// An answer is unchanged with the same value, page and box; otherwise better or worse where the truth tells them apart,
// and changed where it does not. --list all prints these too, not only the worse ones. --limit: so many documents a set.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {dataFolder} from './data-folder.mjs';
import {answersOf} from './golden/answers-of.mjs';
import {buildCommit} from './golden/build-commit.mjs';
import {goldenCases} from './golden/cases.mjs';
import {compareAnswers} from './golden/compare-answers.mjs';
import {summaryOf} from './golden/summary.mjs';

const {values: options} = parseArgs({
  options: {
    ref: {type: 'string'},
    data: {type: 'string'},
    cache: {type: 'string'},
    set: {type: 'string', multiple: true},
    part: {type: 'string', default: 'tune'},
    limit: {type: 'string'},
    list: {type: 'string', default: 'worse'},
  },
});
if (options.ref === undefined) throw new Error('--ref COMMIT is missing: the commit to compare with');

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'docextract-golden-'));
const other = buildCommit(root, options.ref, join(work, 'ref'));
try {
  const cases = await goldenCases({
    root,
    data: dataFolder(options.data),
    cache: options.cache ?? join(work, 'pages'),
    sets: options.set,
    part: options.part,
    limit: Number(options.limit ?? Infinity),
  });
  const before = await answersOf(other.dist, cases, work);
  const after = await answersOf(join(root, 'dist'), cases, work);
  console.log(summaryOf(compareAnswers(cases, before, after), options.list === 'all').join('\n'));
} finally {
  other.remove();
  rmSync(work, {recursive: true, force: true});
}
