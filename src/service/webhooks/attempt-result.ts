/** Result of an attempt: status and beginning of the reply, or an error, or both. */
export interface AttemptResult {
  durationMs: number;
  status?: number;
  error?: string;
  reply?: string;
  retryAfterMs?: number;
}

/** Whether a status is 2xx; `undefined`, an attempt without a reply, is no success. */
export function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
