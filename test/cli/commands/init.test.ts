import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {PassThrough} from 'node:stream';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {main} from '../../../src/cli/main.js';
import {fakeIo, run, type FakeWorld} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
beforeEach(async () => {
  home = await temporaryDirectory();
});

const init = (argv: string[], world: FakeWorld = {}) =>
  run(['init', ...argv], {cwd: home, ...world, env: {HOME: home, ...world.env}});
const projectFile = () => join(home, 'docextract.config.json');
const written = async (name = 'docextract.config.json') =>
  JSON.parse(await readFile(join(home, name), 'utf8')) as unknown;

/** Types an answer to each question once it is asked, as a person at a terminal does. */
async function answering(...dialogue: (readonly [question: string, answer: string])[]) {
  const io = fakeIo({cwd: home, env: {HOME: home}});
  const keyboard = Object.assign(new PassThrough(), {isTTY: true, setRawMode: () => undefined});
  Object.assign(io, {stdin: keyboard});
  const running = main(['init'], io);
  let read = 0;
  for (const [question, answer] of dialogue) {
    await expect.poll(() => io.stderrText().slice(read)).toContain(question);
    read = io.stderrText().length;
    keyboard.write(`${answer}\r`);
  }
  return {exitCode: await running, stderr: io.stderrText()};
}

test('`init --yes` writes what is usual, and says what to type next', async () => {
  const {exitCode, stdout, stderr} = await init(['--yes']);
  expect({exitCode, stdout}).toEqual({exitCode: 0, stdout: ''});
  expect(await written()).toEqual({template: 'invoice'});
  expect(stderr).toBe('docextract.config.json is written\nnext: docextract demo\n');
});

test('a folder with documents is named in the next command', async () => {
  await mkdir(join(home, 'scans of may'));
  await writeFile(join(home, 'scans of may', 'a.pdf'), '');
  expect((await init(['--yes'])).stderr).toContain("next: docextract submit './scans of may'\n");
});

test('without a terminal every answer may be given by an option', async () => {
  const {exitCode} = await init(['--built-in', '-t', 'receipt', '--format', 'csv', '-o', 'out']);
  expect(exitCode).toBe(0);
  expect(await written()).toEqual({template: 'receipt', output: 'out', format: 'csv'});
  const shown = await run(['config', 'show', '--json'], {cwd: home, env: {HOME: home}});
  expect(JSON.parse(shown.stdout)).toMatchObject({
    template: 'receipt',
    output: join(home, 'out'),
    format: 'csv',
  });
});

test('without a terminal an answer that is missing is wrong use, named with the option that gives it', async () => {
  expect(await init([])).toMatchObject({
    exitCode: 2,
    stderr:
      'error: the service is not given, and there is no terminal to ask on\n' +
      'hint:  name it with --built-in or --base-url; --yes takes what is usual, here built-in\n',
  });
  const remote = await init(['--yes', '--base-url', 'https://api.example.com']);
  expect(remote).toMatchObject({exitCode: 2});
  expect(remote.stderr).toContain('name it with --template');
  expect(await readdir(home)).toEqual([]);
});

test('a file that is there is never replaced unasked, and keeps what init does not ask for', async () => {
  await writeFile(projectFile(), '{"template": "form", "concurrency": 3, "profiles": {"a": {"retries": 1}}}');
  const refused = await init(['--yes', '-t', 'receipt']);
  expect(refused).toMatchObject({exitCode: 2});
  expect(refused.stderr).toContain('docextract.config.json is there already');
  expect(await written()).toMatchObject({template: 'form'});
  expect((await init(['--yes', '-t', 'receipt', '--overwrite'])).exitCode).toBe(0);
  expect(await written()).toEqual({template: 'receipt', concurrency: 3, profiles: {a: {retries: 1}}});
  expect((await init(['--yes'])).stderr).toContain('is like that already');
});

test('a project file that is broken is named and left alone', async () => {
  await writeFile(projectFile(), '{"template":');
  const {exitCode, stderr} = await init(['--yes', '--overwrite']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(projectFile());
  expect(await readFile(projectFile(), 'utf8')).toBe('{"template":');
});

test('fields of one’s own are written beside the project file, for `agent --prompts`', async () => {
  const prompts = ['--prompt', 'sender=who wrote it', '--prompt', 'date=its date'];
  const {stderr} = await init(['--yes', '--document-type', 'old letter', ...prompts]);
  expect(await written('docextract.prompts.json')).toEqual({sender: 'who wrote it', date: 'its date'});
  expect(await written()).toEqual({});
  expect(stderr).toContain(
    "next: docextract agent ./scans --document-type 'old letter' --prompts docextract.prompts.json\n",
  );
});

test('with a remote service no hint pays: log in, trust the file, and a dry run', async () => {
  const {stderr} = await init(['--yes', '--base-url', 'https://api.example.com/v1', '-t', 'abc']);
  expect(await written()).toEqual({baseUrl: 'https://api.example.com/v1', template: 'abc'});
  expect(stderr).toMatch(/next: docextract login .*\nnext: docextract config trust\nnext: .* --dry-run\n$/);
});

test('a setting that wins over the file is told', async () => {
  const {stderr} = await init(['--yes', '-t', 'receipt'], {env: {DOCEXTRACT_TEMPLATE: 'form'}});
  expect(stderr).toContain('template is form all the same, from DOCEXTRACT_TEMPLATE');
});

test('on a terminal it asks, offers what is usual, and asks again for what is no answer', async () => {
  const {exitCode} = await answering(
    ['[built-in]: ', ''],
    ['[invoice]: ', 'receipt'],
    ['[json]: ', 'xml'],
    ['"xml" is none of json, csv,', 'csv'],
    ['[docextract-results]: ', 'out'],
  );
  expect(exitCode).toBe(0);
  expect(await written()).toEqual({template: 'receipt', output: 'out', format: 'csv'});
});

test('on a terminal fields are described in one line, as a shell reads it', async () => {
  const {exitCode} = await answering(
    ['Service', 'built-in'],
    ['Template', 'fields'],
    ['What the documents are', 'letter'],
    ['Fields', 'sender="who wrote it" date=when'],
    ['Results as', ''],
    ['Folder', ''],
  );
  expect(exitCode).toBe(0);
  expect(await written('docextract.prompts.json')).toEqual({sender: 'who wrote it', date: 'when'});
});

test('on a terminal a file that is there is replaced after a yes alone', async () => {
  await writeFile(projectFile(), '{"template": "form"}');
  const answers = [
    ['Service', ''],
    ['[form]: ', 'receipt'],
    ['Results as', ''],
    ['Folder', ''],
  ] as const;
  const no = await answering(...answers, ['[y/N]', 'n']);
  expect(no).toMatchObject({exitCode: 0});
  expect(no.stderr).toContain('nothing was written');
  expect(await written()).toEqual({template: 'form'});
  await answering(...answers, ['[y/N]', 'y']);
  expect(await written()).toEqual({template: 'receipt'});
});

test('a program gets the files and the next commands as JSON', async () => {
  const {stdout, stderr} = await init(['--yes', '--json']);
  expect(JSON.parse(stdout)).toEqual({files: [projectFile()], next: ['docextract demo']});
  expect(stderr).toBe('');
});
