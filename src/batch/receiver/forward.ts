import type {StoredDelivery} from './delivery-inbox.js';

/** Result of forwarding a delivery. `refused`: permanently. */
export type ForwardResult = {outcome: 'taken'} | {outcome: 'failed' | 'refused'; reason: string};

/** Delays between attempts, increasing: a restarting receiver is back soon, a failed one takes hours. */
export const forwardDelaysMs = [
  1000,
  5000,
  30_000,
  5 * 60_000,
  30 * 60_000,
  2 * 3_600_000,
  6 * 3_600_000,
  12 * 3_600_000,
];

const replyMs = 15_000;

/** Forwards the original bytes and message headers in one POST. Only 2xx counts; redirects are not followed. */
export async function forwardOnce(
  {body, headers}: StoredDelivery,
  address: string,
  signal: AbortSignal,
): Promise<ForwardResult> {
  const {url, authorization} = addressOf(address);
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers, ...authorization},
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(replyMs)]),
    });
    await reply.body?.cancel();
    if (reply.ok) return {outcome: 'taken'};
    return {outcome: reply.status === 410 ? 'refused' : 'failed', reason: `answered ${reply.status}`};
  } catch (error) {
    return {outcome: 'failed', reason: reasonOf(error)};
  }
}

/** `fetch` rejects URLs with credentials: they are sent as a header. */
function addressOf(address: string): {url: URL; authorization: Record<string, string>} {
  const url = new URL(address);
  const {username, password} = url;
  if (username === '' && password === '') return {url, authorization: {}};
  [url.username, url.password] = ['', ''];
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {url, authorization: {authorization: `Basic ${Buffer.from(pair).toString('base64')}`}};
}

/** Never the address: it may hold a password. */
function reasonOf(error: unknown): string {
  const {name, cause} = error as Error;
  if (name === 'TimeoutError') return `did not answer within ${replyMs / 1000} s`;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return `could not be reached${code === undefined ? '' : ` (${code})`}`;
}
