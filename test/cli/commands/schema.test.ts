import {Ajv2020} from 'ajv/dist/2020.js';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeAll, expect, test} from 'vitest';
import {folderOf} from '../../batch/bench.js';
import {serve} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {makePdf} from '../../engine/making.js';
import {writePdf} from '../../helpers/write-pdf.js';
import {png} from '../../service/harness.js';
import {run} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

/** `--schema`, through `main`, with the real service and engine, and with another service. */

const fixtures = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
let directory: string;
const docextract = (...argv: string[]) =>
  run(argv, {
    cwd: directory,
    env: {HOME: directory, DOCEXTRACT_DATA_DIR: join(directory, 'data'), DOCEXTRACT_WORKERS: '1'},
  });

beforeAll(async () => {
  directory = await temporaryDirectory();
  await copyFile(join(fixtures, 'scans/rechnung-bergmann.pdf'), join(directory, 'invoice.pdf'));
  await writePdf(join(directory, 'receipt.pdf'), [
    'THE CORNER KETTLE',
    'Receipt',
    'Date: 09/03/2024',
    'Total: £27.25',
  ]);
  await writeFile(join(directory, 'cv.pdf'), await makePdf(drawCv, {size: 'A4'}));
});

function drawCv(pdf: PDFKit.PDFDocument): void {
  pdf.fontSize(18).text('Curriculum vitae', 60, 50).fontSize(11);
  const facts = [
    'Name: Marit Holm',
    'Date of birth: 12.04.1988',
    'Email: marit.holm@mail.example',
    'Phone: 01632 960114',
  ];
  facts.forEach((line, at) => pdf.text(line, 60, 100 + at * 20));
  const rows = [
    ['Employer', 'Position', 'From'],
    ['Harbour Lane Print Ltd', 'Typesetter', '2019'],
    ['Mill Dock Museum', 'Archivist', '2014'],
  ];
  rows.forEach((row, at) => row.forEach((cell, column) => pdf.text(cell, 60 + column * 180, 220 + at * 22)));
}

async function schemaNamed(name: string): Promise<object> {
  const text = await readFile(join(fixtures, 'schemas', `${name}.schema.json`), 'utf8');
  return JSON.parse(
    text.replace('http://json-schema.org/draft-07/schema#', 'https://json-schema.org/draft/2020-12/schema'),
  ) as object;
}

test.each([
  [
    'invoice',
    'invoice.pdf',
    {
      ...{invoice_number: 'RE-2024-10442', issueDate: '2024-03-15', total: 670.19, currency: 'EUR'},
      seller: {name: 'Bergmann & Söhne Bürobedarf GmbH'},
      lines: expect.arrayContaining([expect.objectContaining({quantity: 12, amount: 281.88})]) as unknown,
    },
  ],
  ['receipt', 'receipt.pdf', {merchant: 'THE CORNER KETTLE', date: '2024-03-09', total: 27.25, tip: null}],
  [
    'cv',
    'cv.pdf',
    {
      ...{name: 'Marit Holm', contact: {email: 'marit.holm@mail.example'}},
      employment: [{employer: 'Harbour Lane Print Ltd'}, {employer: 'Mill Dock Museum'}],
    },
  ],
])('the result of a schema of a %s validates against it', async (name, file, values) => {
  const schema = join(fixtures, 'schemas', `${name}.schema.json`);
  const {exitCode, stderr} = await docextract('agent', file, '--schema', schema, '-o', 'out');
  expect({exitCode, stderr}).toMatchObject({exitCode: 0});
  const result = JSON.parse(await readFile(join(directory, 'out', `${file}.json`), 'utf8')) as object;
  expect(result).toMatchObject(values);
  const validate = new Ajv2020({strict: false, validateFormats: false}).compile(await schemaNamed(name));
  expect(validate(result), JSON.stringify(validate.errors)).toBe(true);
});

