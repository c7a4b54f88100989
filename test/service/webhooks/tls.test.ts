import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:https';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listen} from '../../helpers/listen.js';

/** For receiver.example.com, signed by itself; certificate and key for these tests alone. */
const certificate = fileURLToPath(new URL('self-signed.pem', import.meta.url));
const program = fileURLToPath(new URL('../programs/send-once.mjs', import.meta.url));
const pem = readFileSync(certificate);
const hosts: (string | undefined)[] = [];
const server = createServer({cert: pem, key: pem}, (request, response) => {
  hosts.push(request.headers.host);
  request.resume().on('end', () => response.end('ok'));
});
let port: number;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => void server.close());

async function sendTo(host: string, env: Record<string, string> = {}): Promise<unknown> {
  const {stdout} = await promisify(execFile)(process.execPath, [program, `https://${host}:${port}/hook`], {
    env: {...process.env, ...env},
  });
  return JSON.parse(stdout) as unknown;
}

const trusted = {NODE_EXTRA_CA_CERTS: certificate};

test('an endpoint with a certificate for its name is sent to, at the address that was checked', async () => {
  expect(await sendTo('receiver.example.com', trusted)).toMatchObject({status: 200, reply: 'ok'});
  expect(hosts).toEqual([`receiver.example.com:${port}`]);
});

test.each([
  ['that nobody vouches for', 'receiver.example.com', {}, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['for another name', 'other.example.com', trusted, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['for a name where an address was called', '127.0.0.1', trusted, 'ERR_TLS_CERT_ALTNAME_INVALID'],
])('an endpoint with a certificate %s is told nothing', async (_what, host, env, code) => {
  const before = hosts.length;
  expect(await sendTo(host, env)).toMatchObject({error: `The connection failed (${code}).`});
  expect(hosts).toHaveLength(before);
});
