import {resolve} from 'node:path';
import {DocextractError} from '../../../contract/errors.js';
import {isDatabaseAddress} from '../../config/is-database-url.js';
import type {MoveRequest, MoveSource} from '../../../storage/open-move.js';
import type {Context} from '../../terminal/context.js';
import type {GlobalOptions} from '../../terminal/talk.js';

export interface MigrateOptions extends GlobalOptions {
  /** `postgres://…`, or a directory. */
  to?: string;
  /** `s3://…` */
  files?: string;
  dryRun?: boolean;
  allowMissing?: boolean;
  reopen?: boolean;
}

/** What a command line asks for. Throws `usage`. */
export async function requestOf(options: MigrateOptions, {io}: Context): Promise<MoveRequest> {
  const {to, files, reopen, allowMissing = false} = options;
  if ((to === undefined && files === undefined) !== (reopen === true))
    throw new DocextractError(
      'usage',
      reopen === true ? '--reopen moves nothing: it takes neither --to nor --files' : 'no target is named',
      {hint: 'name one with --to or --files, or let the source be used again by --reopen'},
    );
  if (to !== undefined) refuseOddTarget(to);
  const {configuredPlaces} = await import('../../service/local-storage.js');
  const configured = await configuredPlaces(options, io);
  const {dataDir, databaseUrl} = configured;
  // The variable may name the target already.
  const source: MoveSource = {dataDir, databaseUrl: isServer(to) ? undefined : databaseUrl};
  const target = to === undefined || isServer(to) ? to : resolve(io.cwd, to);
  return {...source, place: configured.files, to: target, files, allowMissing};
}

function isServer(to: string | undefined): boolean {
  return to !== undefined && /^postgres(ql)?:/.test(to);
}

function refuseOddTarget(to: string): void {
  if (isServer(to) ? isDatabaseAddress(to) : !/^[a-z][a-z0-9+.-]+:\/\//i.test(to)) return;
  const scheme = to.replace(/:.*$/s, '');
  throw new DocextractError(
    'usage',
    isServer(to)
      ? '--to: the address cannot be read'
      : `--to: ${scheme}:// is neither postgres:// nor a directory`,
    {
      hint: isServer(to)
        ? 'write postgres://user@host/name, special characters as %40'
        : scheme === 's3'
          ? 'documents are moved by --files'
          : 'write postgres://user@host/name, or a directory that is not there yet',
    },
  );
}
