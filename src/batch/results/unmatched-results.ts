import {join} from 'node:path';
import {nameOfJob} from '../files/flat-names.js';
import {jsonList} from './result.js';
import type {ResultStore} from './result-store.js';
import {writeWhole} from '../files/write-file.js';

/** Keeps what belongs to no document that is known, and what nobody could read, each in a file of its own. */
export function keepStrays(folders: {
  unrelated: string;
  unread: string;
}): Pick<ResultStore, 'keepUnrelated' | 'keepUnread'> {
  return {
    async keepUnrelated(jobId, elements) {
      const file = join(folders.unrelated, `job-${nameOfJob(jobId)}.json`);
      await writeWhole(file, () => jsonList(elements()));
      return file;
    },
    async keepUnread(name, body) {
      const file = join(folders.unread, `unread-${name}`);
      await writeWhole(file, body);
      return file;
    },
  };
}
