import type {StoredWebhook} from '../../storage/templates/webhook-secret.js';

/**
 * Takes out of a text what a webhook is trusted with, whole and in its parts: a receiver may answer with what it was
 * sent, with the token of `Bearer <token>`, or with the address, whose path and query are often the secret.
 */
export function redacted(text: string, secrets: readonly string[]): string {
  return secrets.reduce((safe, secret) => safe.replaceAll(secret, '[redacted]'), text);
}

/** The longest first: taking out a part first would leave the rest. Short ones say nothing, and would tear holes into everything. */
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

/** As it may stand in an answer: plain, in JSON, or in an address. */
function spellings(text: string): string[] {
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), decoded(text)];
}

/** Words stand in any text; what is secret is longer, or no word. */
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
