import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {three} from '../../batch/foreign.js';
import {type Harness, startHarness} from '../../service/harness.js';
import {run} from '../fake-io.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const template = (alias: string, ...names: string[]) => ({
  ...{name: 'Note', alias, document_type: 'note', status: 'active' as const},
  edited_json: {fields: names.map((name) => ({name}))},
});

/** Commands of one user on three documents and a template of the service. */
async function withTemplate(alias: string) {
  const folder = await three();
  await harness.storage.templates.create(template(alias, 'total'));
  const env = {HOME: folder, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
  const docextract = (...argv: string[]) => run([...argv, '-t', alias], {cwd: folder, env});
  const edit = async (...names: string[]) => {
    const file = join(folder, 'edited.json');
    await writeFile(file, JSON.stringify(template(alias, ...names)));
    const argv = ['templates', 'edit', alias, file, '--data-dir', harness.dataDir];
    expect(await run(argv, {cwd: folder, env: {HOME: folder}})).toMatchObject({exitCode: 0});
  };
  const fieldsOf = async (file: string) =>
    Object.keys(JSON.parse(await readFile(join(folder, file), 'utf8')) as object);
  return {docextract, edit, fieldsOf};
}

test('submit after an edit of the template reads the documents again; without one it does not', async () => {
  const {docextract, edit, fieldsOf} = await withTemplate('submitted');
  expect((await docextract('submit', 'in', '-o', 'out')).stderr).toContain('3 extracted');
  const unchanged = await docextract('submit', 'in', '-o', 'out');
  expect(unchanged).toMatchObject({exitCode: 0});
  expect(unchanged.stderr).not.toContain('changed');
  await edit('total', 'number');
  const {exitCode, stderr} = await docextract('submit', 'in', '-o', 'out');
  expect(exitCode).toBe(0);
  expect(stderr).toContain('template submitted has changed (version 2, was 1): 3 documents are read again');
  expect(stderr).toContain('3 extracted');
  expect(await fieldsOf('out/b.png.json')).toEqual(expect.arrayContaining(['total', 'number']));
  expect((await docextract('submit', 'in', '-o', 'out')).stderr).not.toContain('extracted');
});

test('process too, also of what submit has paid before the edit', async () => {
  const {docextract, edit, fieldsOf} = await withTemplate('processed');
  await docextract('submit', 'in', '-o', 'out');
  expect((await docextract('process', 'in/a.png', '-o', 'out')).stderr).toContain('was paid before');
  await edit('number');
  const {exitCode, stderr} = await docextract('process', 'in/a.png', '-o', 'out');
  expect(exitCode).toBe(0);
  expect(stderr).toContain('template processed has changed (version 2, was 1): 1 document is read again');
  expect(await fieldsOf('out/a.png.json')).toEqual(['number']);
});
