import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

/** Bytes of all scripts of a folder of built pages: as they are, by gzip (as the service sends them) and by brotli. */
export function scriptSizes(folder) {
  const scripts = readdirSync(folder, {recursive: true})
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name)));
  const total = (sizeOf) => scripts.reduce((sum, script) => sum + sizeOf(script), 0);
  return {
    plain: total((script) => script.length),
    gzip: total((script) => gzipSync(script, {level: 9}).length),
    brotli: total((script) => brotliCompressSync(script).length),
  };
}
