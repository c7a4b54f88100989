import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {main} from '../../../src/cli/main.js';
import {folderOf} from '../../batch/bench.js';
import {serve} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {type Harness, png, startHarness} from '../../service/harness.js';
import {fakeIo, run} from '../fake-io.js';

/** `--confidence` and `--provenance`, through `main`, against our service and others. */

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const prompts = ['--document-type', 'note', '--prompt', 'total=the total'];

function at(cwd: string, {url, key}: {url: string; key: string} = harness) {
  return (...argv: string[]) => run(argv, {cwd, env: envOf(cwd, {url, key})});
}

function envOf(home: string, {url, key}: {url: string; key: string}) {
  return {HOME: home, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: key};
}

interface Record {
  document_data: object;
  _meta?: object;
  lacks?: string;
}

test.each([
  ['process', 'one.png', '-t', 'receipt'],
  ['process', 'one.png', '-t', 'receipt', '--upload', 'binary'],
  ['agent', 'one.png', '--upload', 'base64', ...prompts],
])('%s tells the confidence of each value, beside the values', async (...asked) => {
  const docextract = at(await folderOf({'one.png': png('one')}));
  const sure = JSON.parse((await docextract(...asked, '--confidence', '--json')).stdout) as Record;
  expect(sure).toMatchObject({_meta: {total: {confidence: 0.9}}});
  expect(sure).not.toHaveProperty('_meta.total.page');
  expect(sure.document_data).not.toHaveProperty('_meta');
  expect(sure).not.toHaveProperty('lacks');
  const plain = JSON.parse((await docextract(...asked, '--json')).stdout) as Record;
  expect(plain).toMatchObject({document_data: {total: 'one'}});
  expect(plain).not.toHaveProperty('_meta');
});

test('in CSV what is told of a value stands in columns beside it', async () => {
  const docextract = at(await folderOf({'one.png': png('one')}));
  const asked = ['agent', 'one.png', ...prompts, '--static', 'a=1', '--format', 'csv'];
  const {stdout} = await docextract(...asked, '--provenance');
  expect(stdout).toBe(
    'source,job_id,total,total.confidence,total.page,total.box,total.raw,total.route,total.source,static.a\r\n' +
      'one.png,,one,0.9,1,,one,label,,1\r\n',
  );
  expect((await docextract(...asked, '--confidence')).stdout).toMatch(
    /^source,job_id,total,total\.confidence,static\.a\r/,
  );
});

test('on a terminal the confidence and the page stand between name and value', async () => {
  const cwd = await folderOf({'one.png': png('one')});
  const io = fakeIo({cwd, env: envOf(cwd, harness)});
  Object.assign(io.stdout, {isTTY: true});
  await main(['agent', 'one.png', ...prompts, '--provenance'], io);
  expect(io.stdoutText()).toBe('total   90 %  p. 1  one\n');
});

test('submit writes it into the results, and results gives it in every format', async () => {
  const folder = await folderOf({'one.png': png('one')});
  const docextract = at(folder);
  const argv = ['submit', 'one.png', '-t', 'receipt', '-o', 'out', '--format', 'both', '--json'];
  const {job_id: job} = JSON.parse((await docextract(...argv, '--confidence')).stdout) as {job_id: string};
  const written = JSON.parse(await readFile(join(folder, 'out/one.png.json'), 'utf8')) as object;
  expect(written).toMatchObject({total: 'one', _meta: {total: {confidence: 0.9}}});
  expect(await readFile(join(folder, 'out/results.csv'), 'utf8')).toMatch(/,total,total\.confidence,/);
  for (const command of ['results', 'watch'])
    expect(JSON.parse((await docextract(command, job, '--provenance')).stdout)).toMatchObject([
      {_meta: {total: {page: 1, raw: 'one'}}},
    ]);
  const csv = await docextract('results', job, '--format', 'csv', '--provenance');
  expect(csv.stdout).toMatch(/,total,total\.confidence,total\.page,[^]*,one,0\.9,1,,one,label,/);
  expect(csv.stderr).toBe('');
});

test('a folder that is watched gives it, too', async () => {
  const folder = await folderOf({'in/one.png': png('one IEND'), 'in/two.png': png('two IEND')});
  await at(folder)(
    ...['watch', 'in', '-t', 'receipt', '-o', 'out', '--once', '--settle', '100ms', '--confidence'],
  );
  for (const name of ['one', 'two'])
    expect(JSON.parse(await readFile(join(folder, `out/${name}.png.json`), 'utf8'))).toMatchObject({
      _meta: {total: {confidence: 0.9}},
    });
});

