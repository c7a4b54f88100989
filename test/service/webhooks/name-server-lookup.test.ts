import {createSocket} from 'node:dgram';
import type {LookupAddress} from 'node:dns';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {createHostsFileCheck} from '../../../src/service/webhooks/hosts-file.js';
import {createNameServerLookUp} from '../../../src/service/webhooks/name-server-lookup.js';
import {createSystemLookUp} from '../../../src/service/webhooks/system-dns-lookup.js';

const typeA = 1;

/** A name server: names that begin with `dead` get no answer, with `live` an address; it does not know others. */
async function startNameServer(): Promise<{servers: string[]; asked: () => number}> {
  let asked = 0;
  const socket = createSocket('udp4', (query, {port, address}) => {
    asked++;
    if (query.includes('dead')) return;
    const end = query.indexOf(0, 12) + 5;
    const isKnown = query.includes('live');
    const hasAddress = isKnown && query.readUInt16BE(end - 4) === typeA;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(hasAddress ? 1 : 0, 6);
    head.fill(0, 8, 12);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
    socket.send(
      Buffer.concat([head, query.subarray(12, end), ...(hasAddress ? [answer] : [])]),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return {servers: [`127.0.0.1:${socket.address().port}`], asked: () => asked};
}

const bySystem = (host: string): Promise<LookupAddress[]> =>
  Promise.reject(new Error(`the system was asked for ${host}`));

test('names whose servers are dead hold no other name up, and end within seconds', async () => {
  const resolve = createNameServerLookUp({
    ...(await startNameServer()),
    bySystem,
    patience: {timeout: 500, tries: 1},
  });
  const order: string[] = [];
  const dead = Array.from({length: 50}, async (_, index) => {
    const error: unknown = await resolve(`dead${index}.example.com`).catch((error: unknown) => error);
    order.push('dead');
    return error;
  });
  expect(await resolve('live.example.com')).toEqual([{address: '93.184.216.34', family: 4}]);
  order.push('live');
  for (const error of await Promise.all(dead)) expect(error).toMatchObject({code: 'EAI_AGAIN'});
  expect(order[0]).toBe('live');
});

test('a look-up that nobody waits for any more ends at once', async () => {
  const resolve = createNameServerLookUp({
    ...(await startNameServer()),
    bySystem,
    patience: {timeout: 600_000, tries: 1},
  });
  const nobody = new AbortController();
  const found = resolve('dead.example.com', nobody.signal);
  nobody.abort();
  await expect(found).rejects.toMatchObject({code: 'EAI_AGAIN'});
});

test('the system is asked for what the name servers do not know, and for what is its own', async () => {
  const {servers, asked} = await startNameServer();
  const directory = await mkdtemp(join(tmpdir(), 'docextract-hosts-'));
  onTestFinished(() => rm(directory, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  const hosts = join(directory, 'hosts');
  await writeFile(
    hosts,
    '127.0.0.1 localhost # and no live.example.org\n10.0.0.7\tlive.Example.com  other\n',
  );
  const resolve = createNameServerLookUp({servers, bySystem, isOfThisMachine: createHostsFileCheck(hosts)});
  for (const host of ['live.example.com', 'LIVE.example.com.', 'receiver'])
    await expect(resolve(host)).rejects.toThrow(`the system was asked for ${host}`);
  expect(asked()).toBe(0);
  await expect(resolve('unknown.example.com')).rejects.toThrow('the system was asked');
  expect(await resolve('live.example.org')).toHaveLength(1);
});

test('the system is asked for so many names at a time; who waits too long is told so, and a dead name is asked for once', async () => {
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const resolve = createSystemLookUp({
    atATime: 2,
    patienceMs: 200,
    lookUp: (host, done) => {
      begun.push(host);
      if (host === 'live') return done(null, [{address: '10.0.0.1', family: 4}]);
      endings.set(host, () => done(null, []));
    },
  });
  const outcome = (host: string) =>
    resolve(host).then(
      () => 'found',
      (error: {code: string}) => error.code,
    );
  const dead = ['one', 'one', 'two', 'two', 'three'].map(outcome);
  expect(await Promise.all(dead)).toEqual(Array(5).fill('EAI_AGAIN'));
  expect(begun).toEqual(['one', 'two']);
  expect(await outcome('one')).toBe('EAI_AGAIN');
  expect(await outcome('live')).toBe('EAI_AGAIN');
  endings.get('one')!();
  expect(await outcome('live')).toBe('found');
  expect(begun).toEqual(['one', 'two', 'live']);
});
