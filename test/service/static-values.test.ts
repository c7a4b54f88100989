import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, json, png, startHarness} from './harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({workers: {count: 0}});
});
afterAll(() => harness.stop());

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
