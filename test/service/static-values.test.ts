import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, json, png, startHarness, untilDone} from './harness.js';

let harness: Harness;
let reading: Harness;
beforeAll(async () => {
  harness = await startHarness({workers: {count: 0}});
  reading = await startHarness();
});
afterAll(async () => {
  await harness.stop();
  await reading.stop();
});

const values = (bytes: number) => ({a: 'x'.repeat(bytes - '{"a":""}'.length)});
const document = png('x').toString('base64');
const payload = {document_type: 'note', prompt_json: {total: ''}};
const most = 16 * 1024;

test.each<[string, (static_values: object) => [string, RequestInit]]>([
  [
    'a form',
    (static_values) => [
      'process-job',
      {
        method: 'POST',
        body: form({
          actual_image: png('x'),
          template_id: 'receipt',
          static_values: JSON.stringify(static_values),
        }),
      },
    ],
  ],
  [
    'JSON',
    (static_values) => ['process-job', json({actual_image: document, template_id: 'receipt', static_values})],
  ],
  [
    'a request that is answered at once',
    (static_values) => ['process', json({actual_image: document, template_id: 'receipt', static_values})],
  ],
  [
    'prompts',
    (static_values) => [
      'process-agent',
      json({actual_image: document, payload: {...payload, static_values}}),
    ],
  ],
])('static values that each result would repeat are limited: %s', async (_, requestWith) => {
  const send = (bytes: number) =>
    harness.send(`/v1/${requestWith(values(bytes))[0]}`, requestWith(values(bytes))[1]);
  const refused = await send(most + 1);
  expect([refused.status, await bodyOf(refused)]).toMatchObject([
    413,
    {code: 'too_large', message: `static_values come to ${most + 1} bytes of JSON; ${most} are allowed.`},
  ]);
  if (requestWith({})[0] === 'process-job') expect((await send(most)).status).toBe(202);
});

test('an operator may allow more', async () => {
  const generous = await startHarness({workers: {count: 0}, settings: {staticValuesBytes: 100_000}});
  const body = json({actual_image: document, template_id: 'receipt', static_values: values(99_000)});
  expect((await generous.send('/v1/process-job', body)).status).toBe(202);
  await generous.stop();
});

test('so are the fields that prompts ask for', async () => {
  const ask = async (count: number) => {
    const prompts = Object.fromEntries(Array.from({length: count}, (_, index) => [`field_${index}`, '']));
    const body = json({actual_image: document, payload: {document_type: 'note', prompt_json: prompts}});
    const reply = await harness.send('/v1/process-job', body);
    return [reply.status, (await bodyOf(reply)).message];
  };
  expect(await ask(251)).toEqual([413, 'prompt_json asks for 251 fields; 250 are allowed.']);
  expect((await ask(250))[0]).toBe(202);
});

test('job-results gives them when asked: JSON under _static_values, CSV as a column each', async () => {
  const values = {project: 'Größe', nested: {a: 1}};
  const job = await submitted(JSON.stringify(values));
  const results = await reading.send('/v1/job-results', json({job_id: job, include: ['static_values']}));
  expect(await bodyOf(results)).toMatchObject([{total: 'x', _static_values: values}]);
  const csv = await reading.send(
    '/v1/job-results',
    json({job_id: job, result_format: 'csv', include: ['static_values']}),
  );
  const [header, row] = (await csv.text()).split('\r\n');
  expect(header).toMatch(/,static\.nested,static\.project,_file,_error$/);
  expect(row).toMatch(/,"\{""a"":1\}",Größe,scan\.png,$/);
});

test('a job without any: an empty object in JSON, no column in CSV, and nothing where nobody asked', async () => {
  const job = await submitted('');
  const asked = {job_id: job, include: ['static_values']};
  expect(await bodyOf(await reading.send('/v1/job-results', json(asked)))).toMatchObject([
    {_static_values: {}},
  ]);
  const csv = await reading.send('/v1/job-results', json({...asked, result_format: 'csv'}));
  expect(await csv.text()).not.toContain('static');
  const plain = await reading.send('/v1/job-results', json({job_id: job}));
  expect(await plain.text()).not.toContain('static');
});

test.each([
  ['UTF-8', Buffer.from('{"customer": "Größe 書 €"}', 'utf8'), 'Größe 書 €'],
  ['Latin-1', Buffer.from('{"customer": "Gr\xf6\xdfe"}', 'latin1'), 'Größe'],
  ['ASCII with escapes', Buffer.from('{"customer": "\\u66f8"}'), '書'],
])('a header of static values in %s is read as it was meant', async (_, bytes, customer) => {
  for (const operation of ['process', 'process-job']) {
    const reply = await reading.send(`/v1/${operation}?t_id=receipt`, {
      method: 'PUT',
      headers: {'content-type': 'application/octet-stream', static_values: bytes.toString('latin1')},
      body: png('x'),
    });
    expect(await bodyOf(reply)).toMatchObject({static_values: {customer}});
  }
});

async function submitted(static_values: string): Promise<string> {
  const reply = await reading.send('/v1/process-job', {
    method: 'POST',
    body: form({actual_image: png('x'), template_id: 'receipt', static_values}),
  });
  const {job_id} = await bodyOf<{job_id: string}>(reply);
  await untilDone(reading, job_id);
  return job_id;
}
