import {createHash, randomUUID} from 'node:crypto';
import {DocextractError} from '../../contract/errors.js';
import {abortUpload, beginUpload, largestSinglePut, listUploads} from './multipart.js';
import {deleteObject, listObjects, readObject, textOfReply} from './objects.js';
import type {S3Client} from './s3-client.js';
import {asStoreUnavailable, isNoSuchKey, S3Error} from './s3-error.js';
import {parseXml, textOf} from './xml.js';

export interface BucketFindings {
  /** Problems that make the store unusable, each with a hint. */
  problems: Finding[];
  /** Warnings: documents can be stored all the same. */
  warnings: Finding[];
}

export interface Finding {
  message: string;
  hint: string;
}

/**
 * Tests each operation that the service uses on a bucket, with a test object and a test upload, and whether deleted
 * objects are really gone.
 */
export async function checkBucket(client: S3Client): Promise<BucketFindings> {
  const problems = await tryObject(client);
  // A store that cannot be reached would only be complained of once more.
  const warnings = problems.length > 0 ? [] : [...(await tryUpload(client)), ...(await findCopies(client))];
  return {problems, warnings};
}

/** Stores, lists, reads and deletes an object; stops where the store cannot be used at all. */
async function tryObject(client: S3Client): Promise<Finding[]> {
  const key = `probe/${randomUUID()}`;
  const text = `docextract ${key}`;
  const body = {
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    open: () => Buffer.from(text),
  };
  const steps: [right: string, what: string, act: () => Promise<unknown>][] = [
    [
      's3:PutObject',
      'store',
      async () => (await client.send({method: 'PUT', key, body, attempts})).body.dump(),
    ],
    ['s3:ListBucket', 'list', () => listObjects(client, {under: 'probe/', attempts}).next()],
    [
      's3:GetObject',
      'read',
      async () => {
        if ((await readObject(client, key)) !== text)
          throw new S3Error('it gives back something else than was stored', {code: 'Changed', status: 200});
      },
    ],
    ['s3:DeleteObject', 'delete', () => deleteObject(client, key, attempts)],
  ];
  const problems: Finding[] = [];
  for (const [right, what, act] of steps) {
    const problem = await problemOf(client, act, {right, what});
    if (problem === undefined) continue;
    problems.push(problem);
    if (!problem.isDenied) return problems;
  }
  return problems;
}

/** Attempts of each request, few since a person waits for the result. */
const attempts = 2;

async function problemOf(
  client: S3Client,
  act: () => Promise<unknown>,
  {right, what}: {right: string; what: string},
): Promise<(Finding & {isDenied: boolean}) | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof S3Error && error.code === 'AccessDenied')
      return {
        isDenied: true,
        message: `The bucket ${client.settings.bucket} does not let this key ${what} objects under ${client.settings.prefix || 'its root'}.`,
        hint: `Allow ${right} to it.`,
      };
    const told = asStoreUnavailable(error, client.settings);
    if (!(told instanceof DocextractError)) throw told;
    return {isDenied: false, message: told.message, hint: told.hint ?? ''};
  }
}

/** Large documents go in parts; those of uploads that never ended are listed and deleted. */
async function tryUpload(client: S3Client): Promise<Finding[]> {
  const {bucket} = client.settings;
  const key = `probe/${randomUUID()}`;
  const findings: Finding[] = [];
  if ((await refusalOf(listUploads(client)))?.code === 'AccessDenied')
    findings.push({
      message: `The bucket ${bucket} does not let this key list uploads in parts: parts of uploads that broke off stay in it.`,
      hint: `Allow s3:ListBucketMultipartUploads to it, ${orByRule}.`,
    });
  const unknownUpload = await refusalOf(abortUpload(client, {key, id: 'none', attempts}));
  if (unknownUpload?.code === 'AccessDenied')
    findings.push({
      message: `The bucket ${bucket} does not let this key take uploads in parts back: parts of uploads that broke off stay in it.`,
      hint: `Allow s3:AbortMultipartUpload to it, ${orByRule}.`,
    });
  // An upload is begun only if it could be aborted.
  if (unknownUpload !== undefined && !isNoSuchKey(unknownUpload)) return findings;
  const refusal = await refusalOf(
    beginUpload(client, {key, attempts}).then((id) =>
      abortUpload(client, {key, id, attempts}).catch(() => undefined),
    ),
  );
  if (refusal !== undefined)
    findings.push({
      message: `The bucket ${bucket} does not take uploads in parts (${refusal.code}): documents over ${largestSinglePut / 1024 / 1024} MiB cannot be stored.`,
      hint: 'Allow s3:PutObject to it, or use a store that knows multipart uploads.',
    });
  return findings;
}

const orByRule = 'or delete incomplete uploads by a lifecycle rule of the bucket';

async function refusalOf(act: Promise<unknown>): Promise<S3Error | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (error instanceof S3Error) return error;
    throw error;
  }
}

/** Checks that deleted objects are gone: warns where a bucket keeps them, or where that cannot be known. */
async function findCopies(client: S3Client): Promise<Finding[]> {
  const {bucket} = client.settings;
  const findings: Finding[] = [];
  const versioning = await stateOf(client, 'versioning', (root) => textOf(root, 'Status'));
  if (versioning === 'Enabled' || versioning === 'Suspended')
    findings.push({
      message: `The bucket ${bucket} keeps versions of objects (${versioning}): deleted documents may stay in it.`,
      hint: 'Use a bucket without versions, or a lifecycle rule that expires noncurrent versions after a day.',
    });
  const lock = await stateOf(client, 'object-lock', (root) => textOf(root, 'ObjectLockEnabled'));
  if (lock === 'Enabled')
    findings.push({
      message: `The bucket ${bucket} may lock objects: locked documents cannot be deleted.`,
      hint: 'Use a bucket without object lock.',
    });
  if (versioning === unknown)
    findings.push({
      message: `Whether the bucket ${bucket} keeps deleted documents cannot be seen with this key.`,
      hint: 'Allow s3:GetBucketVersioning and s3:GetBucketObjectLockConfiguration, or look there yourself.',
    });
  return findings;
}

const unknown = Symbol('not told');

/** A setting of the bucket; `undefined` where it is not set, or where the store has no such thing. */
async function stateOf(
  client: S3Client,
  query: string,
  read: (root: ReturnType<typeof parseXml>) => string | undefined,
): Promise<string | undefined | typeof unknown> {
  try {
    const {body} = await client.send({method: 'GET', query: {[query]: ''}, attempts});
    return read(parseXml(await textOfReply(body)));
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    return error.status === 404 || error.status === 501 || error.status === 400 ? undefined : unknown;
  }
}
