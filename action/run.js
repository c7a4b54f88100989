// Entry of the GitHub action: runs `docextract submit` and tells GitHub what came of it. Needs nothing but Node and npx.
import {spawn} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {basename, join, relative, resolve} from 'node:path';
import {randomUUID} from 'node:crypto';
import {command, fileCommand, tableCell} from './workflow-commands.js';

/** Exit codes that are about documents alone; `fail-on` decides what they mean for the step. */
const documentsFailed = [3, 6, 14];
const needsReview = 15;

/** GitHub shows ten annotations of a kind for a step; the summary lists more. */
const mostAnnotations = 10;
const mostListed = 100;

const {env} = process;
const input = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();

const failOn = input('fail-on') || 'failed';
const paths = input('path')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
const output = input('output') || 'docextract-results';

const wrong = wrongUse();
if (wrong === undefined) process.exitCode = await main();
else {
  say(command('error', {title: 'docextract'}, wrong));
  process.exitCode = 2;
}

function wrongUse() {
  if (paths.length === 0) return 'the input path is empty: name files, folders or globs, one a line';
  if (input('template') === '') return 'the input template is empty: name one, such as invoice';
  if (!['failed', 'review', 'never'].includes(failOn))
    return `fail-on is ${failOn}: give failed, review or never`;
  return undefined;
}

/** Gives the exit code of the step. */
async function main() {
  if (input('key') !== '') say(`::add-mask::${input('key')}`);
  const {stdout, exitCode} = await runDocextract();
  const report = parsed(stdout);
  if (report === undefined || report.error !== undefined) {
    const {message = 'docextract did not run to its end; see the log', hint} = report?.error ?? {};
    say(command('error', {title: 'docextract'}, hint === undefined ? message : `${message}\n${hint}`));
    outputs({'exit-code': exitCode});
    return exitCode === 0 ? 1 : exitCode;
  }
  tell(report, exitCode);
  const isTolerated =
    (failOn === 'never' && [...documentsFailed, needsReview].includes(exitCode)) ||
    (failOn === 'failed' && exitCode === needsReview);
  return isTolerated ? 0 : exitCode;
}

/** Its log goes to that of the step, its JSON comes back. The key goes by the environment, which `ps` does not show. */
function runDocextract() {
  const [program, first] = programOf();
  const options = [
    '--template',
    input('template'),
    '--output',
    output,
    '--format',
    input('format') || 'json',
    '--json',
  ];
  for (const name of ['max-credits', 'review-below'])
    if (input(name) !== '') options.push(`--${name}`, input(name));
  const isShell = program.endsWith('.cmd');
  const words = [...first, 'submit', ...options, '--', ...paths];
  const child = spawn(program, isShell ? words.map(quoted) : words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Windows starts `.cmd` files by its shell alone.
    shell: isShell,
    env: {
      ...env,
      ...(input('address') !== '' && {DOCEXTRACT_BASE_URL: input('address')}),
      ...(input('key') !== '' && {DOCEXTRACT_API_KEY: input('key')}),
    },
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (stdout += chunk));
  return new Promise((done) => {
    child.once('error', (error) => {
      say(command('error', {title: 'docextract'}, `${program} cannot be run: ${error.message}`));
      done({stdout: '', exitCode: 1});
    });
    child.once('close', (exitCode) => done({stdout, exitCode: exitCode ?? 1}));
  });
}

/** As a word of the Windows shell. */
function quoted(word) {
  return `"${word.replaceAll('"', '""')}"`;
}

function programOf() {
  const given = input('command');
  if (given !== '') return given.endsWith('.js') ? [process.execPath, [given]] : [given, []];
  const {version} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  return [npx, ['--yes', `docextract@${input('version') || version}`]];
}

function tell({documents = [], summary, ...only}, exitCode) {
  // One file alone is its own record.
  const all = only.source === undefined ? documents : [only];
  const failed = all.filter(({status}) => status !== 'succeeded' && status !== 'skipped');
  const review = summary.review ?? [];
  const {succeeded, skipped, total} = summary.counts;
  for (const {source, error, status} of failed.slice(0, mostAnnotations))
    say(
      command(
        'error',
        {file: fileOf(source), title: 'docextract'},
        error?.message ?? `the document is ${status}`,
      ),
    );
  for (const {source, values} of review.slice(0, mostAnnotations))
    say(
      command('warning', {file: fileOf(source), title: 'docextract'}, `to be reviewed: ${fieldsOf(values)}`),
    );
  if (summary.stopped !== undefined) say(command('error', {title: 'docextract'}, summary.stopped.message));
  append(
    'GITHUB_STEP_SUMMARY',
    summaryOf({total, extracted: succeeded + skipped, failed, review, stopped: summary.stopped}),
  );
  outputs({
    documents: total,
    extracted: succeeded + skipped,
    failed: failed.length,
    review: review.length,
    output,
    'exit-code': exitCode,
  });
}

/** The path of a document from the workspace; its name where several could be meant. */
function fileOf(source) {
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  const found = paths
    .flatMap((path) => [join(path, source), ...(basename(path) === source ? [path] : [])])
    .find((path) => existsSync(path));
  return found === undefined ? source : relative(workspace, resolve(found)).replaceAll('\\', '/');
}

function fieldsOf(values) {
  return values.map(({field, confidence}) => `${field} (${Math.round(confidence * 100)} %)`).join(', ');
}

function summaryOf({total, extracted, failed, review, stopped}) {
  const rows = [
    ...failed.map(({source, error, status}) => [source, error?.message ?? status]),
    ...review.map(({source, values}) => [source, `to be reviewed: ${fieldsOf(values)}`]),
  ];
  const listed = rows.slice(0, mostListed).map((cells) => `| ${cells.map(tableCell).join(' | ')} |`);
  return [
    '### docextract',
    '',
    '| Documents | Extracted | Failed | To review |',
    '| --------: | --------: | -----: | --------: |',
    `| ${total} | ${extracted} | ${failed.length} | ${review.length} |`,
    '',
    ...(stopped === undefined ? [] : [`The run ended early: ${tableCell(stopped.message)}`, '']),
    ...(listed.length === 0 ? [] : ['| Document | What |', '| --- | --- |', ...listed, '']),
    ...(rows.length > mostListed ? [`and ${rows.length - mostListed} more`, ''] : []),
  ].join('\n');
}

function outputs(values) {
  append(
    'GITHUB_OUTPUT',
    Object.entries(values)
      .map(([name, value]) => fileCommand(name, value, randomUUID()))
      .join(''),
  );
}

function append(variable, text) {
  if (env[variable] !== undefined && env[variable] !== '')
    appendFileSync(env[variable], text.endsWith('\n') ? text : `${text}\n`);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
