import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {AgentPayload, TemplatePayload} from '../../src/contract/agent.js';
import {TemplateFile} from '../../src/contract/templates.js';
import {orderOfTemplateAgent} from '../../src/service/requests/extraction-request.js';
import {bodyOf, form, type Harness, json, png, resultsOf, startHarness, untilDone} from './harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const document = png('paper');
const base64 = document.toString('base64');
const dataUrl = `data:image/png;base64,${base64}`;
const payload = {document_type: 'receipt', prompt_json: {total: 'the total'}};

async function answered(response: Response | Promise<Response>): Promise<Record<string, unknown>> {
  const {status} = await response;
  const body = await bodyOf(await response);
  expect(body, JSON.stringify(body)).not.toHaveProperty('error');
  expect([200, 202]).toContain(status);
  return body;
}

test.each(['x-auth', 'X-auth', 'X-Auth', 'X-AUTH'])('the key may come in %s', async (name) => {
  const response = await fetch(`${harness.url}/v1/job-status?job_id=none`, {headers: {[name]: harness.key}});
  expect(response.status).toBe(404);
});

test.each(['Bearer', 'bearer'])('the key may come as %s token', async (scheme) => {
  const response = await fetch(`${harness.url}/v1/job-status?job_id=none`, {
    headers: {authorization: `${scheme} ${harness.key}`},
  });
  expect(response.status).toBe(404);
});

test.each(['/v1//process', '/v1/process/', '//process', '/process/'])(
  'a base address with one slash too many is fine: %s',
  async (path) => {
    await answered(harness.send(path, json({actual_image: base64, template_id: 'receipt'})));
  },
);

test.each([
  ['base64', base64],
  ['a data URL', dataUrl],
  ['a data URL with parameters', `data:image/png;name=a.png;base64,${base64}`],
  ['a data URL that says it is something else', `data:application/pdf;base64,${base64}`],
  ['base64 with line breaks', base64.replace(/.{4}/g, '$&\r\n')],
  ['base64 without padding', base64.replace(/=+$/, '')],
])('actual_image may be %s', async (_, actual_image) => {
  const body = await answered(harness.send('/v1/process', json({actual_image, template_id: 'receipt'})));
  expect(body.document_data).toMatchObject({total: 'paper'});
});

describe('static_values', () => {
  const given = {batch: '7', nested: {deep: true}};

  test.each([
    ['an object in JSON', () => harness.send('/process', json({...common(), static_values: given}))],
    [
      'a string in JSON',
      () => harness.send('/process', json({...common(), static_values: JSON.stringify(given)})),
    ],
    ['a string in a form', () => multipart('/process')],
    ['a header of a raw process', () => raw('/process')],
    ['a header of a raw process-job', () => raw('/process-job')],
    [
      'an object in a JSON job',
      () => harness.send('/process-job', json({...common(), static_values: given})),
    ],
    ['a string in a job form', () => multipart('/process-job')],
    ['an object in an agent payload', () => agent(given)],
    ['a string in an agent payload', () => agent(JSON.stringify(given))],
  ])('are echoed as an object when given as %s', async (_, send) => {
    expect((await answered(send())).static_values).toEqual(given);
  });

  test('that are blank are absent', async () => {
    const body = await answered(harness.send('/process', json({...common(), static_values: ''})));
    expect(body.static_values).toEqual({});
  });

  test('of the template stand in where the request has none, and give way where it has', async () => {
    const template = await harness.storage.templates.create({
      name: 'with defaults',
      status: 'active',
      document_type: 'note',
      edited_json: {fields: [{name: 'text'}, {name: 'desk', kind: 'STATIC', value: 'front'}]},
      static_values: {desk: 'back', floor: 1},
    });
    const send = (extra: object) =>
      answered(harness.send('/process', json({actual_image: base64, template_id: template.id, ...extra})));
    expect(await send({})).toMatchObject({
      static_values: {desk: 'back', floor: 1},
      document_data: {text: 'paper', desk: 'back'},
    });
    const own = await send({static_values: {desk: 'side'}});
    expect(own.static_values).toEqual({desk: 'side'});
    expect(own.document_data).toMatchObject({desk: 'side'});
  });

  const common = () => ({actual_image: base64, template_id: 'receipt'});
  const multipart = (path: string) =>
    harness.send(path, {
      method: 'POST',
      body: form({static_values: JSON.stringify(given), actual_image: document, template_id: 'receipt'}),
    });
  const raw = (path: string) =>
    harness.send(`${path}?t_id=receipt`, {
      method: 'PUT',
      body: document,
      headers: {static_values: JSON.stringify(given)},
    });
  const agent = (static_values: unknown) =>
    harness.send('/process-agent', json({actual_image: base64, payload: {...payload, static_values}}));
});

