import {inspect} from 'node:util';
import {afterEach, expect, test, vi} from 'vitest';
import type {DocextractError} from '../../../src/contract/errors.js';
import {createOpenAiModel} from '../../../src/engine/llm/openai-model.js';
import type {LanguageModelSettings} from '../../../src/engine/llm/settings.js';
import {refuses, says, sends, startModelServer, type Answering, type ModelServer} from './model-server.js';

const question = {
  rules: 'Copy values.',
  text: 'The confidential contract of Ms Adler',
  pictures: [],
  schema: {type: 'object', properties: {}, required: [], additionalProperties: false},
};

let server: ModelServer;
let waits: number[];
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

test('a question goes out as a chat completion under a strict schema, with the key', async () => {
  const model = await modelThat([says('{"a":1}')]);
  expect(await model.ask(question)).toBe('{"a":1}');
  expect(server.requests).toHaveLength(1);
  const [{path, headers, body}] = server.requests as [(typeof server.requests)[0]];
  expect(path).toBe('/v1/chat/completions');
  expect(headers.authorization).toBe('Bearer sk-secret-4711');
  expect(body).toEqual({
    model: 'small-model',
    temperature: 0,
    messages: [
      {role: 'system', content: 'Copy values.'},
      {role: 'user', content: 'The confidential contract of Ms Adler'},
    ],
    response_format: {
      type: 'json_schema',
      json_schema: {name: 'answers', strict: true, schema: question.schema},
    },
  });
});

test('pictures go out beside the text as JPEG data URLs', async () => {
  const model = await modelThat([says('{}')]);
  await model.ask({...question, pictures: [new Uint8Array([255, 216])]});
  expect(server.requests[0]?.body.messages[1]?.content).toEqual([
    {type: 'text', text: question.text},
    {type: 'image_url', image_url: {url: 'data:image/jpeg;base64,/9g='}},
  ]);
});

test('nothing is taken from the environment of other programs', async () => {
  vi.stubEnv('OPENAI_ORG_ID', 'org-other');
  vi.stubEnv('OPENAI_PROJECT_ID', 'proj-other');
  vi.stubEnv('OPENAI_API_KEY', 'sk-other');
  vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-secret: other');
  const model = await modelThat([says('{}')], {apiKey: undefined});
  await model.ask(question);
  expect(JSON.stringify(server.requests[0]?.headers)).not.toMatch(/other/);
});

test('the server learns nothing about the machine', async () => {
  const model = await modelThat([says('{}')]);
  await model.ask(question);
  const names = Object.keys(server.requests[0]!.headers);
  expect(names.filter((name) => name.startsWith('x-'))).toEqual([]);
  expect(JSON.stringify(server.requests[0]!.headers)).not.toMatch(
    new RegExp(`${process.arch}|${process.version}`),
  );
});

test('a server that refuses schemas is asked for JSON, then for text, and that is remembered', async () => {
  const ollamaLike: Answering = (response, request) => {
    const type = request.body.response_format?.type;
    const answer =
      type === undefined ? says('{"a":2}') : refuses(400, `response_format ${type} is not supported`);
    answer(response, request);
  };
  const model = await modelThat([ollamaLike]);
  expect(await model.ask(question)).toBe('{"a":2}');
  expect(await model.ask(question)).toBe('{"a":2}');
  expect(server.requests.map(({body}) => body.response_format?.type)).toEqual([
    'json_schema',
    'json_object',
    undefined,
    undefined,
  ]);
});

test('a model that refuses a temperature is asked without one', async () => {
  const model = await modelThat([refuses(400, "Unsupported value: 'temperature'"), says('{}')]);
  await model.ask(question);
  expect(server.requests[1]?.body).not.toHaveProperty('temperature');
  expect(server.requests[1]?.body.response_format?.type).toBe('json_schema');
});

test('a question that is refused in every form is a bad reply, and the next one starts anew', async () => {
  const model = await modelThat([refuses(400, 'too long', 'context_length_exceeded')]);
  await expect(model.ask(question)).rejects.toMatchObject({
    code: 'bad_reply',
    message: expect.stringMatching(/refuses the question \(400, context_length_exceeded\)/) as string,
  });
  const asked = server.requests.length;
  await expect(model.ask(question)).rejects.toThrow();
  expect(server.requests[asked]?.body.response_format?.type).toBe('json_schema');
});

test('a busy server is asked again after the time it says, never longer than half a minute', async () => {
  const model = await modelThat([
    sends(429, {}, {'retry-after': '3'}),
    sends(503, {}, {'retry-after': '86400'}),
    says('{"a":3}'),
  ]);
  expect(await model.ask(question)).toBe('{"a":3}');
  expect(waits).toEqual([3000, 30_000]);
});

