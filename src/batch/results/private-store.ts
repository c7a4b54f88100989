import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import pMap from 'p-map';
import {jobFileName, resultPath} from '../files/flat-names.js';
import {createStoredResultFinder} from './find-stored-results.js';
import {removeReplyParts} from './remove-parts.js';
import {type ResultOrigin, checksumOf, textOf} from './result.js';
import type {ResultStore} from './result-store.js';
import {createUnmatchedStore} from './unmatched-results.js';
import {syncFolders, writeAtomically} from '../files/write-file.js';

/** Stores results in the state directory, by identity, so that a repeated run can return them without paying. */
export function createPrivateStore(directory: string): ResultStore {
  const placeOf = ({identity, job_id, source}: ResultOrigin) =>
    join(
      directory,
      `${identity ?? resultPath(`${jobFileName(job_id ?? 'result')}-${source.replaceAll('/', '__')}`)}.json`,
    );
  return {
    prepare: () => removeReplyParts(directory),
    taken: () => Promise.resolve(new Map()),
    async keep(results) {
      const kept = await pMap(
        results,
        async (result) => {
          const [file, text] = [placeOf(result), textOf(result)];
          await writeAtomically(file, text);
          return {isKept: true, file, sum: checksumOf(text)};
        },
        {concurrency: 8},
      );
      await syncFolders(results.length > 0 ? [directory] : []);
      return kept;
    },
    withdraw: async (origins) => {
      for (const origin of origins) await rm(placeOf(origin), {force: true});
    },
    ...createUnmatchedStore({unrelated: directory, unread: directory}),
    placeOf,
    keepReply: () => Promise.resolve(),
    placeOfReply: (name) => ({file: join(directory, `reply-${name}.json`), stays: false}),
    findStored: createStoredResultFinder(),
    note: () => Promise.resolve(),
    finish: () => Promise.resolve([]),
  };
}
