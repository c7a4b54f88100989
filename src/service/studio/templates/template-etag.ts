import type {SeenTemplate} from '../../../storage/templates/templates.js';
import {changedMeanwhile} from '../../../storage/templates/template-versions.js';

/** Differs after each change of a template, of its version or not. */
export function etagOf({version, updated_at}: SeenTemplate): string {
  return `${version}-${Date.parse(updated_at)}`;
}

/** What an etag says of the template it was given for. Throws `changed_meanwhile` for one that is none of ours. */
export function requireSeen(etag: string, id: string): SeenTemplate {
  const parts = /^(\d{1,9})-(\d{1,15})$/.exec(etag);
  const [, version, updatedAt] = (parts ?? []).map(Number);
  if (version === undefined || updatedAt === undefined) throw changedMeanwhile(id);
  return {version, updated_at: new Date(updatedAt).toISOString()};
}
