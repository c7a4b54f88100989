/** Header names of the interface, lower case as Node gives them. */
export const headers = {
  apiKey: 'x-auth',
  staticValues: 'static_values',
  idempotencyKey: 'idempotency-key',
  idempotencyReplayed: 'idempotency-replayed',
  /** Sent with every reply of a service that makes paid requests safe to repeat under the same key. */
  idempotencySupported: 'idempotency-supported',
  requestId: 'x-request-id',
} as const;
