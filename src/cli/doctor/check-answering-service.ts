import {lookup} from 'node:dns/promises';
import {isIP} from 'node:net';
import {probe, type ProbeResult, type ProbeOptions} from '../../client/probe.js';
import {formatDuration} from '../config/duration.js';
import {type Check, fail, ok, warn} from './check.js';

/** Clock skew beyond which expiry and rate limits are misread. */
const worstSkewMs = 60_000;

/** Checks a remote service: name, connection, key, clock, rate limit. Sends nothing that costs. */
export async function checkService(options: ProbeOptions): Promise<Check[]> {
  const url = new URL(options.baseUrl);
  const names = await checkName(url, options);
  if (names.some(({state}) => state === 'fail')) return names;
  const probed = await probe(options);
  const reached = checkReached(probed, url);
  return [
    ...names,
    reached,
    ...(probed.reached && reached.state === 'ok'
      ? [checkKey(probed, options), ...checkClock(probed), ...checkAllowance(probed)]
      : []),
  ];
}

async function checkName({hostname}: URL, {proxies}: ProbeOptions): Promise<Check[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  // With a proxy, the proxy resolves the name.
  if (isIP(host) !== 0 || proxies?.http !== undefined || proxies?.https !== undefined) return [];
  try {
    const found = await lookup(host, {all: true});
    return [ok('dns', `${host} is ${found.map(({address}) => address).join(', ')}`)];
  } catch (error) {
    const {code = 'no answer'} = error as NodeJS.ErrnoException;
    return [fail('dns', `${host} is not found (${code})`, 'is the address right, and the network there?', 5)];
  }
}

function checkReached(probed: ProbeResult, {protocol, host}: URL): Check {
  const name = protocol === 'https:' ? 'tls' : 'connection';
  if (!probed.reached) {
    const usual = /CERT|TLS|SSL|SIGNED|UNABLE_TO/.test(probed.code)
      ? 'is it the right host? NODE_EXTRA_CA_CERTS=FILE adds a certificate authority'
      : 'is the port right, the service up, a proxy needed (HTTPS_PROXY)?';
    return fail(name, `${host} is not reached: ${probed.message}`, probed.hint ?? usual, 5);
  }
  if (probed.status >= 500) return fail(name, `${host} answers ${probed.status}`, 'try again later', 5);
  if (!probed.isJson && probed.status !== 401 && probed.status !== 403)
    return fail(
      name,
      `${host} answers ${probed.status} with something else than JSON`,
      'is the address that of the service, and not of its web site?',
      5,
    );
  return ok(name, `${host} answers${protocol === 'https:' ? ', and its certificate is good' : ''}`);
}

function checkKey({status}: ProbeResult & {reached: true}, {apiKey}: ProbeOptions): Check {
  if (apiKey === undefined)
    return fail('key', 'no key is given', 'store one with `docextract login`, or set DOCEXTRACT_API_KEY', 4);
  return status === 401 || status === 403
    ? fail('key', `the service refuses the key (${status})`, 'get a valid one, then `docextract login`', 4)
    : ok('key', 'the service takes the key');
}

function checkClock({skewMs}: ProbeResult & {reached: true}): Check[] {
  if (skewMs === undefined) return [];
  const apart = Math.abs(skewMs);
  if (apart < worstSkewMs) return [ok('clock', 'agrees with that of the service')];
  const where = skewMs > 0 ? 'ahead of' : 'behind';
  return [
    warn('clock', `${formatDuration(apart)} ${where} that of the service`, 'set the clock of this machine'),
  ];
}

function checkAllowance({rateLimit, status}: ProbeResult & {reached: true}): Check[] {
  const {limit, remaining, resetMs} = rateLimit;
  if (status === 429 || remaining === 0)
    return [
      warn(
        'rate limit',
        `nothing is left of the allowance${resetMs === undefined ? '' : ` for ${formatDuration(resetMs)}`}`,
        'other processes use the same key; requests wait by themselves',
      ),
    ];
  if (remaining === undefined) return [];
  return [ok('rate limit', `${remaining} requests left${limit === undefined ? '' : ` of ${limit}`}`)];
}