test.each(['application/pdf', 'image/png', 'application/json', 'text/plain', '', 'nonsense'])(
  'the raw form takes the content type "%s"',
  async (type) => {
    await answered(
      harness.send('/v1/process?t_id=receipt', {
        method: 'PUT',
        body: document,
        headers: {'content-type': type},
      }),
    );
  },
);

test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=utf-8'])(
  'JSON is taken under the content type %s',
  async (type) => {
    const {body} = json({actual_image: base64, template_id: 'receipt'});
    await answered(harness.send('/v1/process', {method: 'POST', body, headers: {'content-type': type}}));
  },
);

test.each([
  ['prompt_json as an object', {...payload}],
  ['prompt_json as a string', {...payload, prompt_json: '{"total":"the total"}'}],
  ['no custom_instructions', payload],
  ['empty custom_instructions', {...payload, custom_instructions: ''}],
  ['null custom_instructions', {...payload, custom_instructions: null}],
])('process-agent takes a payload with %s', async (_, given) => {
  const asObject = await answered(
    harness.send('/process-agent', json({actual_image: base64, payload: given})),
  );
  const asText = await answered(
    harness.send('/process-agent', {
      method: 'POST',
      body: form({actual_image: document, payload: JSON.stringify(given)}),
    }),
  );
  expect(asObject).toEqual({document_data: {total: 'paper'}, template_id: null, static_values: {}});
  expect(asText).toEqual(asObject);
});

test.each([
  ['an object', {description: 'the total', type: 'money'}, 'the total; type: money'],
  ['a list', ['the total', 'the sum'], 'the total, the sum'],
  ['a number', 7, '7'],
  ['null', null, undefined],
])('a prompt may be %s: it becomes text', (_, prompt, text) => {
  const {prompt_json} = AgentPayload.parse({...payload, prompt_json: {total: prompt}});
  expect(prompt_json).toEqual({total: text ?? ''});
});

describe('a payload beside a template', () => {
  const beside = (path: string, given: object) =>
    harness.send(path, json({actual_image: base64, template_id: 'receipt', payload: given}));

  test.each([
    ['only document_type', {document_type: 'till slip'}],
    ['only custom_instructions', {custom_instructions: 'the one in the middle'}],
    ['blank prompts', {document_type: '', prompt_json: {}, custom_instructions: ''}],
    ['nothing', {}],
  ])('with %s asks for the fields of the template', async (_, given) => {
    for (const path of ['/v1/process-agent', '/v1/process']) {
      const body = await answered(beside(path, given));
      expect(body).toMatchObject({template_id: '0d0c0de5-0001-4000-8000-000000000002'});
      expect(Object.keys(body.document_data as object)).toContain('company');
    }
    const {job_id} = await answered(beside('/v1/process-job', given));
    await untilDone(harness, job_id as string);
    const [row] = await resultsOf(harness, job_id as string);
    expect(row).toMatchObject({company: 'paper', total: 'paper'});
  });

  test('says what the document is and how to read it', async () => {
    const template = (await harness.storage.templates.find('receipt'))!;
    const given = TemplatePayload.parse({document_type: 'till slip', custom_instructions: 'the middle one'});
    const {request} = orderOfTemplateAgent(given, {template, given: undefined});
    expect(request).toMatchObject({document_type: 'till slip', instructions: 'the middle one'});
  });

  test('is needed whole without one', async () => {
    const refused = await harness.send(
      '/v1/process-agent',
      json({actual_image: base64, payload: {document_type: 'receipt'}}),
    );
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toMatchObject({error: 'payload.prompt_json: is missing.'});
  });
});

test.each([
  ['payload', 'nonsense'],
  ['payload', '[1]'],
  ['payload', 5],
  ['payload.prompt_json', 'nonsense'],
  ['payload.static_values', 'nonsense'],
  ['static_values', 'nonsense'],
  ['static_values', [1]],
])('a %s that is %j is called no JSON object, with an example of one', async (name, value) => {
  const inPayload = name.startsWith('payload.')
    ? {...payload, [name.replace('payload.', '')]: value}
    : payload;
  const body = {actual_image: base64, payload: inPayload, ...(inPayload === payload && {[name]: value})};
  const refused = await harness.send('/v1/process-agent', json(body));
  expect(refused.status).toBe(400);
  expect((await bodyOf(refused)).error).toMatch(
    new RegExp(`^${name}: is not a JSON object; give .*\\{.*\\}`),
  );
});

