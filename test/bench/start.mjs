// What light commands cost to start, as a multiple of `node -e 0`.
// npm run bench:start [-- --rounds N] [--bin FILE] [--node FILE] [--check]
// Each round runs every command right after a `node -e 0` of its own, so that what else the machine does falls on both
// alike. Wall time and CPU time (user and system, of the whole process) as medians of the rounds, and the median of the
// ratios. On a machine with other work, believe the CPU time. --bin: another build to measure; --check: exit code 1 above
// a goal.
import {mkdtempSync, rmSync} from 'node:fs';
import {cpus, loadavg, tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import {answerStatus} from './start/answer-status.mjs';
import {medianOf} from './start/median.mjs';
import {timeOf} from './start/time-of.mjs';

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '15'},
    bin: {type: 'string', default: fileURLToPath(new URL('../../bin/docextract.js', import.meta.url))},
    node: {type: 'string', default: process.execPath},
    check: {type: 'boolean', default: false},
  },
});

const home = mkdtempSync(join(tmpdir(), 'docextract-start-'));
const service = await answerStatus();
const env = {PATH: process.env.PATH, HOME: home};
const remote = {...env, DOCEXTRACT_BASE_URL: service.url, DOCEXTRACT_API_KEY: 'key'};

/** The goals: what a command may cost, as a multiple of `node -e 0`. */
const commands = [
  {argv: ['--version'], goal: 1.35, env},
  {argv: ['--help'], goal: 1.8, env},
  {argv: ['config', 'show'], goal: 2.6, env},
  {argv: ['status', '--help'], goal: undefined, env},
  {argv: ['status', service.job], goal: 3.2, env: remote},
];

const bin = resolve(options.bin);
const measured = commands.map(() => []);
try {
  for (let round = 0; round < Number(options.rounds); round++)
    for (const [index, command] of commands.entries()) {
      const nothing = await timeOf([options.node, '-e', '0'], {env, cwd: home});
      const something = await timeOf([options.node, bin, ...command.argv], {env: command.env, cwd: home});
      measured[index].push({nothing, something});
    }
} finally {
  service.close();
  rmSync(home, {recursive: true, force: true});
}

const load = loadavg()
  .map((value) => value.toFixed(1))
  .join(' ');
console.log(`${options.rounds} rounds; load ${load} on ${cpus().length} cores`);
console.log('command              goal   wall ms   node  ratio   CPU ms   node  ratio');
for (const [index, {argv, goal}] of commands.entries()) {
  const rounds = measured[index];
  const of = (pick) => medianOf(rounds.map(pick));
  const figures = ['wall', 'cpu'].map((kind) => ({
    own: of(({something}) => something[kind]),
    node: of(({nothing}) => nothing[kind]),
    ratio: of(({something, nothing}) => something[kind] / nothing[kind]),
  }));
  const name = argv.map((word) => (word === service.job ? 'JOB' : word)).join(' ');
  const cells = figures.map(
    ({own, node, ratio}) =>
      `${own.toFixed(0).padStart(9)} ${node.toFixed(0).padStart(6)} ${ratio.toFixed(2).padStart(6)}`,
  );
  console.log(`${name.padEnd(20)} ${String(goal ?? '').padStart(4)} ${cells.join('')}`);
  if (options.check && goal !== undefined && figures[1].ratio > goal) process.exitCode = 1;
}
