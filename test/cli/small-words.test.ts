import {expect, test} from 'vitest';
import {createClient, type ClientOptions} from '../../src/client/client.js';
import {DocextractError} from '../../src/contract/errors.js';
import {namedFailure} from '../../src/service/workers/named-failure.js';
import {serveWire, text} from '../client/wire-server.js';
import {run} from './fake-io.js';
import {temporaryDirectory} from './temporary.js';

test.each([
  ['concurency', 'concurrency'],
  ['base-url', 'baseUrl'],
  ['job_timeout', 'jobTimeout'],
])('config set %s suggests %s', async (given, meant) => {
  const {exitCode, stderr} = await run(['config', 'set', given, '1']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`did you mean ${meant}?`);
});

test('config set suggests nothing for what resembles no setting', async () => {
  expect((await run(['config', 'set', 'zebra', '1'])).stderr).not.toContain('did you mean');
});

test('login tells that the key could not be checked, and of no job', async () => {
  const home = await temporaryDirectory();
  const {url} = await serveWire(text('', 403));
  const {stderr} = await run(['login', '--base-url', url], {env: {HOME: home}, stdin: 'key'});
  expect(stderr).toContain('checking the key: the service answered 403');
  expect(stderr).not.toContain('00000000');
});

test.each([[{}], [{baseUrl: 'http://127.0.0.1:1'}], [undefined]])(
  'createClient(%j) says what is missing',
  (options) => {
    expect(() => createClient(options as unknown as ClientOptions)).toThrow(DocextractError);
  },
);

test('a message that names the document already does not name it twice', () => {
  const named = {file: 'ab12', name: 'The document'};
  expect(namedFailure('The document is empty.', named)).toBe('The document is empty.');
  expect(namedFailure('ab12 is empty.', named)).toBe('The document is empty.');
});

test('a template with bad fields is told by the name that people write', async () => {
  const home = await temporaryDirectory();
  const env = {HOME: home, DOCEXTRACT_DATA_DIR: home};
  const {stderr} = await run(['templates', 'create', '-'], {
    env,
    stdin: '{"name": "a", "document_type": "b", "edited_json": 5}',
  });
  expect(stderr).toContain(': fields: ');
  expect(stderr).not.toContain('edited_json');
});
