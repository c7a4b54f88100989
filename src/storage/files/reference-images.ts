import {readFile} from 'node:fs/promises';
import {documentKinds, isReadByService, kindOf} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import {isKeptPages, keptPagesMime} from '../../contract/kept-pages.js';
import {type FileStore, withFile} from './file-store.js';

/** Stores reference documents given as data URLs; returns their file keys. */
export async function storeReferences(files: FileStore, urls: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const [index, url] of urls.entries()) {
    const bytes = bytesOf(url);
    if (bytes === undefined || mimeOf(bytes) === undefined)
      throw new DocextractError(
        'unsupported_kind',
        `Reference image ${index + 1} of the template is neither an image nor a PDF.`,
        {hint: 'Give it as a data URL: data:image/png;base64,…'},
      );
    keys.push((await files.put(once(bytes))).key);
  }
  return keys;
}

/** Reads stored reference documents as data URLs. */
export function readReferences(files: FileStore, keys: string[]): Promise<string[]> {
  return Promise.all(
    keys.map(async (key) => {
      const bytes = await withFile(files, key, (path) => readFile(path));
      return `data:${mimeOf(bytes) ?? 'application/octet-stream'};base64,${bytes.toString('base64')}`;
    }),
  );
}

/** `undefined` for what is no reference document: it is a picture, a PDF, or pages of words. */
function mimeOf(bytes: Uint8Array): string | undefined {
  if (isKeptPages(bytes)) return keptPagesMime;
  const kind = kindOf(bytes);
  return kind !== undefined && isReadByService(kind) ? documentKinds[kind].mime : undefined;
}

function bytesOf(url: string): Buffer | undefined {
  const encoded = /^data:[^,]*;base64,(.*)$/s.exec(url)?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64');
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
