import {createReadStream} from 'node:fs';
import {asS3Error, type S3Client, type S3Request} from './s3-client.js';
import {isNoSuchKey, S3Error} from './s3-error.js';
import {childrenOf, parseXml, textOf} from './xml.js';

export interface LocalContent {
  path: string;
  bytes: number;
  /** Hex. */
  sha256: string;
}

/** Stores a file in one request: the store keeps it whole, or not at all, and compares its checksum. */
export async function putObject(
  client: S3Client,
  {key, content, signal}: {key: string; content: LocalContent; signal?: AbortSignal},
): Promise<void> {
  const {path, bytes, sha256} = content;
  const open = () => (bytes === 0 ? Buffer.alloc(0) : createReadStream(path));
  const reply = await client.send({method: 'PUT', key, body: {bytes, sha256, open}, ...(signal && {signal})});
  await reply.body.dump();
}

/** The size of an object in bytes; `undefined` when it is not there. */
export async function sizeOfObject(client: S3Client, key: string): Promise<number | undefined> {
  try {
    const {headers, body} = await client.send({method: 'HEAD', key});
    await body.dump();
    return Number(headers['content-length']);
  } catch (error) {
    if (isNoSuchKey(error)) return undefined;
    throw error;
  }
}

/** A small object as text; `undefined` when it is not there. */
export async function readObject(
  client: S3Client,
  key: string,
  patience: Pick<S3Request, 'attempts' | 'timeoutMs'> = {},
): Promise<string | undefined> {
  try {
    const {body} = await client.send({method: 'GET', key, ...patience});
    return await body.text();
  } catch (error) {
    if (isNoSuchKey(error)) return undefined;
    throw asS3Error(error);
  }
}

/** The content of an object. Throws `S3Error` when the connection breaks off in the middle, too. */
export async function* streamObject(
  client: S3Client,
  {key, signal}: {key: string; signal?: AbortSignal},
): AsyncGenerator<Uint8Array> {
  const {headers, body} = await client.send({method: 'GET', key, ...(signal && {signal})});
  const expected = headers['content-length'];
  let bytes = 0;
  try {
    const content: AsyncIterable<Uint8Array> = body;
    for await (const chunk of content) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw asS3Error(error);
  }
  if (expected !== undefined && bytes !== Number(expected))
    throw new S3Error(`${bytes} of ${String(expected)} bytes came`, {code: 'short'});
}

/** Removes an object, where it is there. */
export async function deleteObject(client: S3Client, key: string, attempts?: number): Promise<void> {
  try {
    const reply = await client.send({method: 'DELETE', key, ...(attempts !== undefined && {attempts})});
    await reply.body.dump();
  } catch (error) {
    if (!isNoSuchKey(error)) throw error;
  }
}

export interface ListedObject {
  /** Without the prefix of the store. */
  key: string;
  bytes: number;
  /** Milliseconds since it was stored, by the clock of the store. */
  ageMs: number;
}

/** All objects whose keys begin so, in the order of their keys. */
export async function* listObjects(
  client: S3Client,
  {under, attempts}: {under: string; attempts?: number},
): AsyncGenerator<ListedObject> {
  const {prefix} = client.settings;
  let from: string | undefined;
  do {
    const {body, date} = await client.send({
      method: 'GET',
      query: {
        'list-type': '2',
        prefix: prefix + under,
        ...(from !== undefined && {'continuation-token': from}),
      },
      ...(attempts !== undefined && {attempts}),
    });
    const root = parseXml(await textOfReply(body));
    if (root?.name !== 'ListBucketResult') throw new S3Error('no list came', {code: 'NoList', status: 200});
    for (const entry of childrenOf(root, 'Contents')) {
      const key = textOf(entry, 'Key') ?? '';
      if (!key.startsWith(prefix)) continue;
      yield {
        key: key.slice(prefix.length),
        bytes: Number(textOf(entry, 'Size')),
        ageMs: date - Date.parse(textOf(entry, 'LastModified') ?? ''),
      };
    }
    from = textOf(root, 'IsTruncated') === 'true' ? textOf(root, 'NextContinuationToken') : undefined;
  } while (from !== undefined);
}

/** The connection may break off in the middle of a reply. */
export async function textOfReply(body: {text(): Promise<string>}): Promise<string> {
  return body.text().catch((error: unknown) => {
    throw asS3Error(error);
  });
}
