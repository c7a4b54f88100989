// contract: the HTTP interface as data: routes, schemas, statuses, error codes and limits; no I/O.

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the base address, which may or may not end in `/v1`. `{name}` is a path parameter. */
  path: string;
  summary: string;
  /** Credits are deducted for it: never repeated blindly. */
  paid: boolean;
  /** The status of success. */
  status: 200 | 202;
  /** The body is the document itself. */
  raw?: boolean;
}

/**
 * The interface, one line per operation: the client calls from it, the service answers from it. What is sent and
 * answered is left out: schemas cost a command more to load than all the rest of it.
 */
export const routes = {
  process: {
    method: 'POST',
    path: '/process',
    summary: 'Extract one document; the data comes back in the reply.',
    paid: true,
    status: 200,
  },
  processBinary: {
    method: 'PUT',
    path: '/process',
    summary: 'Extract one document sent as the raw body.',
    paid: true,
    status: 200,
    raw: true,
  },
  submit: {
    method: 'POST',
    path: '/process-job',
    summary: 'Submit a document or a ZIP archive of documents as a job.',
    paid: true,
    status: 202,
  },
  submitBinary: {
    method: 'PUT',
    path: '/process-job',
    summary: 'Submit a document or a ZIP archive, sent as the raw body, as a job.',
    paid: true,
    status: 202,
    raw: true,
  },
  agent: {
    method: 'POST',
    path: '/process-agent',
    summary: 'Extract fields that the request itself defines by prompts.',
    paid: true,
    status: 200,
  },
  status: {
    method: 'GET',
    path: '/job-status',
    summary: 'Where a job stands.',
    paid: false,
    status: 200,
  },
  statusByPath: {
    method: 'GET',
    path: '/job-status/{job_id}',
    summary: 'Where a job stands; the form one released client uses.',
    paid: false,
    status: 200,
  },
  results: {
    method: 'POST',
    path: '/job-results',
    summary: 'The results of a finished job as JSON or CSV.',
    paid: false,
    status: 200,
  },
  deleteJob: {
    method: 'DELETE',
    path: '/jobs/{job_id}',
    summary: 'Delete a job at once: documents, results, deliveries. An addition of this service.',
    paid: false,
    status: 200,
  },
  template: {
    method: 'GET',
    path: '/templates/{template_id}',
    summary: 'The status and the current version of a template. An addition of this service.',
    paid: false,
    status: 200,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

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
   * What the reply of `process` and `process-agent` contains besides the values, as in `include` of `job-results`. A header,
   * because services that do not know it ignore it, and because it is not part of the request that an idempotency key names.
   */
  include: 'docextract-include',
} as const;
