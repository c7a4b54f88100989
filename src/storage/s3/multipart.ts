import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {type LocalContent, sizeOfObject, textOfReply} from './objects.js';
import type {S3Client} from './s3-client.js';
import {isTransient, S3Error} from './s3-error.js';
import {childrenOf, parseXml, textOf} from './xml.js';

/** Larger files go in parts, so that a connection that breaks off costs one part. */
export const largestSinglePut = 64 * 1024 * 1024;
/** S3 takes parts from 5 MiB and at most 10,000 of them: files up to 320 GB. */
const partBytes = 32 * 1024 * 1024;

interface Upload {
  key: string;
  content: LocalContent;
  signal?: AbortSignal;
}

/** Stores a large file in parts. It is visible when the last has arrived; a failure leaves nothing that is visible. */
export async function putInParts(client: S3Client, upload: Upload): Promise<void> {
  const {key} = upload;
  const id = await beginUpload(client, upload);
  try {
    const etags: string[] = [];
    for (let from = 0; from < upload.content.bytes; from += partBytes)
      etags.push(await putPart(client, upload, {id, from, number: etags.length + 1}));
    await complete(client, upload, {id, etags});
  } catch (error) {
    await abortUpload(client, {key, id}).catch(() => undefined);
    throw error;
  }
}

/** Returns the id of the upload. */
export async function beginUpload(
  client: S3Client,
  {key, signal, attempts}: Pick<Upload, 'key' | 'signal'> & {attempts?: number},
): Promise<string> {
  const reply = await client.send({
    ...{method: 'POST', key, query: {uploads: ''}},
    ...(signal && {signal}),
    ...(attempts !== undefined && {attempts}),
  });
  const id = textOf(parseXml(await textOfReply(reply.body)), 'UploadId');
  if (id === undefined) throw new S3Error('no upload was begun', {code: 'NoUpload', status: 200});
  return id;
}

async function putPart(
  client: S3Client,
  {key, content, signal}: Upload,
  {id, from, number}: {id: string; from: number; number: number},
): Promise<string> {
  const bytes = Math.min(partBytes, content.bytes - from);
  const open = () => createReadStream(content.path, {start: from, end: from + bytes - 1});
  const hash = createHash('sha256');
  const part: AsyncIterable<Uint8Array> = open();
  for await (const chunk of part) hash.update(chunk);
  const reply = await client.send({
    ...{method: 'PUT', key, query: {partNumber: String(number), uploadId: id}},
    body: {bytes, sha256: hash.digest('hex'), open},
    ...(signal && {signal}),
  });
  await reply.body.dump();
  const {etag} = reply.headers;
  if (typeof etag === 'string') return etag;
  throw new S3Error(`part ${number} got no tag`, {code: 'NoTag', status: 200});
}

async function complete(
  client: S3Client,
  {key, content, signal}: Upload,
  {id, etags}: {id: string; etags: string[]},
): Promise<void> {
  const parts = etags.map(
    (etag, at) =>
      `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
  );
  const body = Buffer.from(
    `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`,
  );
  const sha256 = createHash('sha256').update(body).digest('hex');
  try {
    const reply = await client.send({
      ...{method: 'POST', key, query: {uploadId: id}},
      body: {bytes: body.length, sha256, open: () => body},
      ...(signal && {signal}),
    });
    // S3 answers 200 before it has put the parts together, and may have to say otherwise.
    const root = parseXml(await textOfReply(reply.body));
    if (root?.name === 'Error')
      throw new S3Error(textOf(root, 'Message') ?? '', {
        code: textOf(root, 'Code') ?? 'Unknown',
        status: 500,
      });
    if (root?.name !== 'CompleteMultipartUploadResult')
      throw new S3Error('the end of an upload was not confirmed', {code: 'NoResult', status: 200});
  } catch (error) {
    // The answer to an earlier attempt may have been lost, or replaced on its way.
    if ((await sizeOfObject(client, key)) !== content.bytes) throw error;
  }
}

/** Takes an upload back, with the parts that it has. */
export async function abortUpload(
  client: S3Client,
  {key, id, attempts}: {key: string; id: string; attempts?: number},
): Promise<void> {
  const reply = await client.send({
    ...{method: 'DELETE', key, query: {uploadId: id}},
    ...(attempts !== undefined && {attempts}),
  });
  await reply.body.dump();
}

interface OpenUpload {
  /** Without the prefix of the store. */
  key: string;
  id: string;
  /** Milliseconds since it was begun, by the clock of the store. */
  ageMs: number;
}

/** Uploads that have not ended, the first thousand. */
export async function listUploads(client: S3Client): Promise<OpenUpload[]> {
  const {prefix} = client.settings;
  const {body, date} = await client.send({
    method: 'GET',
    query: {uploads: '', prefix},
    attempts: fewAttempts,
  });
  const uploads: OpenUpload[] = [];
  for (const upload of childrenOf(parseXml(await textOfReply(body)), 'Upload')) {
    const [key, id] = [textOf(upload, 'Key') ?? '', textOf(upload, 'UploadId')];
    if (id === undefined || !key.startsWith(prefix)) continue;
    const ageMs = date - Date.parse(textOf(upload, 'Initiated') ?? '');
    uploads.push({key: key.slice(prefix.length), id, ageMs});
  }
  return uploads;
}

/** What does not work now is done by the next sweep. */
const fewAttempts = 2;

/**
 * Removes parts that killed processes left; returns how many uploads. A store that cannot list uploads, or a key
 * without the right, is no error; `checkBucket` reports that.
 */
export async function abortOldUploads(client: S3Client, olderThanMs: number): Promise<number> {
  let count = 0;
  try {
    for (const {key, id, ageMs} of await listUploads(client))
      if (ageMs > olderThanMs && (await isAborted(client, {key, id}))) count += 1;
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
  }
  return count;
}

/** Throws where the next upload would fare no better: as the store is away. */
async function isAborted(client: S3Client, upload: {key: string; id: string}): Promise<boolean> {
  try {
    await abortUpload(client, {...upload, attempts: fewAttempts});
    return true;
  } catch (error) {
    if (!(error instanceof S3Error) || isTransient(error)) throw error;
    return false;
  }
}