test('retries end, and the waits between them grow', async () => {
  const model = await modelThat([sends(500, {})], {retries: 3});
  await expect(model.ask(question)).rejects.toMatchObject({code: 'unavailable'});
  expect(server.requests).toHaveLength(4);
  expect(waits).toEqual([500, 1000, 2000]);
});

test('a wrong key and an empty account are told at once', async () => {
  const model = await modelThat([
    refuses(401, 'Incorrect API key provided: sk-secret-4711', 'invalid_api_key'),
    refuses(429, 'You exceeded your quota', 'insufficient_quota'),
  ]);
  await expect(model.ask(question)).rejects.toMatchObject({code: 'unauthorized'});
  await expect(model.ask(question)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('insufficient_quota') as string,
  });
  expect(waits).toEqual([]);
});

test('a server that stays silent, and one that never ends its answer, run out of time', async () => {
  const silent: Answering = () => undefined;
  const endless: Answering = (response) => {
    response.writeHead(200, {'content-type': 'application/json'});
    response.write('{"choices": [');
  };
  const model = await modelThat([silent, endless], {timeoutMs: 150});
  for (let ask = 0; ask < 2; ask++)
    await expect(model.ask(question)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no answer within 0.15 s') as string,
    });
});

test('a refusal, a filtered, a cut and an empty answer are bad replies', async () => {
  const model = await modelThat([
    says(null, {message: {role: 'assistant', content: null, refusal: 'I cannot help with that.'}}),
    says('{', {finish_reason: 'content_filter'}),
    says('{"f1": ', {finish_reason: 'length'}),
    says('  '),
    sends(200, {choices: []}),
    sends(200, '<html>Welcome</html>'),
  ]);
  for (const what of [/refused/, /refused/, /ran out of tokens/, /empty/, /something else/, /something else/])
    await expect(model.ask(question)).rejects.toMatchObject({
      code: 'bad_reply',
      message: expect.stringMatching(what) as string,
    });
});

test('a reply without end is broken off', async () => {
  const flood: Answering = (response) => {
    response.writeHead(200, {'content-type': 'application/json'});
    const pour = () => {
      while (response.write('x'.repeat(100_000)));
      response.once('drain', pour);
    };
    pour();
  };
  const model = await modelThat([flood], {retries: 0});
  await expect(model.ask(question)).rejects.toMatchObject({
    code: 'bad_reply',
    message: expect.stringContaining('larger than 8000000 bytes') as string,
  });
});

test('a redirect is not followed: the document goes to nobody else', async () => {
  const model = await modelThat(
    [(response, request) => sends(307, {}, {location: `${request.path}/elsewhere`})(response, request)],
    {
      retries: 0,
    },
  );
  await expect(model.ask(question)).rejects.toMatchObject({code: 'unavailable'});
  expect(server.requests).toHaveLength(1);
});

test('a server that is not there is unavailable, by the word of the system', async () => {
  const model = await modelThat([says('{}')], {retries: 0});
  await server.close();
  await expect(model.ask(question)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(
      /^The language model at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\.$/,
    ) as string,
  });
});

test('no error holds the key or the document, though the server repeats both', async () => {
  const echo: Answering = (response, request) => {
    const repeated = `${request.headers.authorization} said ${JSON.stringify(request.body)}`;
    sends(server.requests.length === 1 ? 404 : 500, {error: {message: repeated, code: repeated}})(
      response,
      request,
    );
  };
  const model = await modelThat([echo], {retries: 0});
  for (let ask = 0; ask < 2; ask++) {
    const error = await model.ask(question).catch((thrown: unknown) => thrown as DocextractError);
    expect(inspect(error, {depth: 9, showHidden: true})).not.toMatch(/secret|Adler/);
  }
});

test('the signal ends the asking and the waiting, with its own reason', async () => {
  const asking = new AbortController();
  const model = await modelThat([() => asking.abort(new Error('stopped'))]);
  await expect(model.ask(question, asking.signal)).rejects.toThrow('stopped');

  await server.close();
  const waiting = new AbortController();
  server = await startModelServer([
    (response, request) => {
      response.once('close', () => waiting.abort(new Error('stopped too')));
      sends(503, {}, {'retry-after': '25'})(response, request);
    },
  ]);
  const patient = createOpenAiModel(server.settings);
  await expect(patient.ask(question, waiting.signal)).rejects.toThrow('stopped too');
});

async function modelThat(answers: Answering[], settings: Partial<LanguageModelSettings> = {}) {
  server = await startModelServer(answers, settings);
  waits = [];
  return createOpenAiModel(server.settings, {
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
}
