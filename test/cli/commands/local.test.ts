import {spawnSync} from 'node:child_process';
import {mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {beforeAll, expect, onTestFinished, test} from 'vitest';
import {TemplateFile} from '../../../src/contract/templates.js';
import {openStorage, type Storage} from '../../../src/storage/open.js';
import {run, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let directory: string;
const local = (...argv: string[]): Promise<Ran> =>
  run([...argv, '--data-dir', join(directory, 'data')], {cwd: directory, env: {HOME: directory}});

const note = {
  name: 'Delivery note',
  alias: 'delivery-note',
  document_type: 'delivery note',
  fields: [{name: 'number', type: 'identifier', labels: ['Note no.']}],
};

beforeAll(async () => {
  directory = await temporaryDirectory();
  await writeFile(join(directory, 'note.json'), JSON.stringify(note));
});

test('a key is printed once, alone for scripts, and kept only as a hash', async () => {
  const created = await local('keys', 'create', '--name', 'laptop');
  expect(created).toMatchObject({exitCode: 0, stdout: expect.stringMatching(/^dx_\S+\n$/) as string});
  const asJson = JSON.parse((await local('keys', 'create', '--json')).stdout) as Record<string, unknown>;
  expect(asJson).toMatchObject({
    id: expect.any(String) as string,
    key: expect.stringMatching(/^dx_/) as string,
  });
  const listed = await local('keys', 'list', '--json');
  expect(JSON.parse(listed.stdout)).toHaveLength(2);
  expect(listed.stdout).not.toContain(created.stdout.trim());
});

test('with a database address that cannot be read a command is refused, and makes nothing in the data directory', async () => {
  const dataDir = join(directory, 'not-meant');
  const env = {HOME: directory, DOCEXTRACT_DATABASE_URL: 'mysql://SECRET@db/docextract'};
  for (const argv of [
    ['keys', 'create'],
    ['templates', 'list'],
    ['credits', 'show'],
    ['backup', 'copy'],
  ]) {
    const ran = await run([...argv, '--data-dir', dataDir], {cwd: directory, env});
    expect(ran).toMatchObject({exitCode: 2, stdout: ''});
    expect(ran.stderr).toContain('DOCEXTRACT_DATABASE_URL: give an address');
    expect(ran.stderr).not.toContain('SECRET');
  }
  await expect(stat(dataDir)).rejects.toMatchObject({code: 'ENOENT'});
});

test('a document that a killed command left without a job is deleted by the next command, whichever it is', async () => {
  await local('keys', 'list');
  const shelf = join(directory, 'data', 'kept', '0');
  await mkdir(shelf, {recursive: true});
  await writeFile(join(shelf, '0a1b2c3d-0000-4000-8000-000000000000'), 'a document');
  expect(await local('templates', 'list')).toMatchObject({exitCode: 0});
  expect(await readdir(shelf)).toEqual([]);
});

test('what has expired while nothing ran is deleted by the next command, whichever it is', async () => {
  const dataDir = join(directory, 'data');
  const longAgo = () => Date.now() - 25 * 3_600_000;
  const before = await openStorage({dataDir, starters: [], clock: longAgo});
  const template = await before.templates.create(TemplateFile.parse({...note, alias: 'expired-note'}));
  const upload = await before.files.put(Readable.from([Buffer.from('an archive')]));
  const job = await before.jobs.create({
    ...{account: 'one', template, static_values: {}, archive: true, upload: {...upload, name: 'a.zip'}},
    request: {document_type: 'note', fields: [{name: 'number'}]},
  });
  const archive = (await before.archives.claim())!;
  const error = {code: 'unreadable_document', message: 'It is empty.'};
  await before.archives.add(archive, [{name: 'a.png', position: 0, error}]);
  await before.archives.finish(archive);
  const outcomes = ({jobs}: Storage) => jobs.outcomes(job, {from: 0, count: 10});
  expect(await outcomes(before)).toHaveLength(1);
  await before.close();
  expect(await local('templates', 'list')).toMatchObject({exitCode: 0});
  const after = await openStorage({dataDir, starters: []});
  onTestFinished(() => after.close());
  expect(await outcomes(after)).toEqual([]);
});

test.each([
  ['a misspelt property of a field', {...note, fields: [{name: 'number', typ: 'date'}]}, '"typ"'],
  ['what is missing', {...note, document_type: undefined}, 'document_type: is missing'],
  ['text that is no JSON, which is not repeated', '{"secret": hush}', 'is not JSON'],
  ['half a file', '{"name": ', 'is not JSON; it ends too early'],
  ['a slip in JSON', '{\n"name": "x" "y"}', 'is not JSON (line 2, column 13)'],
])('a template with %s is refused with a complaint that names the place', async (_what, content, words) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(directory, 'wrong.json'), text);
  const refused = await local('templates', 'create', 'wrong.json');
  expect(refused).toMatchObject({exitCode: 2, stderr: expect.stringContaining(words) as string});
  expect(refused.stderr).not.toContain('hush');
});

