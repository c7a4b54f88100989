// s3: a small client for S3 stores: signed requests, retries, multipart uploads, and checks of a bucket.

import {DocextractError} from '../../contract/errors.js';

/** Where objects are, and who asks for them. */
export interface S3Settings {
  bucket: string;
  /** Before every key; empty, or ends with a slash. */
  prefix: string;
  /** Address of the service, without the bucket. */
  endpoint: URL;
  region: string;
  /** The bucket is in the path, not in the host name. */
  isPathStyle: boolean;
  credentials: S3Credentials;
}

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** The environment, or what stands for it. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads `s3://bucket/prefix`, with `endpoint`, `region` and `path-style` as query where the AWS variables do not say
 * it. Credentials come from the variables alone: no file is read and no metadata service is asked. Throws `usage`.
 */
export function s3SettingsOf(address: string, variables: Variables): S3Settings {
  const {bucket, prefix, query} = parseAddress(address);
  const of = (...names: string[]): string | undefined =>
    names.map((name) => variables[name]?.trim()).find((value) => value !== undefined && value !== '');
  const endpoint = query.get('endpoint') ?? of('AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL');
  const region = query.get('region') ?? of('AWS_REGION', 'AWS_DEFAULT_REGION');
  if (endpoint === undefined && region === undefined)
    throw refused(address, 'no region is set', 'Set AWS_REGION, or AWS_ENDPOINT_URL for a store elsewhere.');
  const [accessKeyId, secretAccessKey] = [of('AWS_ACCESS_KEY_ID'), of('AWS_SECRET_ACCESS_KEY')];
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw refused(
      address,
      'there are no credentials for it',
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; profiles and roles of a machine are not looked up.',
    );
  const sessionToken = of('AWS_SESSION_TOKEN');
  return {
    ...{bucket, prefix},
    endpoint: endpointOf(endpoint ?? `https://s3.${region}.amazonaws.com`, address),
    region: region ?? usualRegion,
    // Stores elsewhere seldom have a name for every bucket; a dot in a bucket's name does not fit a certificate.
    isPathStyle:
      pathStyleOf(query.get('path-style'), address) ?? (endpoint !== undefined || bucket.includes('.')),
    credentials: {accessKeyId, secretAccessKey, sessionToken},
  };
}

/** What stores without regions expect in a signature. */
const usualRegion = 'us-east-1';

/** `s3://bucket/prefix`, without what follows. Throws `usage`. */
export function placeOf(address: string): string {
  const {bucket, prefix} = parseAddress(address);
  return `s3://${bucket}/${prefix}`;
}

function parseAddress(address: string): {bucket: string; prefix: string; query: Map<string, string>} {
  const [, bucket, path = '', query = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[\w./-]*)?(?:\?(.*))?$/.exec(address) ?? [];
  if (bucket === undefined)
    throw refused(
      address,
      'it is no address of a bucket',
      'Write s3://bucket/prefix, the prefix of letters, digits and . _ - /.',
    );
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..'))
    throw refused(address, 'its prefix has dots for a folder', 'Write the prefix out.');
  const entries = [...new URLSearchParams(query)];
  const stranger = entries.find(([name]) => !['endpoint', 'region', 'path-style'].includes(name));
  if (stranger)
    throw refused(address, `${stranger[0]} means nothing`, 'It takes endpoint, region and path-style.');
  return {bucket, prefix: parts.map((part) => `${part}/`).join(''), query: new Map(entries)};
}

function endpointOf(text: string, address: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') {
    if (url.username === '' && url.password === '') return url;
    throw refused(address, 'its endpoint holds a password', 'Set the AWS variables for credentials.');
  }
  throw refused(address, 'its endpoint is no address', 'Write it as https://s3.example.com.');
}

function pathStyleOf(text: string | undefined, address: string): boolean | undefined {
  if (text === undefined || text === 'true' || text === 'false')
    return text === undefined ? undefined : text === 'true';
  throw refused(address, 'path-style is neither true nor false', 'Leave it out, or write one of these.');
}

function refused(address: string, why: string, hint: string): DocextractError {
  // The part after the question mark may hold secrets.
  return new DocextractError('usage', `The store ${address.replace(/\?.*$/s, '')} cannot be used: ${why}.`, {
    hint,
  });
}
