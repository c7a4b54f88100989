import {join} from 'node:path';
import {jobFileName} from '../files/flat-names.js';
import {jsonList} from './result.js';
import type {ResultStore} from './result-store.js';
import {writeAtomically} from '../files/write-file.js';

/** Stores unmatched results and unreadable replies, each in its own file. */
export function createUnmatchedStore(folders: {
  unrelated: string;
  unread: string;
}): Pick<ResultStore, 'keepUnrelated' | 'keepUnread'> {
  return {
    async keepUnrelated(jobId, elements) {
      const file = join(folders.unrelated, `job-${jobFileName(jobId)}.json`);
      await writeAtomically(file, () => jsonList(elements()));
      return file;
    },
    async keepUnread(name, body) {
      const file = join(folders.unread, `unread-${name}`);
      await writeAtomically(file, body);
      return file;
    },
  };
}
