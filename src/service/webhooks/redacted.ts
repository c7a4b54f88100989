import type {StoredWebhook} from '../../storage/webhook-secret.js';

/**
 * Takes out of a text what a webhook is trusted with, whole and in its parts: a receiver may answer with what it was
 * sent, with the token of `Bearer <token>`, or with the address, whose path and query are often the secret.
 */
export function redacted(text: string, secrets: readonly string[]): string {
  return secrets.reduce((safe, secret) => safe.replaceAll(secret, '[redacted]'), text);
}

/** The longest first: taking out a part first would leave the rest. Short ones say nothing, and would tear holes into everything. */
export function secretsOf({secret, headers = {}, url}: StoredWebhook): string[] {
  const whole = [secret, secret.replace(/^whsec_/, ''), ...Object.values(headers).flatMap(withoutScheme)];
  const parts = [...Object.values(headers), ...addressParts(url)].flatMap((value) =>
    value.split(/[\s,;"'=:&?/]+/),
  );
  const all = [...whole, ...parts.filter((part) => !isWord(part))];
  const spelled = all.flatMap((part) => [part, encodeURIComponent(part), JSON.stringify(part).slice(1, -1)]);
  return [...new Set(spelled)].filter((part) => part.length >= 4).toSorted((a, b) => b.length - a.length);
}

/** `Bearer <token>` and the token alone. */
function withoutScheme(value: string): string[] {
  return [value, value.replace(/^\S+\s+/, '')];
}

function addressParts(url: string): string[] {
  const {username, password, pathname, search} = new URL(url);
  const parts = [username, password, pathname, search].flatMap((part) => part.split(/[/?&=]/));
  return [...parts, ...parts.map(decoded)];
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
