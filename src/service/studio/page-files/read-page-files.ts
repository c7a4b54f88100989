import {readdir, readFile} from 'node:fs/promises';
import {extname, join, relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {systemCodeOf} from '../../../contract/errors.js';

/** A built file of the pages. */
export interface PageFile {
  type: string;
  bytes: Buffer;
  /** The compressed content; absent where compression saves too little. */
  gzip: Buffer | undefined;
}

/** By path below `/studio/`, such as `assets/index-1a2b3c.js`. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/** Where Vite puts what it builds of `pages/`; the same from `src` and from `dist`. */
export const builtPages = new URL('../../../../dist/studio/', import.meta.url);

/** Reads all built pages, which are some hundred kilobytes; none when they were not built. */
export async function readPageFiles(directory: URL = builtPages): Promise<PageFiles> {
  const root = fileURLToPath(directory);
  const entries = await readdir(root, {recursive: true, withFileTypes: true}).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const files = new Map<string, PageFile>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(relative(root, path).split(sep).join('/'), fileOf(path, await readFile(path)));
  }
  return files;
}

function fileOf(path: string, bytes: Buffer): PageFile {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const gzip = /^text|svg|json/.test(type) ? gzipSync(bytes, {level: 9}) : undefined;
  return {type, bytes, gzip};
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
