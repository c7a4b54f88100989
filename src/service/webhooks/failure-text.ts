const sentences: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before an answer came.',
  EPIPE: 'The connection was closed before an answer came.',
  ENOTFOUND: 'The host is not known.',
  EAI_AGAIN: 'The name server does not answer.',
  ETIMEDOUT: 'The host cannot be reached.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
};

/** Why there was no answer, for the log of attempts. */
export function failureText(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The attempt failed.';
  if (error.name === 'AbortError') return `No answer within ${timeoutMs / 1000} s.`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return error.message;
  if (code.startsWith('HPE_')) return `The answer is not HTTP (${code}).`;
  return sentences[code] ?? `The connection failed (${code}).`;
}
