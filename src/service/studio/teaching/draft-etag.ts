import type {SeenDraft} from '../../../storage/examples/draft-versions.js';

/** Differs for each draft that is made of a version. */
export function draftEtagOf({createdAt}: SeenDraft): string {
  return String(createdAt);
}

/** The draft that somebody saw; an etag of something else is that of no draft. */
export function seenDraft(version: number, etag: string): SeenDraft {
  return {version, createdAt: /^\d{1,15}$/.test(etag) ? Number(etag) : -1};
}
