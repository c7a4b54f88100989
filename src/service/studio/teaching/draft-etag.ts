import type {SeenDraft} from '../../../storage/examples/draft-versions.js';

/** The etag of a draft. It differs for each draft of the same version. */
export function draftEtagOf({createdAt}: SeenDraft): string {
  return String(createdAt);
}

/** The draft that an etag names; for an etag of anything else, one that does not exist. */
export function seenDraft(version: number, etag: string): SeenDraft {
  return {version, createdAt: /^\d{1,15}$/.test(etag) ? Number(etag) : -1};
}
