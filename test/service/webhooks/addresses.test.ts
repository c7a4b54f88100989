import {expect, test} from 'vitest';
import {createAddressRules} from '../../../src/service/webhooks/address-rules.js';
import {allowedAddresses} from '../../../src/service/webhooks/allowed-addresses.js';
import {send} from '../../../src/service/webhooks/send.js';
import {newWebhookSecret} from '../../../src/storage/templates/webhook-secret.js';
import {png} from '../harness.js';
import {startReceiver} from './receiver.js';
import {startWebhooked} from './with-webhook.js';

const strict = createAddressRules({allow: [], loopback: false});

test.each([
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1']],
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254']],
  ['private', ['::ffff:10.0.0.1', '::ffff:c0a8:101', '64:ff9b::10.0.0.1', '64:ff9b::a00:1']],
  [
    'link-local',
    ['169.254.169.254', '::ffff:169.254.169.254', 'fe80::1', 'fe80::1%eth0', '64:ff9b::a9fe:a9fe'],
  ],
  ['shared (carrier-grade NAT)', ['100.64.0.1', '100.100.100.200', '100.127.255.255']],
  ['metadata', ['168.63.129.16']],
  ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
  ['reserved', ['192.0.0.192', '192.0.2.1', '198.18.0.1', '203.0.113.9', '240.0.0.1', '255.255.255.255']],
  ['reserved', ['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '64:ff9b:1::1', '100::1', '5f00::1']],
  // IPv4 inside IPv6 in forms that nobody routes any more.
  ['reserved', ['::127.0.0.1', '::ffff:0:127.0.0.1', '2001:0:7f00:1::']],
])('%s addresses are refused: %j', (kind, addresses) => {
  for (const address of addresses)
    expect([address, strict.refusal(address, 'host')]).toEqual([address, kind]);
});

test.each(['93.184.216.34', '8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1'])(
  '%s is public',
  (address) => {
    expect(strict.refusal(address, 'host')).toBeUndefined();
    expect(strict.refusal(`::ffff:${address}`, 'host')).toBeUndefined();
    expect(strict.refusal(`64:ff9b::${address}`, 'host')).toBeUndefined();
  },
);

test('public addresses of IPv6 are allowed', () => {
  expect(strict.refusal('2606:4700:4700::1111', 'host')).toBeUndefined();
  expect(strict.refusal('2a00:1450:4001:80b::200e', 'host')).toBeUndefined();
});

test('what the operator allows is allowed: addresses, networks, names, and no more', () => {
  const allow = ['10.1.0.0/16', '192.168.7.7', 'fd00:1::/32', 'receiver.internal', '*.svc.local'];
  const rules = createAddressRules({allow, loopback: false});
  const refused = (address: string, host = 'host') => rules.refusal(address, host) !== undefined;
  expect(['10.1.2.3', '::ffff:10.1.2.3', '192.168.7.7', 'fd00:1::5'].filter((one) => refused(one))).toEqual(
    [],
  );
  expect(['10.2.0.1', '192.168.7.8', 'fd00:2::5', '127.0.0.1'].filter((one) => !refused(one))).toEqual([]);
  expect(refused('10.9.9.9', 'Receiver.Internal.')).toBe(false);
  expect(refused('10.9.9.9', 'a.svc.local')).toBe(false);
  expect(refused('10.9.9.9', 'svc.local')).toBe(true);
  expect(refused('10.9.9.9', 'receiver.internal.example.com')).toBe(true);
});

test('a service of this machine alone may send to this machine, and to nothing else that is not public', () => {
  const rules = createAddressRules({allow: [], loopback: true});
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((one) => rules.refusal(one, 'localhost'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const address of ['10.0.0.1', '169.254.169.254', '0.0.0.0'])
    expect(rules.refusal(address, 'localhost')).toBeDefined();
});

test.each(['10.0.0.0/33', '10.0.0/8', 'http://receiver', 'a b', '', '1.2.3', '*'])(
  'an allow-list with %j is refused at the start',
  (entry) => {
    expect(() => createAddressRules({allow: [entry], loopback: false})).toThrow(
      /no address, network or host/,
    );
  },
);

test('localhost with a full stop is this machine, where the name is known at all', async () => {
  const resolve = () => Promise.resolve([{address: '127.0.0.1', family: 4}]);
  const url = new URL('http://localhost.:8080/');
  await expect(allowedAddresses(url, {resolve, rules: strict})).rejects.toThrow(/loopback address/);
});

test('one forbidden address among public ones is enough to refuse', async () => {
  const resolve = () =>
    Promise.resolve([
      {address: '93.184.216.34', family: 4},
      {address: '10.0.0.1', family: 4},
    ]);
  const url = new URL('https://mixed.example.com/');
  await expect(allowedAddresses(url, {resolve, rules: strict})).rejects.toThrow(
    'mixed.example.com stands for 10.0.0.1, which is a private address',
  );
});

test('the connection goes to the address that was checked, though the name means another by then', async () => {
  const {url, received} = await startReceiver();
  const {port} = new URL(url);
  let lookups = 0;
  const resolve = () => Promise.resolve([{address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.9', family: 4}]);
  const rules = createAddressRules({allow: ['127.0.0.1'], loopback: false});
  const webhook = {url: `http://rebinding.example.com:${port}/hook`, secret: newWebhookSecret()};
  const attempt = await send(
    {id: 'msg_1', webhook, body: '{}'},
    {
      addressesOf: (target) => allowedAddresses(target, {resolve, rules}),
      timeoutMs: 5_000,
      signal: new AbortController().signal,
      clock: Date.now,
      userAgent: 'test',
    },
  );
  expect(attempt).toMatchObject({status: 200});
  expect(lookups).toBe(1);
  expect(received[0]!.headers.host).toBe(`rebinding.example.com:${port}`);
});

test('whatever way this machine is written, a service that may not send to it does not', async () => {
  const service = await startWebhooked({settings: {webhookLoopback: false}});
  const {url, received} = await startReceiver();
  const {port} = new URL(url);
  const hosts = ['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', 'localhost', 'localhost.'];
  const more = ['LOCALHOST', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '0.0.0.0', '0', '[::]'];
  for (const host of [...hosts, ...more, '127。0。0。1', '①②⑦.0.0.1']) {
    const jobId = await service.submit(await service.template({url: `http://${host}:${port}/`}), png('x'));
    const attempts = async (): Promise<number> => {
      // Many ways to write one and the same endpoint, which is left alone for a while after each failure.
      service.advance(61_000);
      return (await service.deliveries(jobId))[0]!.attempts;
    };
    await expect.poll(attempts).toBeGreaterThan(0);
    const [delivery] = await service.deliveries(jobId);
    const errorOf = async () => (await service.storage.deliveryLog.get(delivery!.id)).log[0]!.error;
    await expect.poll(errorOf).toBeDefined();
    expect([host, await errorOf()]).toEqual([
      host,
      expect.stringMatching(
        /(loopback|unspecified) address; the operator has to allow it|host is not known/,
      ) as string,
    ]);
  }
  expect(received).toEqual([]);
});
