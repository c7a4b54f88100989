/** Times of the studio's interface are ISO strings; absent ones are `null`. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function isoTimeOrNull(ms: number | undefined): string | null {
  return ms === undefined ? null : isoTime(ms);
}
