import type {Storage} from '../../src/storage/open.js';
import {bytes} from './open-temporary.js';

/** Unzips the archive whose turn it is into so many documents. */
export async function unzip(storage: Storage, count: number): Promise<void> {
  const archive = (await storage.archives.claim())!;
  const documents = [];
  for (let position = 0; position < count; position++)
    documents.push({position, name: `${position}.png`, file: (await storage.files.put(bytes('x'))).key});
  await storage.archives.add(archive, documents);
  await storage.archives.finish(archive);
}