test('a revoked key stays in the list as revoked; an unknown one is unknown', async () => {
  const {id} = JSON.parse((await local('keys', 'create', '--json')).stdout) as {id: string};
  expect((await local('keys', 'revoke', id)).exitCode).toBe(0);
  expect((await local('keys', 'list')).stdout).toMatch(new RegExp(`^${id}  revoked`, 'm'));
  expect(await local('keys', 'revoke', 'nobody')).toMatchObject({exitCode: 10, stdout: ''});
});

test('a key is made for clients that wait for other words, and changed', async () => {
  const words = ['--success', 'PROCESS IMAGE SUCCESS', '--failure', 'ERROR', '--failed-rows', 'plain'];
  const {id, ...made} = keyIn(await local('keys', 'create', ...words, '--json'));
  expect(made).toMatchObject({success: 'PROCESS IMAGE SUCCESS', failure: 'ERROR', failed_rows: 'plain'});
  const changed = await local('keys', 'update', String(id), '--success', 'COMPLETED', '--json');
  expect(JSON.parse(changed.stdout)).toMatchObject([{id, success: 'COMPLETED', failure: 'ERROR'}]);
  expect(await local('keys', 'update', String(id))).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching('nothing to change') as string,
  });
  expect(await local('keys', 'update', 'nobody', '--failure', 'ERROR')).toMatchObject({exitCode: 10});
  expect(await local('keys', 'create', '--success', 'DONE')).toMatchObject({exitCode: 2});
});

test('help tells the default of a setting where a key is made, and none where it is changed', async () => {
  const help = async (verb: string) => (await run(['keys', verb, '--help'])).stdout.replaceAll(/\s+/g, ' ');
  expect(await help('create')).toContain('with _file and _error, or without them: named or plain (named)');
  expect(await help('create')).toMatch(/for as success: [^)]*\(SUCCESS\)/);
  expect(await help('update')).not.toMatch(/\(SUCCESS\)|\(as-is\)|\(named\)|default/);
});

function keyIn({stdout}: {stdout: string}): Record<string, unknown> {
  return JSON.parse(stdout) as Record<string, unknown>;
}

test('templates come with the package, and others are made from files', async () => {
  const created = await local('templates', 'create', 'note.json');
  const id = created.stdout.trim();
  expect(created.exitCode).toBe(0);
  const all = JSON.parse((await local('templates', 'list', '--json')).stdout) as Record<string, unknown>[];
  expect(all.map(({alias}) => alias)).toEqual(
    expect.arrayContaining(['invoice', 'receipt', 'identity', 'form']),
  );
  expect(all).toContainEqual(
    expect.objectContaining({id, alias: 'delivery-note', name: 'Delivery note', status: 'active'}),
  );
  expect((await local('templates', 'show', 'delivery-note')).stdout).toMatch(
    /^number +identifier +Note no\.$/m,
  );
});

