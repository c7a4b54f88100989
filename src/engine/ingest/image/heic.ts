import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {z} from 'zod';
import {limits} from '../../../contract/limits.js';

/**
 * The package that decodes HEIC pictures. Users install it themselves: it contains libheif, which is under the LGPL,
 * and few need it.
 */
export const heicPackage = 'heic-decode';

/**
 * The path of the decoder: looked for in `node_modules` upwards from this package and from `folders`, never from the
 * working directory, where anybody may have put it. `undefined` if it is not installed.
 */
export function findHeicDecoder(folders: readonly string[]): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  try {
    return createRequire(import.meta.url).resolve(heicPackage, {paths: [here, ...folders]});
  } catch {
    return undefined;
  }
}

/** A decoded HEIC picture, upright. `data` is RGBA, and absent for a picture with more pixels than a page may have. */
export type HeicPicture = z.infer<typeof HeicPicture>;

const HeicPicture = z.object({
  width: z.number(),
  height: z.number(),
  data: z.custom<Uint8Array>((data) => ArrayBuffer.isView(data)).optional(),
});

/** Decodes the first picture of a HEIC file. Rejects with what the decoder says about a damaged one. */
export function decodeHeic(
  content: Uint8Array,
  {decoder, signal}: {decoder: string; signal?: AbortSignal | undefined},
): Promise<HeicPicture> {
  return new Promise((resolve, reject) => {
    // The relative path is the same from src/ and from dist/. What the decoder prints is discarded.
    const worker = new Worker(new URL('../../../../bin/heic-worker.js', import.meta.url), {
      workerData: {decoder, content, maxPixels: limits.pagePixels},
      stdout: true,
      stderr: true,
    });
    const stop = () => void worker.terminate();
    signal?.addEventListener('abort', stop);
    worker.stdout.resume();
    worker.stderr.resume();
    worker.once('message', (picture) => resolve(HeicPicture.parse(picture)));
    worker.once('error', reject);
    worker.once('exit', () => {
      signal?.removeEventListener('abort', stop);
      reject(new Error('the decoder stopped'));
    });
  });
}
