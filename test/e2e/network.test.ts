import {createServer as createHttpServer} from 'node:http';
import {readFileSync} from 'node:fs';
import {createServer as createTlsServer} from 'node:https';
import {connect, type Server} from 'node:net';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {afterFile} from '../helpers/after-file.js';
import {listen} from '../helpers/listen.js';
import {docextract, freshHome} from './docextract.js';

/** A service behind a certificate of its own authority: `tls/` holds both, made with openssl and good for a century. */

const tls = (name: string) => join(import.meta.dirname, 'tls', name);
let env: Record<string, string>;
let service: number;
let plain: number;
let proxy: number;
const proxied: string[] = [];

beforeAll(async () => {
  ({env} = await freshHome());
  const state = JSON.stringify({job_id: 'j', template_id: 't', status: 'SUCCESS'});
  const certificate = {cert: readFileSync(tls('server.pem')), key: readFileSync(tls('server-key.pem'))};
  service = await open(createTlsServer(certificate, (_, reply) => void reply.end(state)));
  plain = await open(createHttpServer((_, reply) => void reply.end(state)));
  const tunnels = createHttpServer((request, reply) => {
    proxied.push(`${request.method} ${request.url}`);
    reply.end(state);
  });
  tunnels.on('connect', (request, socket) => {
    proxied.push(`CONNECT ${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim());
    const [host, port] = request.url!.split(':');
    const onward = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    for (const one of [socket, onward]) one.on('error', () => (socket.destroy(), onward.destroy()));
  });
  proxy = await open(tunnels);
});

async function open(server: Server): Promise<number> {
  const port = await listen(server);
  afterFile(() => void server.close());
  return port;
}

const status = async (more: Record<string, string>) => {
  proxied.length = 0;
  return docextract(['status', 'j', '-q'], {
    env: {...env, DOCEXTRACT_API_KEY: 'k', DOCEXTRACT_RETRIES: '0', ...more},
  });
};

const secure = () => ({
  DOCEXTRACT_BASE_URL: `https://localhost:${service}`,
  NODE_EXTRA_CA_CERTS: tls('ca.pem'),
});

test("an authority of one's own is trusted by NODE_EXTRA_CA_CERTS, which the refusal names", async () => {
  expect((await status(secure())).exitCode).toBe(0);
  const {exitCode, stderr} = await status({...secure(), NODE_EXTRA_CA_CERTS: ''});
  expect(exitCode).toBe(5);
  expect(stderr).toContain('NODE_EXTRA_CA_CERTS');
});

test('HTTPS_PROXY is asked for a tunnel, with its own credentials, and NO_PROXY leaves it out', async () => {
  const through = {...secure(), HTTPS_PROXY: `http://ana:pass@127.0.0.1:${proxy}`};
  expect((await status(through)).exitCode).toBe(0);
  expect(proxied).toEqual([`CONNECT localhost:${service} Basic ${btoa('ana:pass')}`]);
  expect((await status({...through, NO_PROXY: 'localhost'})).exitCode).toBe(0);
  expect(proxied).toEqual([]);
});

test('HTTP_PROXY gets requests for plain addresses whole, and may be named without a scheme', async () => {
  const through = {DOCEXTRACT_BASE_URL: `http://127.0.0.1:${plain}`, http_proxy: `127.0.0.1:${proxy}`};
  expect((await status(through)).exitCode).toBe(0);
  expect(proxied).toEqual([`GET http://127.0.0.1:${plain}/v1/job-status?job_id=j`]);
});

test('a proxy that is not there is told as such and nothing was sent', async () => {
  const {exitCode, stderr} = await status({...secure(), HTTPS_PROXY: 'http://127.0.0.1:1'});
  expect(exitCode).toBe(5);
  expect(stderr).toContain('ECONNREFUSED');
  expect((await status({...secure(), HTTPS_PROXY: 'ftp://x'})).exitCode).toBe(2);
});

test('the built-in service is reached without a proxy', async () => {
  const {exitCode} = await docextract(['status', '00000000-0000-4000-8000-000000000000', '-q'], {
    env: {...env, HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1'},
  });
  expect(exitCode).toBe(10);
});
