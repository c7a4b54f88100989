import type {StoredWebhook} from '../../storage/templates/webhook-secret.js';

/**
 * Removes a webhook's secrets from a text, whole and in parts: receivers may echo what they were sent, such as the
 * token of `Bearer <token>`, or the URL, whose path and query are often secret.
 */
export function redacted(text: string, secrets: readonly string[]): string {
  return secrets.reduce((safe, secret) => safe.replaceAll(secret, '[redacted]'), text);
}

/**
 * Longest first, since removing a part first would leave the rest. Short parts are no secrets and would match
 * everywhere.
 */
export function secretsOf({secret, headers = {}, url}: StoredWebhook): string[] {
  const values = Object.values(headers);
  const {username, password, pathname, searchParams} = new URL(url);
  const whole = [secret, secret.replace(/^whsec_/, ''), username, password, ...searchParams.values()];
  const parts = [...values.flatMap((value) => value.split(/[\s,;"'=:]+/)), ...pathname.split('/')];
  const all = [...whole, ...values.flatMap(withoutScheme), ...parts.filter((part) => !isWord(part))];
  return [...new Set(all.flatMap(spellings))]
    .filter((text) => text.length >= 4)
    .toSorted((a, b) => b.length - a.length);
}

/** `Bearer <token>` and the token alone. */
function withoutScheme(value: string): string[] {
  return [value, value.replace(/^\S+\s+/, '')];
}

/** Spellings in a reply: plain, in JSON, or URL-encoded. */
function spellings(text: string): string[] {
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), decoded(text)];
}

/** Ordinary words appear in any text; secrets are longer, or no words. */
function isWord(part: string): boolean {
  return part.length < 8 || (part.length < 24 && /^([a-z]+|[A-Z]+|[A-Z][a-z]+)([-_.][a-z]+)*$/.test(part));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