test('static values nested too deep are called so, as JSON and as text', async () => {
  const deep = JSON.parse('{"a":'.repeat(200) + '1' + '}'.repeat(200)) as object;
  for (const static_values of [deep, JSON.stringify(deep)]) {
    const refused = await harness.send(
      '/v1/process-agent',
      json({actual_image: base64, payload, static_values}),
    );
    expect((await bodyOf(refused)).error).toMatch('nested more than 100 levels deep');
  }
});

test('a template without fields of its own is asked by prompts, and says so without', async () => {
  const file = TemplateFile.parse({name: 'Open', document_type: 'letter'});
  const {id} = await harness.storage.templates.create(file);
  const given = {actual_image: base64, template_id: id};
  const asked = await answered(harness.send('/v1/process-agent', json({...given, payload})));
  expect(asked).toMatchObject({template_id: id, document_data: {total: 'paper'}});
  for (const without of [given, {...given, payload: {document_type: 'letter'}}]) {
    const refused = await harness.send('/v1/process', json(without));
    expect(refused.status).toBe(400);
    const {error, hint} = await bodyOf(refused);
    expect(error).toMatch(`Template ${id} has no fields of its own`);
    expect(hint).toMatch(`docextract templates edit ${id}`);
    expect(hint).toMatch(`docextract agent --template ${id} --prompt`);
  }
  // What is exported can be edited.
  expect(TemplateFile.parse(await harness.storage.templates.export(id))).toMatchObject({name: 'Open'});
});

test('process-agent with a template names it in the reply', async () => {
  const body = await answered(
    harness.send('/process-agent', json({actual_image: base64, template_id: 'receipt', payload})),
  );
  expect(body).toMatchObject({
    template_id: '0d0c0de5-0001-4000-8000-000000000002',
    document_data: {total: 'paper'},
  });
});

test('process-job takes a payload instead of a template', async () => {
  const body = await answered(
    harness.send('/process-job', {
      method: 'POST',
      body: form({actual_image: document, payload: JSON.stringify(payload)}),
    }),
  );
  expect(body.template_id).toBeNull();
  await untilDone(harness, body.job_id as string);
  const results = await harness.send('/job-results', json({job_id: body.job_id}));
  expect(await results.json()).toEqual([{total: 'paper'}]);
});

test.each(['csv', 'CSV', 'Csv'])('result_format may be written %s', async (result_format) => {
  const {job_id} = await answered(
    harness.send('/process-job', json({actual_image: base64, template_id: 'receipt'})),
  );
  await untilDone(harness, job_id as string);
  const response = await harness.send('/job-results', json({job_id, result_format}));
  expect(response.headers.get('content-type')).toMatch('text/csv');
});

test('Accept: text/csv alone asks for CSV', async () => {
  const {job_id} = await answered(
    harness.send('/process-job', json({actual_image: base64, template_id: 'receipt'})),
  );
  await untilDone(harness, job_id as string);
  const response = await harness.send('/job-results', {
    ...json({job_id}),
    headers: {accept: 'text/csv', 'content-type': 'application/json'},
  });
  expect(response.headers.get('content-type')).toMatch('text/csv');
});

test('job-results takes a form as well', async () => {
  const {job_id} = await answered(
    harness.send('/process-job', json({actual_image: base64, template_id: 'receipt'})),
  );
  await untilDone(harness, job_id as string);
  const response = await harness.send('/job-results', {
    method: 'POST',
    body: form({job_id: job_id as string, result_format: 'json'}),
  });
  expect(await response.json()).toHaveLength(1);
});

test('the document may stand before or after the other fields of a form', async () => {
  for (const fields of [
    {actual_image: document, template_id: 'receipt'},
    {template_id: 'receipt', actual_image: document},
  ])
    await answered(harness.send('/process', {method: 'POST', body: form(fields)}));
});

test('a template with a reference image hands it to the engine', async () => {
  const reference_images = [`data:image/png;base64,${png('the blank form').toString('base64')}`];
  const {id} = await harness.storage.templates.create({
    name: 'form with reference',
    status: 'active',
    document_type: 'form',
    edited_json: {fields: [{name: 'seen'}]},
    reference_images,
  });
  const body = await answered(harness.send(`/process?t_id=${id}`, {method: 'PUT', body: png('references')}));
  expect(body.document_data).toEqual({seen: expect.stringMatching('the blank form') as string});
});
