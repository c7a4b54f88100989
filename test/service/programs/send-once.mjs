/** Sends one message in a process of its own, which may trust other certificates: `send-once.mjs URL`, prints the attempt. Every name is this machine. */
import process from 'node:process';
import {createAddressRules} from '../../../dist/service/webhooks/address-rules.js';
import {allowedAddresses} from '../../../dist/service/webhooks/allowed-addresses.js';
import {send} from '../../../dist/service/webhooks/send.js';

const rules = createAddressRules({allow: [], loopback: true});
const resolve = () => Promise.resolve([{address: '127.0.0.1', family: 4}]);
const webhook = {url: process.argv[2], secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'};
const attempt = await send(
  {id: 'msg_1', webhook, body: '{}'},
  {
    addressesOf: (url) => allowedAddresses(url, {resolve, rules}),
    timeoutMs: 10_000,
    signal: new AbortController().signal,
    clock: Date.now,
    userAgent: 'test',
  },
);
process.stdout.write(JSON.stringify(attempt));
