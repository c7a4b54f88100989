// Boosted trees fitted by xgboost (Debian's package python3-xgboost): a tenth of the time and a quarter of the memory that
// boosted-trees.mjs needs for the hundreds of thousands of candidates of the ranking.
import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {logOdds, readTrees} from '../../dist/engine/models/boosted-trees.js';

/** Leaves are written in ten-thousandths of log odds. */
const leafParts = 10_000;
const program = fileURLToPath(new URL('fit-trees.py', import.meta.url));
/** Debian's Python, as another one does not see Debian's packages. */
const python = '/usr/bin/python3';
/** So many rows show that the engine reads the trees as xgboost meant them. */
const checked = 1000;
/** What rounding leaves may differ by in log odds, all trees together. */
const rounding = 0.05;

/**
 * Fits trees to rows of numbers. `rows`: the packed features of each example; `answers`: 0 or 1 each; `weights`: how much
 * each counts; `settings`: rounds, rate, depth, columns, examples, leastWeight (the least sum of weighted second derivatives
 * of the loss in a leaf). Gives what `src/engine/models/boosted-trees.ts` reads. Throws what xgboost says if it fails, and if
 * the engine would read other trees.
 */
export async function fitLargeTrees({rows, answers, weights, features, ...settings}) {
  const every = Math.ceil(rows.length / checked);
  const folder = await mkdtemp(join(tmpdir(), 'fit-trees-'));
  try {
    const write = (name, content) => writeFile(join(folder, name), content);
    await write('settings.json', JSON.stringify({...settings, leafParts, features: features.length, every}));
    const {starts, columns, values} = sparse(rows, features);
    await write('starts.bin', starts);
    await write('columns.bin', columns);
    await write('values.bin', values);
    await write('answers.bin', Int8Array.from(answers));
    await write('weights.bin', Float32Array.from(weights));
    await promisify(execFile)(python, [program, folder]).catch(explained);
    const {base, trees, logOdds: expected} = JSON.parse(await readFile(join(folder, 'trees.json'), 'utf8'));
    const model = {features, base, leafParts, trees};
    assertSame(
      model,
      rows.filter((_, at) => at % every === 0),
      expected,
    );
    return model;
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** Throws again, and says what to install if that is what fails. */
function explained(error) {
  if (/No module named/.test(error.stderr) || error.code === 'ENOENT')
    throw new Error('The fit needs xgboost: apt-get install python3-xgboost', {cause: error});
  throw error;
}

/** A few rows may differ: values that are apart by less than 32 bits tell are parted by neither, but not alike. */
function assertSame(written, rows, expected) {
  const model = readTrees(written);
  const wrong = expected.filter(
    (value, at) => !(Math.abs(logOdds(model, rows[at].record()) - value) <= rounding),
  ).length;
  if (wrong > expected.length / 100)
    throw new Error(
      `The engine reads other trees than xgboost fitted: ${wrong} of ${expected.length} rows differ.`,
    );
}

/** The columns and values that each row names, row after row, and where each row begins. */
function sparse(rows, features) {
  const columnOf = new Map(features.map((name, column) => [name, column]));
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, at) => (starts[at + 1] = starts[at] + row.size));
  const columns = new Int32Array(starts.at(-1));
  const values = new Float32Array(starts.at(-1));
  let next = 0;
  for (const row of rows)
    for (const [name, value] of row.entries()) {
      columns[next] = columnOf.get(name);
      values[next++] = value;
    }
  return {starts, columns, values};
}
