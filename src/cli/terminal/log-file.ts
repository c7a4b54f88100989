import {appendFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {HotFolderEvent} from '../../batch/hot-folder/hot-folder-options.js';
import {DocextractError} from '../../contract/errors.js';
import type {Io} from '../io.js';

/** Appends a record with its time; the record is in the file when the call returns. */
export type LogFile = (record: {type: string} & Record<string, unknown>) => void;

/** A log of NDJSON, added to, for its owner alone; without a path nothing is noted. Throws `cannot_write`. */
export function openLog(path: string | undefined, {cwd, now, pid}: Pick<Io, 'cwd' | 'now' | 'pid'>): LogFile {
  if (path === undefined) return () => undefined;
  const file = resolve(cwd, path);
  return (record) => {
    const line = JSON.stringify({at: new Date(now()).toISOString(), pid, ...record});
    try {
      appendFileSync(file, `${line}\n`, {mode: 0o600});
    } catch (cause) {
      throw new DocextractError('cannot_write', `the log ${file} cannot be written`, {
        hint: 'is its directory there, and room on the disk?',
        cause,
      });
    }
  };
}

/** What happens in a run, without what was extracted. Bytes on their way are left to progress. */
export function logEvents(log: LogFile): (event: HotFolderEvent) => void {
  return (event) => {
    if (event.type === 'sent' || event.type === 'hashed') return;
    if (event.type !== 'document') return log(event);
    log({type: 'document', ...event.document, fields: undefined});
  };
}

/** The file that a command line names, also where the line could not be understood. */
export function logFileIn(argv: readonly string[]): string | undefined {
  const place = argv.indexOf('--log-file');
  if (place >= 0) return argv[place + 1];
  return argv.find((word) => word.startsWith('--log-file='))?.slice('--log-file='.length);
}
