/** What a service said about its allowance, from whichever header family it uses. */
export interface RateLimit {
  limit: number | undefined;
  remaining: number | undefined;
  /** Milliseconds from now until the window starts anew. */
  resetMs: number | undefined;
}

type Headers = Record<string, string | string[] | undefined>;

/** From this number on, a reset time is epoch seconds, below it seconds from now: no rate window lasts thirty years. */
const epochFloorSeconds = 1_000_000_000;

/**
 * Reads `RateLimit` (draft-ietf-httpapi-ratelimit-headers: `"default";r=5;t=30`, or the older
 * `limit=10, remaining=5, reset=30`), `RateLimit-Limit/-Remaining/-Reset` and the same with `X-`.
 */
export function readRateLimit(headers: Headers, nowMs: number): RateLimit {
  const structured = first(headers, 'ratelimit') ?? '';
  const policy = first(headers, 'ratelimit-policy') ?? '';
  return {
    limit: number(named(policy, 'q') ?? named(structured, 'limit') ?? family(headers, 'limit')),
    remaining: number(
      named(structured, 'r') ?? named(structured, 'remaining') ?? family(headers, 'remaining'),
    ),
    resetMs: reset(named(structured, 't') ?? named(structured, 'reset') ?? family(headers, 'reset'), nowMs),
  };
}

/** `Retry-After` in milliseconds from now, given as seconds or as an HTTP date; `retry-after-ms` wins. */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const precise = number(first(headers, 'retry-after-ms'));
  if (precise !== undefined) return Math.max(0, precise);
  const text = first(headers, 'retry-after')?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

function family(headers: Headers, name: string): string | undefined {
  return (
    first(headers, `ratelimit-${name}`) ??
    first(headers, `x-ratelimit-${name}`) ??
    first(headers, `x-rate-limit-${name}`)
  );
}

function named(text: string, key: string): string | undefined {
  return new RegExp(`(?:^|[;,\\s])${key}=(\\d+(?:\\.\\d+)?)`, 'i').exec(text)?.[1];
}

function reset(text: string | undefined, nowMs: number): number | undefined {
  const seconds = number(text);
  if (seconds !== undefined)
    return Math.max(0, seconds >= epochFloorSeconds ? seconds * 1000 - nowMs : seconds * 1000);
  const date = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

function first(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function number(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