test('a run that asks for more than an earlier one kept says so, and pays nothing', async () => {
  const folder = await folderOf({'one.png': png('kept before')});
  const docextract = at(folder);
  const argv = ['submit', 'one.png', '-t', 'receipt', '-o', 'out', '--json'];
  const {job_id: job} = JSON.parse((await docextract(...argv)).stdout) as {job_id: string};
  const again = await docextract(...argv, '--provenance');
  expect(JSON.parse(again.stdout)).toMatchObject({
    status: 'skipped',
    lacks: 'confidence',
    summary: {exit_code: 0},
  });
  expect(again.stderr).toContain('1 result has no confidence for the values');
  expect(again.stderr).toContain('nothing is paid again');
  expect(again.stderr).toContain(`docextract results --provenance -o DIR ${job}`);
  // What the hint says works: the file is unchanged, so its result takes its place.
  await docextract('results', '--provenance', '-o', 'out', job);
  const third = await docextract(...argv, '--provenance');
  const document = JSON.parse(third.stdout) as Record;
  expect(document).toMatchObject({status: 'skipped'});
  expect(document).not.toHaveProperty('lacks');
  expect(third.stderr).not.toContain('no confidence');
});

test('another service is asked for the same, gives none, and that is said once', async () => {
  const server = await serve({process: [json({total: '9'})]});
  const folder = await folderOf({'a.png': png('a'), 'b.png': png('b')});
  const docextract = at(folder, server);
  const {stdout, stderr, exitCode} = await docextract('process', '.', '-t', 't', '--confidence', '--json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    documents: [
      {document_data: {total: '9'}, lacks: 'confidence'},
      {document_data: {total: '9'}, lacks: 'confidence'},
    ],
  });
  expect(stderr.match(/confidence/g)).toHaveLength(1);
  expect(stderr).toContain('2 results have no confidence for the values: the service does not tell them');
  expect(server.sent('process')[0]!.url).toBe('/v1/process');
  expect(server.sent('process')[0]!.headers).toMatchObject({'docextract-include': 'confidence'});
  await docextract('process', 'a.png', '-t', 't', '--force');
  expect(server.sent('process').at(-1)!.headers).not.toHaveProperty('docextract-include');
});

test('a watched folder says it once, however many files come', async () => {
  const server = await serve({process: [json({total: '9'})]});
  const files = Object.fromEntries(
    [...Array(130).keys()].map((at) => [`in/${at}.png`, png(`file ${at} IEND`)]),
  );
  const folder = await folderOf(files);
  const {stdout} = await at(
    folder,
    server,
  )(...['watch', 'in', '-t', 't', '-o', 'out', '--once', '--settle', '100ms', '--confidence', '--events']);
  expect(stdout.match(/"lacks":"confidence"/g)!.length).toBeGreaterThan(130);
  expect(stdout.match(/"type":"warning"/g)).toHaveLength(1);
});

test('what another service means by _meta is a field of its own', async () => {
  const meta = {pages: 3};
  const server = await serve({
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [json({job_id: 'j-1', status: 'SUCCESS'})],
    'job-results': [json([{total: '9', _meta: meta}])],
  });
  const folder = await folderOf();
  await mkdir(join(folder, 'in'));
  await writeFile(join(folder, 'in/a.png'), png('a'));
  const argv = ['submit', 'in', '-t', 't', '-o', 'out', '--format', 'both', '--confidence'];
  const {stderr} = await at(folder, server)(...argv);
  expect(stderr).toContain('1 result has no confidence for the values');
  expect(await readFile(join(folder, 'out/results.csv'), 'utf8')).toMatch(
    /,total,_meta\r\n.*,9,"\{""pages"":3\}"/,
  );
});

test('results of an earlier run come to another folder with as much as is asked for now', async () => {
  const folder = await folderOf({'one.png': png('one')});
  const docextract = at(folder);
  const submit = ['submit', 'one.png', '-t', 'receipt', '--format', 'both'];
  await docextract(...submit, '-o', 'told', '--provenance');
  await docextract(...submit, '-o', 'plain');
  await docextract(...submit, '-o', 'sure', '--confidence');
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  expect(JSON.parse(await read('told/one.png.json'))).toHaveProperty('_meta.total.page');
  expect(JSON.parse(await read('plain/one.png.json'))).not.toHaveProperty('_meta');
  expect(await read('plain/results.csv')).not.toContain('confidence');
  expect(JSON.parse(await read('sure/one.png.json'))).toHaveProperty('_meta.total', {confidence: 0.9});
});
