import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {execa} from 'execa';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {writePdf} from '../helpers/write-pdf.js';
import {bin, fixtures, freshHome} from './docextract.js';

const entry = fileURLToPath(new URL('../../action/run.js', import.meta.url));
const strange = 'cut off, 100%: really.pdf';

/** Runs the entry of the action in a workspace, as the runner does. */
async function runAction(inputs: Record<string, string>) {
  const {home, env} = await freshHome();
  const workspace = join(home, 'workspace');
  await mkdir(join(workspace, 'scans'), {recursive: true});
  await writePdf(join(workspace, 'scans', 'kettle.pdf'), [
    'THE CORNER KETTLE',
    '21 Mill Street, Ludlow',
    'Receipt',
    'Date: 09/03/2024',
    'Total: £27.25',
  ]);
  await copyFile(join(fixtures, 'scans', 'damaged.pdf'), join(workspace, 'scans', strange));
  const files = {GITHUB_OUTPUT: join(home, 'output'), GITHUB_STEP_SUMMARY: join(home, 'summary')};
  for (const file of Object.values(files)) await writeFile(file, '');
  const given = {path: 'scans', template: 'receipt', command: bin, ...inputs};
  const named = Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const {exitCode, stdout} = await execa(process.execPath, [entry], {
    cwd: workspace,
    extendEnv: false,
    reject: false,
    env: {
      ...env,
      ...files,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      ...(Object.fromEntries(named) as Record<string, string>),
    },
  });
  const output = await readFile(files.GITHUB_OUTPUT, 'utf8');
  const outputs = [...output.matchAll(/^([\w-]+)<<(.+)\n([^]*?)\n\2$/gm)].map(([, name, , value]) => [
    name,
    value,
  ]);
  const summary = await readFile(files.GITHUB_STEP_SUMMARY, 'utf8');
  return {
    exitCode,
    lines: stdout.split('\n'),
    outputs: Object.fromEntries(outputs) as unknown,
    summary,
    workspace,
  };
}

test('a step annotates the documents that failed, writes summary and outputs, and fails', async () => {
  const {exitCode, lines, outputs, summary, workspace} = await runAction({key: '', 'review-below': '1'});
  expect(exitCode).toBe(3);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^::error file=scans\/cut off%2C 100%25%3A really\.pdf,title=docextract::the PDF is cut off/,
    ),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^::warning file=scans\/kettle\.pdf,title=docextract::to be reviewed: \w+ \(\d+ %25\)/,
    ),
  );
  expect(summary).toContain('| 2 | 1 | 1 | 1 |');
  expect(summary).toContain(`| ${strange} | the PDF is cut off`);
  expect(outputs).toEqual({
    documents: '2',
    extracted: '1',
    failed: '1',
    review: '1',
    output: 'docextract-results',
    'exit-code': '3',
  });
  const result = await readFile(join(workspace, 'docextract-results', 'kettle.pdf.json'), 'utf8');
  expect(JSON.parse(result)).toMatchObject({total: '27.25'});
});

test('fail-on decides whether documents fail the step; what keeps the run from going through always does', async () => {
  expect((await runAction({'fail-on': 'never'})).exitCode).toBe(0);
  expect((await runAction({path: 'scans/kettle.pdf', 'review-below': '1'})).exitCode).toBe(0);
  expect(
    (await runAction({path: 'scans/kettle.pdf', 'review-below': '1', 'fail-on': 'review'})).exitCode,
  ).toBe(15);
  const unknown = await runAction({template: 'no-such', 'fail-on': 'never', path: 'scans/kettle.pdf'});
  expect(unknown.exitCode).not.toBe(0);
  const missing = await runAction({path: 'none', 'fail-on': 'never'});
  expect(missing.exitCode).toBe(13);
  expect(missing.lines).toContainEqual(
    expect.stringMatching(/^::error title=docextract::none: no such file/),
  );
  const misspelt = await runAction({'fail-on': 'sometimes'});
  expect([misspelt.exitCode, misspelt.lines[0]]).toEqual([
    2,
    expect.stringContaining('fail-on is sometimes'),
  ]);
});

test('a key is masked before anything else is said', async () => {
  const {lines, exitCode} = await runAction({
    address: 'http://127.0.0.1:9/v1',
    key: 'secret-key',
    'fail-on': 'never',
  });
  expect(lines[0]).toBe('::add-mask::secret-key');
  expect(lines.slice(1).join('\n')).not.toContain('secret-key');
  expect(exitCode).toBe(5);
});

test('the inputs that the entry reads are those of action.yml', async () => {
  const action = parse(await readFile(join(entry, '../../action.yml'), 'utf8')) as {
    inputs: object;
    runs: {main: string};
  };
  const read = await readFile(entry, 'utf8');
  const used = [...read.matchAll(/input\('([\w-]+)'\)/g)].map(([, name]) => name);
  const looped = ['max-credits', 'review-below'];
  expect([...new Set([...used, ...looped])].sort()).toEqual(Object.keys(action.inputs).sort());
  expect(join(entry, '../..', action.runs.main)).toBe(entry);
});
