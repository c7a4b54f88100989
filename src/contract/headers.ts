/** Header names of the interface, lower case as Node gives them. */
export const headers = {
  apiKey: 'x-auth',
  staticValues: 'static_values',
  idempotencyKey: 'idempotency-key',
  idempotencyReplayed: 'idempotency-replayed',
  /** Sent with every reply of a service that makes paid requests safe to repeat under the same key. */
  idempotencySupported: 'idempotency-supported',
  /** Sent with the reply to a paid request of an account that has a limit: the credits it has left. */
  creditsBalance: 'x-credits-balance',
  requestId: 'x-request-id',
  /**
   * What the reply of `process` and `process-agent` is to tell besides the values, as in `include` of `job-results`. A header,
   * because services that do not know it ignore it, and because it is no part of what an idempotency key stands for.
   */
  include: 'docextract-include',
} as const;