test('a template has the fields of a schema', async () => {
  const schema = join(fixtures, 'schemas', 'invoice.schema.json');
  const made = await docextract('templates', 'create', '--schema', schema, '--alias', 'bills', '--json');
  expect(JSON.parse(made.stdout)).toMatchObject({name: 'Invoice', alias: 'bills', document_type: 'Invoice'});
  const {stdout} = await docextract('process', 'invoice.pdf', '-t', 'bills', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    document_data: {
      total: '670.19',
      seller_name: 'Bergmann & Söhne Bürobedarf GmbH',
      issueDate: '2024-03-15',
    },
  });
});

const note = {
  title: 'note',
  type: 'object',
  properties: {
    total: {type: 'number', description: 'the sum'},
    due: {type: 'string', description: 'when to pay'},
    rows: {type: 'array', items: {type: 'object', properties: {what: {type: 'string'}}}},
  },
  required: ['total'],
};

async function withSchema(reply: object, schema: object = note) {
  const server = await serve({'process-agent': [json(reply)]});
  const cwd = await folderOf({'a.png': png('a'), 's.json': JSON.stringify(schema)});
  const env = {HOME: cwd, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'k'};
  return {server, cwd, agent: (...argv: string[]) => run(['agent', 'a.png', ...argv], {cwd, env})};
}

test('another service is asked in words', async () => {
  const {server, agent} = await withSchema({total: '9'});
  await agent('--schema', 's.json', '--json', '--upload', 'base64');
  const {payload} = JSON.parse(server.sent('process-agent')[0]!.body.toString()) as {payload: object};
  expect(payload).toMatchObject({
    document_type: 'note',
    prompt_json: {total: 'the sum', due: 'when to pay', rows: 'rows: a list of rows with what'},
    fields: [{name: 'total'}, {name: 'due'}, {name: 'rows', type: 'table', columns: [{name: 'what'}]}],
  });
});

test('what is required and unread is a schema_error with exit 3, is not paid twice, and is judged by the schema of the run', async () => {
  const {server, cwd, agent} = await withSchema({total: null, due: 'soon', rows: null});
  const argv = ['--schema', 's.json', '-o', 'out', '--json'];
  const first = await agent(...argv);
  expect(first.exitCode).toBe(3);
  expect(JSON.parse(first.stdout)).toMatchObject({
    ...{status: 'failed', mapping: 'exact', result: join(cwd, 'out/a.png.json')},
    error: {code: 'schema_error', message: 'required by the schema, and not read: total'},
  });
  expect(JSON.parse(await readFile(join(cwd, 'out/a.png.json'), 'utf8'))).toEqual({due: 'soon'});
  expect(first.stderr).not.toContain('--retry-failed');
  expect((await agent(...argv)).exitCode).toBe(3);
  await writeFile(join(cwd, 's.json'), JSON.stringify({...note, required: ['due']}));
  expect(await agent(...argv)).toMatchObject({exitCode: 0});
  expect(server.sent('process-agent')).toHaveLength(1);
});

test('an optional value that does not fit is left out, and told', async () => {
  const {agent} = await withSchema({total: '9.50', due: ['1', '2'], rows: null});
  const {exitCode, stdout, stderr} = await agent('--schema', 's.json', '--json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toHaveProperty('document_data', {total: 9.5});
  expect(stderr).toContain('a.png: left out, for it does not fit the schema: due');
});

test.each([
  [['--schema', 's.json', '--prompt', 'a=b'], 2, 'fields are given by --schema and by prompts'],
  [['--schema', 'none.json'], 13, 'none.json cannot be read'],
  [['--schema', 'a.png'], 2, 'a.png is not JSON'],
  [['--schema', 'list.json'], 2, 'list.json is not a JSON Schema'],
  [['--schema', 'odd.json'], 2, 'odd.json: /properties/a has not, which is not understood'],
])('%j is refused', async (argv, exitCode, words) => {
  const {server, cwd, agent} = await withSchema({});
  await mkdir(join(cwd, 'x'));
  await writeFile(join(cwd, 'list.json'), '[]');
  await writeFile(
    join(cwd, 'odd.json'),
    JSON.stringify({type: 'object', properties: {a: {type: 'string', not: {}}}}),
  );
  const refused = await agent('--document-type', 'x', ...argv);
  expect(refused).toMatchObject({exitCode, stdout: ''});
  expect(refused.stderr).toContain(words);
  expect(server.received).toHaveLength(0);
});
