import {mkdir, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {execa} from 'execa';
import {expect, test} from 'vitest';
import {errorCodes} from '../../src/contract/errors.js';
import {fixtures, freshHome} from './docextract.js';

const packageRoot = resolve(import.meta.dirname, '../..');
const page = await readFile(join(packageRoot, 'docs/library.md'), 'utf8');

/** Programs of the page, each with the output that it says. */
const examples = [...page.matchAll(/```(c?js)\n([^]*?)```\n\n```text\n([^]*?)```/g)].map((match, index) => ({
  name: `${index + 1}: ${
    /\n## (.*)\n[^]*$/.exec(
      page
        .slice(0, match.index)
        .split(/(?=\n## )/)
        .at(-1) ?? '',
    )?.[1] ?? 'start'
  }`,
  extension: match[1] === 'cjs' ? 'cjs' : 'mjs',
  program: match[2] ?? '',
  output: match[3] ?? '',
}));

/** A folder of a user: the package installed, documents in `scans`, and a home without settings. */
async function userFolder() {
  const {home, env} = await freshHome();
  const folder = join(home, 'work');
  await mkdir(join(folder, 'node_modules'), {recursive: true});
  await symlink(packageRoot, join(folder, 'node_modules/docextract'));
  await symlink(join(packageRoot, 'node_modules/zod'), join(folder, 'node_modules/zod'));
  await symlink(join(fixtures, 'scans'), join(folder, 'scans'));
  const run = async (name: string, program: string) => {
    await writeFile(join(folder, name), program);
    return execa(process.execPath, [name], {cwd: folder, env, extendEnv: false, reject: false});
  };
  return {home, run};
}

test('the page has a program with its output for each call', () => {
  const all = examples.map(({program}) => program).join('');
  const calls = [
    'createClient',
    'extractFile',
    'submitFolder',
    'waitForJob',
    'fileDocument',
    'createService',
  ];
  expect(calls.filter((call) => !all.includes(`${call}(`))).toEqual([]);
  expect(examples.length).toBe([...page.matchAll(/```c?js\n/g)].length);
});

test.each(examples)('the program of the page prints what it says ($name)', async (example) => {
  const {run} = await userFolder();
  const {stdout, stderr, exitCode} = await run(`example.${example.extension}`, example.program);
  expect({stdout: `${stdout}\n`, stderr, exitCode}).toEqual({
    stdout: example.output,
    stderr: '',
    exitCode: 0,
  });
});

test('the table of codes lists every code with its meaning', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|$/gm)].map((match) => [match[1], match[2]]);
  const codes = Object.entries(errorCodes).map(([code, {title}]) => [code, title]);
  expect(rows).toEqual(codes);
});

test('importing the library starts nothing, writes nothing and listens to nothing', async () => {
  const {home, run} = await userFolder();
  const before = (await readdir(home, {recursive: true})).length;
  const {stdout, stderr, exitCode} = await run(
    'import.cjs',
    `const listeners = () => [process, process.stdout, process.stderr].flatMap((one) => one.eventNames());
     const before = String(listeners());
     import('docextract').then(() => console.log(String(listeners()) === before));`,
  );
  // It ends by itself: nothing was started that would keep it.
  expect({stdout, stderr, exitCode}).toEqual({stdout: 'true', stderr: '', exitCode: 0});
  expect((await readdir(home, {recursive: true})).length).toBe(before + 1);
});
