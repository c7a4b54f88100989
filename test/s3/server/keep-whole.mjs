import {createHash, randomUUID} from 'node:crypto';
import {createWriteStream} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pipeline} from 'node:stream/promises';

/**
 * Makes a store of s3rver keep an object whole or not at all, as S3 does. By itself it writes an upload to its place as
 * it comes: of a sender that is killed, an empty or short object would stay. `incoming` is a directory beside the buckets.
 */
export function keepWhole(store, incoming) {
  store.putObject = async ({bucket, key, content, metadata}) => {
    const path = join(incoming, randomUUID());
    try {
      const {size, md5} = await receive(content, path);
      await moveTo(store.getResourcePath(bucket, key, 'object'), path);
      await store.putMetadata(bucket, key, metadata, md5);
      return {size, md5};
    } finally {
      await rm(path, {force: true});
    }
  };
}

/** Throws when the connection ends first, even if all bytes have come by then and were not read yet. */
async function receive(content, path) {
  const hash = createHash('md5');
  let size = 0;
  const measure = async function* (chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(content, measure, createWriteStream(path));
  return {size, md5: hash.digest('hex')};
}

/** A directory that is empty is removed with the object that was in it, maybe just before another is moved there. */
async function moveTo(place, path) {
  for (let tries = 1; ; tries++) {
    await mkdir(dirname(place), {recursive: true});
    try {
      return await rename(path, place);
    } catch (error) {
      if (error.code !== 'ENOENT' || tries === 5) throw error;
    }
  }
}