test('a template cannot be made twice, but imported again; only other fields make a new version', async () => {
  await local('templates', 'import', 'note.json');
  const again = await local('templates', 'create', 'note.json');
  expect(again).toMatchObject({
    exitCode: 6,
    stderr: expect.stringContaining('alias delivery-note') as string,
  });
  expect(await importedVersion('note.json')).toBe(1);
  const file = JSON.parse(await readFile(join(directory, 'note.json'), 'utf8')) as object;
  await writeFile(join(directory, 'other.json'), JSON.stringify({...file, document_type: 'parcel note'}));
  expect(await importedVersion('other.json')).toBe(2);
});

async function importedVersion(file: string): Promise<number> {
  const {stdout} = await local('templates', 'import', file, '--json');
  return (JSON.parse(stdout) as {version: number}[])[0]!.version;
}

test('what is exported can be edited and put back', async () => {
  await local('templates', 'import', 'note.json');
  const file = JSON.parse((await local('templates', 'export', 'delivery-note')).stdout) as Record<
    string,
    unknown
  >;
  await writeFile(join(directory, 'changed.json'), JSON.stringify({...file, name: 'Delivery slip'}));
  expect((await local('templates', 'edit', 'delivery-note', 'changed.json')).stderr).toMatch(
    /delivery-note is changed; its results stay the same, version \d+ stays/,
  );
  expect((await local('templates', 'list')).stdout).toMatch(/Delivery slip$/m);
});

test('an editor changes a template; leaving it unchanged makes no version', async () => {
  await local('templates', 'import', 'note.json');
  const edit = (editor: string) =>
    run(['templates', 'edit', 'delivery-note', '--json', '--data-dir', join(directory, 'data')], {
      cwd: directory,
      env: {HOME: directory, EDITOR: editor},
    });
  const before = JSON.parse((await edit('true')).stdout) as {version: number};
  const after = JSON.parse((await edit('sed -i s/Note.no/Slip.no/')).stdout) as {version: number};
  expect(after.version).toBe(before.version + 1);
  expect(JSON.stringify(after)).toContain('Slip.no');
});

test('archived templates can be activated again', async () => {
  await local('templates', 'archive', 'form');
  expect((await local('templates', 'list')).stdout).toMatch(/^form +archived/m);
  await local('templates', 'activate', 'form');
  expect((await local('templates', 'list')).stdout).toMatch(/^form +active/m);
});

test('reference documents are read in from beside the file and written out beside it', async () => {
  const page = await readFile(new URL('../../../fixtures/forms/registration-blank.png', import.meta.url));
  await mkdir(join(directory, 'forms'), {recursive: true});
  await writeFile(join(directory, 'forms', 'blank.png'), page);
  const form = {...note, alias: 'slip', name: 'Slip', reference_image: 'blank.png'};
  await writeFile(join(directory, 'forms', 'slip.json'), JSON.stringify(form));
  expect((await local('templates', 'create', 'forms/slip.json')).exitCode).toBe(0);
  expect((await local('templates', 'export', 'slip', '-o', 'out')).stdout.trim()).toBe(
    join(directory, 'out', 'slip.json'),
  );
  expect(await readFile(join(directory, 'out', 'reference-1.png'))).toEqual(page);
});

test.each([
  ['no JSON', '{', 2, /bad\.json is not JSON/],
  ['fields that are none', JSON.stringify({name: 'x', document_type: 'y', fields: 5}), 2, /: fields: /],
  [
    'a reference that is not there',
    JSON.stringify({...note, reference_image: 'none.png'}),
    13,
    /none\.png .* does not exist/,
  ],
])('a file with %s is refused by name', async (_what, text, exitCode, message) => {
  await writeFile(join(directory, 'bad.json'), text);
  const refused = await local('templates', 'create', 'bad.json');
  expect(refused).toMatchObject({exitCode, stdout: ''});
  expect(refused.stderr).toMatch(message);
});

test('whoever has configured a remote service is not shown the local one', async () => {
  const remote = {HOME: directory, DOCEXTRACT_BASE_URL: 'https://api.example.com/v1'};
  const refused = await run(['templates', 'list'], {env: remote});
  expect(refused).toMatchObject({exitCode: 2, stdout: ''});
  expect(refused.stderr).toContain('--data-dir');
});

