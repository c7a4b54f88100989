import type {SeenTemplate} from '../../../storage/templates/templates.js';
import {changedMeanwhile} from '../../../storage/templates/template-versions.js';

/** The etag of a template. It differs after each change, even one that keeps the version. */
export function etagOf({version, updated_at}: SeenTemplate): string {
  return `${version}-${Date.parse(updated_at)}`;
}

/** Version and time of change in an etag. Throws `changed_meanwhile` for a text that is no etag of a template. */
export function requireSeen(etag: string, id: string): SeenTemplate {
  const parts = /^(\d{1,9})-(\d{1,15})$/.exec(etag);
  const [, version, updatedAt] = (parts ?? []).map(Number);
  if (version === undefined || updatedAt === undefined) throw changedMeanwhile(id);
  return {version, updated_at: new Date(updatedAt).toISOString()};
}
