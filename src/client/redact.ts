import {DocextractError} from '../contract/errors.js';

/** Runs `work`; removes the key from errors, since services and proxies may echo it. */
export async function withRedactedErrors<T>(apiKey: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DocextractError ? withoutKey(error, apiKey) : error;
  }
}

function withoutKey(error: DocextractError, apiKey: string): DocextractError {
  const message = redact(error.message, apiKey);
  const hint = error.hint === undefined ? undefined : redact(error.hint, apiKey);
  if (message === error.message && hint === error.hint) return error;
  return new DocextractError(error.code, message, {
    ...(hint !== undefined && {hint}),
    ...(error.status !== undefined && {status: error.status}),
    ...(error.retryAfterSeconds !== undefined && {retryAfterSeconds: error.retryAfterSeconds}),
  });
}

/** Shorter keys appear in any text by chance and are no secrets. */
const shortestSecret = 6;

/**
 * The text with the key, plain or URL-encoded, replaced by `[key]`; a key below `shortestSecret` characters is not
 * replaced.
 */
export function redact(text: string, apiKey: string): string {
  if (apiKey.length < shortestSecret) return text;
  return text.replaceAll(apiKey, '[key]').replaceAll(encodeURIComponent(apiKey), '[key]');
}