test('the data directory is for its owner alone', async () => {
  await local('templates', 'list');
  expect((await stat(join(directory, 'data'))).mode & 0o777).toBe(0o700);
});

test('a backup of a directory without data is refused, and makes nothing', async () => {
  for (const name of ['typo', 'empty']) {
    if (name === 'empty') await mkdir(join(directory, name));
    const before = await readdir(directory);
    const ran = await run(['backup', 'none', '--data-dir', name], {cwd: directory, env: {HOME: directory}});
    expect(ran).toMatchObject({exitCode: 13, stdout: ''});
    expect(ran.stderr).toContain(`${join(directory, name)} is no data directory`);
    expect(await readdir(directory)).toEqual(before);
  }
  expect(await readdir(join(directory, 'empty'))).toEqual([]);
});

test('the recipe in the help of backup restores one, whether data are where they are to be or not', async () => {
  const name = 'docextract-2026-01-31';
  const [data, restored] = [join(directory, 'data'), join(directory, 'docextract')];
  await local('keys', 'create', '--name', 'restored');
  expect(await local('backup', name)).toMatchObject({exitCode: 0});
  const here = (line: string) =>
    line.replaceAll('/srv/docextract', restored).replaceAll('/backup/', `${directory}/`);
  const {stdout: help} = await run(['backup', '--help']);
  const recipe = [...help.matchAll(/^ {2}\$ (mv|mkdir|cp) .*$/gm)].map(([line]) =>
    here(line.replace('  $ ', '')),
  );
  for (const old of ['no data', 'other data']) {
    if (old === 'other data') await run(['keys', 'create', '--data-dir', restored], {env: {HOME: directory}});
    for (const line of recipe) spawnSync('bash', ['-c', line]);
    expect(await keysOf(restored)).toBe(await keysOf(data));
    expect(await readdir(restored)).not.toContain(name);
  }
});

async function keysOf(dataDir: string): Promise<string> {
  return (await run(['keys', 'list', '--json', '--data-dir', dataDir], {env: {HOME: directory}})).stdout;
}

test('a template without fields is not said to be usable by its name alone', async () => {
  await writeFile(join(directory, 'open.json'), JSON.stringify({...note, alias: 'open', fields: []}));
  const {exitCode, stderr} = await local('templates', 'create', 'open.json');
  expect(exitCode).toBe(0);
  expect(stderr).toContain('it has no fields, so only docextract agent --template open --prompt');
  expect(stderr).toContain('docextract templates edit open');
});

test('a backup with one file says so', async () => {
  const dataDir = join(directory, 'one-file');
  const storage = await openStorage({dataDir, starters: []});
  const upload = await storage.files.put(Readable.from([Buffer.from('a document')]));
  await storage.jobs.create({
    ...{account: 'one', template: undefined, static_values: {}, archive: false},
    ...{upload: {...upload, name: 'a.png'}, request: {document_type: 'note', fields: [{name: 'number'}]}},
  });
  await storage.close();
  const {stderr} = await run(['backup', 'of-one', '--data-dir', dataDir], {
    cwd: directory,
    env: {HOME: directory},
  });
  expect(stderr).toContain('database and 1 file are in');
});

test('a backup is a data directory with the same templates and keys, and replaces nothing', async () => {
  await local('keys', 'create', '--name', 'kept');
  const target = join(directory, 'copy');
  const {exitCode, stdout} = await local('backup', 'copy', '--json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({directory: target, files: expect.any(Number) as number});
  const listed = async (what: string, dataDir: string) =>
    (await run([what, 'list', '--json', '--data-dir', dataDir], {cwd: directory, env: {HOME: directory}}))
      .stdout;
  for (const what of ['keys', 'templates'])
    expect(await listed(what, target)).toBe(await listed(what, join(directory, 'data')));
  expect(await local('backup', 'copy')).toMatchObject({
    exitCode: 13,
    stderr: expect.stringContaining('is there already') as string,
  });
  const quiet = await local('backup', 'other', '-q');
  expect(quiet).toEqual({exitCode: 0, stdout: '', stderr: ''});
});
