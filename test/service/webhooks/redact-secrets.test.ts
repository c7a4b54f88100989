import {expect, test} from 'vitest';
import {redacted, secretsOf} from '../../../src/service/webhooks/redact-secrets.js';

const webhook = {
  url: 'https://user:pa%20ss-word@hooks.example.com/services/T0000/B0000/XXXXabcdefgh?token=s3cret-token&v=1',
  headers: {authorization: 'Bearer abc.def.ghi', 'x-key': 'k3y-of-ours', accept: 'application/json'},
  secret: 'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI=',
};
const told = (text: string) => redacted(text, secretsOf(webhook));

test.each([
  ['a header as it was sent', '{"authorization":"Bearer abc.def.ghi"}', '{"authorization":"[redacted]"}'],
  ['a token without its scheme', 'invalid token: abc.def.ghi', 'invalid token: [redacted]'],
  ['the value of another header', 'no account for k3y-of-ours', 'no account for [redacted]'],
  [
    'the secret, and the secret without its prefix',
    `${webhook.secret} ${webhook.secret.slice(6)}`,
    '[redacted] [redacted]',
  ],
  [
    'what is secret in the address',
    'no POST /services/T0000/B0000/XXXXabcdefgh',
    'no POST /services/T0000/B0000/[redacted]',
  ],
  ['a value of its query', 'bad token s3cret-token', 'bad token [redacted]'],
  ['its password, in both spellings', 'pa%20ss-word or pa ss-word', '[redacted] or [redacted]'],
])('a reply does not tell %s', (_, text, safe) => {
  expect(told(text)).toBe(safe);
});

test('words stay words', () => {
  const reply = 'services expect application/json as Bearer, from hooks.example.com, user 7';
  expect(told(reply)).toBe(reply.replace('user', '[redacted]').replace('application/json', '[redacted]'));
});
