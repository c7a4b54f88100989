import {createHmac} from 'node:crypto';
import {expect, test} from 'vitest';
import {Webhook} from '../../../src/contract/templates.js';
import {signatureOf} from '../../../src/service/webhooks/signature.js';
import {newWebhookSecret} from '../../../src/storage/templates/webhook-secret.js';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Of the reference implementations, https://github.com/standard-webhooks/standard-webhooks */
const vectors = [
  {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
];

test.each(vectors)('$id is signed as the reference signs it', ({signature, ...message}) => {
  expect(signatureOf(message, secret)).toBe(signature);
  expect(signatureOf(message, secret.slice('whsec_'.length))).toBe(signature);
});

test('what is signed is id, timestamp and the bytes of the body as UTF-8', () => {
  const message = {id: 'msg_1', timestamp: 1_700_000_000, body: '{"text":"Grüße, 東京 €"}'};
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const bytes = Buffer.concat([Buffer.from('msg_1.1700000000.'), Buffer.from(message.body, 'utf8')]);
  const expected = createHmac('sha256', key).update(bytes).digest('base64');
  expect(signatureOf(message, secret)).toBe(`v1,${expected}`);
  for (const changed of [{id: 'msg_2'}, {timestamp: 1_700_000_001}, {body: '{}'}])
    expect(signatureOf({...message, ...changed}, secret)).not.toBe(`v1,${expected}`);
});

test('a secret that the service makes is one that a template may name', () => {
  const made = newWebhookSecret();
  expect(Webhook.parse({url: 'https://example.com/', secret: made})).toMatchObject({secret: made});
  expect(Buffer.from(made.slice('whsec_'.length), 'base64')).toHaveLength(32);
  expect(newWebhookSecret()).not.toBe(made);
});

test.each(['abc', 'whsec_c2hvcnQ=', 'whsec_with spaces in it, and too many'])(
  'the secret %s is refused',
  (given) => {
    expect(Webhook.safeParse({url: 'https://example.com/', secret: given}).success).toBe(false);
  },
);

test.each([
  {'X-A': 'one\r\nX-B: two'},
  {'X-A': 'one\0two'},
  {'X A': 'one'},
  {'X-A\r\nX-B': 'one'},
  {'': 'one'},
])('headers that would write other headers are refused: %j', (headers) => {
  expect(Webhook.safeParse({url: 'https://example.com/', headers}).success).toBe(false);
});
