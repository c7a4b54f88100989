import type {FileStore} from '../../storage/files/file-store.js';
import type {DiskSpace} from './disk-space.js';

/** Bytes of one file after which free space is checked again. */
const bytesBetweenChecks = 16 * 1024 * 1024;

/** A file store that checks free space while writing; `written` is called with the bytes written. */
export function spaceCheckedFiles(
  files: FileStore,
  {diskSpace, written = () => undefined}: {diskSpace: DiskSpace; written?: (bytes: number) => void},
): FileStore {
  async function* watched(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > bytesBetweenChecks) {
        await diskSpace.require();
        bytes = 0;
      }
      written(chunk.length);
      yield chunk;
    }
  }
  return {...files, put: (source, options) => files.put(watched(source), options)};
}
