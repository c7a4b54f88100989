import type {SeenTemplate} from '../../../storage/templates/templates.js';

/** Differs after each change of a template, of its version or not. */
export function etagOf({version, updated_at}: SeenTemplate): string {
  return `${version}-${Date.parse(updated_at)}`;
}

/** What an etag says of the template it was given for; `undefined` for one that is none of ours. */
export function seenBy(etag: string): SeenTemplate | undefined {
  const parts = /^(\d{1,9})-(\d{1,15})$/.exec(etag);
  if (parts === null) return undefined;
  const [, version, updatedAt] = parts.map(Number);
  return version === undefined || updatedAt === undefined
    ? undefined
    : {version, updated_at: new Date(updatedAt).toISOString()};
}
