import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import {connect} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {bodyOf, form, type Harness, png, startHarness} from '../harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({settings: {fieldBytes: 1000}});
});
afterAll(() => harness.stop());

/** The documents on disk, wanted for long or for one request. */
async function documents(): Promise<string[]> {
  const found = await Promise.all(
    ['kept', 'temporary'].map((folder) =>
      readdir(join(harness.dataDir, folder), {recursive: true, withFileTypes: true}).catch(() => []),
    ),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile() && /^[0-9a-f]{8}-/.test(entry.name))
    .map(({name}) => name);
}

const document = `"actual_image":"${png('paper').toString('base64')}"`;
const paths = ['/v1/process', '/v1/process-job'];

for (const path of paths)
  test.each([
    ['breaks off', 400, `{${document},"template_id":`],
    ['has the document twice', 400, `{${document},${document}}`],
    ['has too much beside the document', 413, `{${document},"template_id":"${'x'.repeat(2000)}"}`],
    ['is nested too deep', 400, `{${document},"static_values":${'['.repeat(500)}`],
  ])(`a JSON body to ${path} that %s leaves no document behind`, async (_, status, body) => {
    const headers = {'content-type': 'application/json'};
    expect((await harness.send(path, {method: 'POST', headers, body})).status).toBe(status);
    expect(await documents()).toEqual([]);
  });

test.each(paths)(
  'a caller of %s that hangs up after the document in JSON leaves none behind',
  async (path) => {
    const socket = connect(Number(new URL(harness.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nx-auth: ${harness.key}\r\ncontent-length: 9000\r\n\r\n{${document},`,
    );
    await vi.waitUntil(async () => (await documents()).length === 1, 20_000);
    socket.destroy();
    await once(socket, 'close');
    await vi.waitUntil(async () => (await documents()).length === 0, 20_000);
  },
);

const send = (fields: Record<string, string>): Promise<Response> =>
  harness.send('/v1/process', {
    method: 'POST',
    body: form({template_id: 'receipt', actual_image: png('paper'), ...fields}),
  });
const half = 'x'.repeat(496);

test('the fields of a form are limited in all, not each', async () => {
  expect((await send({one: half, two: half})).status).toBe(200);
  const refused = await send({one: half, two: half, three: half});
  expect(refused.status).toBe(413);
  expect(await bodyOf(refused)).toMatchObject({code: 'too_large'});
  expect(await documents()).toEqual([]);
});

test('fields of a form that call themselves JSON count as others do', async () => {
  const parts = ['one', 'two', 'three'].map(
    (name) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: application/json\r\n\r\n["${half}"]\r\n`,
  );
  const headers = {'content-type': 'multipart/form-data; boundary=x'};
  const body = `${parts.join('')}--x--\r\n`;
  const refused = await harness.send('/v1/process', {method: 'POST', headers, body});
  expect(await bodyOf(refused)).toMatchObject({status: 413, code: 'too_large'});
});
