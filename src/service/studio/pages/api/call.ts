import {problemOf, unreachable} from './problem.js';
import type {AnyInput, Input, Operation, Reply} from './operations.js';
import {upload} from './upload.js';

const root = '/studio/api';

/** Asks the service. Throws `Problem` for whatever is not a success. */
export async function call<Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  signal?: AbortSignal,
): Promise<Reply<Op>> {
  const given: AnyInput = input;
  const [method = 'GET'] = operation.split(' ', 1);
  const address = addressOf(operation, given);
  const headers = headersOf(method, given);
  const reply =
    given.files === undefined
      ? await ask(address, {method, headers, body: bodyOf(given), ...(signal && {signal})})
      : await upload({address, method, headers, files: given.files, onProgress: given.onProgress});
  if (reply.status === 401) window.dispatchEvent(new Event('signed-out'));
  if (!reply.ok) throw problemOf(reply.status, reply.text);
  // The service answers what the table of routes says; its tests hold it to that.
  return JSON.parse(reply.text === '' ? '{}' : reply.text) as Reply<Op>;
}

/** The address of a picture or a file, for an image or a link. */
export function addressOf(operation: Operation, {path = {}, query = {}}: AnyInput): string {
  const filled = operation
    .slice(operation.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
  return `${root}${filled}${search}`;
}

function headersOf(method: string, {body, etag, idempotencyKey}: AnyInput): Record<string, string> {
  return {
    ...(method === 'GET' ? {} : {'x-docextract-studio': '1'}),
    ...(body === undefined ? {} : {'content-type': 'application/json'}),
    ...(etag === undefined ? {} : {'if-match': `"${etag}"`}),
    ...(idempotencyKey === undefined ? {} : {'idempotency-key': idempotencyKey}),
  };
}

function bodyOf({body}: AnyInput): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

async function ask(address: string, init: RequestInit): Promise<{status: number; ok: boolean; text: string}> {
  try {
    const reply = await fetch(address, {credentials: 'same-origin', ...init});
    return {status: reply.status, ok: reply.ok, text: await reply.text()};
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  }
}
