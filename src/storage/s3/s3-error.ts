import {DocextractError} from '../../contract/errors.js';
import type {S3Settings} from './s3-address.js';

/** A store that refused a request, or did not answer: then without `status`. */
export class S3Error extends Error {
  readonly status: number | undefined;
  /** As S3 names it, such as `NoSuchKey`; the code of the connection's failure without a reply. */
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  /** Milliseconds since the epoch by the clock of the store. */
  readonly date: number | undefined;

  constructor(
    message: string,
    {
      status,
      code,
      retryAfterMs,
      date,
      cause,
    }: Partial<Omit<S3Error, 'code'>> & {code: string; cause?: unknown},
  ) {
    super(message, {cause});
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.date = date;
  }
}

/** Whether the same request may go well a little later. */
export function isTransient({status, code}: S3Error): boolean {
  if (status === undefined) return !ofTheSetup.includes(code);
  return [408, 429, 500, 502, 503, 504].includes(status) || code === 'RequestTimeout' || code === 'SlowDown';
}

/**
 * Failures of TLS and of name lookups last longer than seconds; since the name may be new, the request is still tried
 * again later.
 */
const ofTheSetup = [
  'ENOTFOUND',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

/** Whether the object, and not the bucket, is missing. */
export function isNoSuchKey(error: unknown): boolean {
  return error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket';
}

/** `unavailable`, with a sentence on what is wrong with the store and a hint; any other error as it is. */
export function asStoreUnavailable(error: unknown, {bucket, endpoint, region}: S3Settings): unknown {
  if (!(error instanceof S3Error)) return error;
  const [what, hint] = explain(error, {bucket, endpoint, region});
  return new DocextractError('unavailable', what, {cause: error, retryAfterSeconds: 30, hint});
}

function explain(
  {status, code, message}: S3Error,
  {bucket, endpoint, region}: Pick<S3Settings, 'bucket' | 'endpoint' | 'region'>,
): [what: string, hint: string] {
  const host = endpoint.host;
  if (status === undefined)
    return code === 'ENOTFOUND'
      ? [
          `The store ${host} is not known by that name.`,
          host === `s3.${region}.amazonaws.com`
            ? 'Check AWS_REGION, and the name service; for a store elsewhere set AWS_ENDPOINT_URL.'
            : 'Check AWS_ENDPOINT_URL and the name service.',
        ]
      : ofTheSetup.includes(code)
        ? [
            `The certificate of the store ${host} is not accepted (${code}).`,
            'Name its authority in NODE_EXTRA_CA_CERTS.',
          ]
        : code === 'ERR_SSL_WRONG_VERSION_NUMBER'
          ? [`The store ${host} does not speak TLS.`, 'Check https:// and the port in AWS_ENDPOINT_URL.']
          : [
              `The store ${host} does not answer (${code}).`,
              'Check that it runs and can be reached from here.',
            ];
  switch (code) {
    case 'NoSuchBucket':
      return [`There is no bucket ${bucket} in the store ${host}.`, 'Make it, or correct DOCEXTRACT_FILES.'];
    case 'InvalidAccessKeyId':
      return [`The store ${host} does not know the access key.`, 'Check AWS_ACCESS_KEY_ID.'];
    case 'SignatureDoesNotMatch':
      return [`The store ${host} refuses the signature.`, 'Check AWS_SECRET_ACCESS_KEY.'];
    case 'ExpiredToken':
    case 'InvalidToken':
      return [
        `The store ${host} refuses the session token.`,
        'Renew AWS_SESSION_TOKEN with its keys, and restart.',
      ];
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return [`The bucket ${bucket} is not in the region ${region}.`, 'Set AWS_REGION to its region.'];
    case 'RequestTimeTooSkewed':
      return ['The clock of this machine differs from that of the store.', 'Set the clock.'];
    case 'AccessDenied':
      return [
        `The store ${host} denies access to the bucket ${bucket}.`,
        'docextract serve --check says which right is missing.',
      ];
    default:
      return [
        `The store ${host} answered ${status} ${code}: ${message}`,
        'The store may be overloaded, or its bucket set up otherwise than expected.',
      ];
  }
}
