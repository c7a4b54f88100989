import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {z} from 'zod';
import {limits} from '../../../contract/limits.js';

/**
 * The decoder of HEIC pictures, which users install beside this package: libheif, on which it stands, is under the LGPL,
 * and few need it.
 */
export const heicPackage = 'heic-decode';

/**
 * Where the decoder is installed: beside this package, or in one of these folders, each above its `node_modules`. Never in
 * the working directory, which may come from anybody. `undefined` where it is not.
 */
export function findHeicDecoder(folders: readonly string[]): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  try {
    return createRequire(import.meta.url).resolve(heicPackage, {paths: [here, ...folders]});
  } catch {
    return undefined;
  }
}

/** Of a HEIC picture: upright; `data` is RGBA, and absent for a picture with more pixels than a page may have. */
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
    // The same path from src and from dist. What the decoder prints is nobody's output.
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
