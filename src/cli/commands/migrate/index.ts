// migrate: moving the data of a service to another store.

import {type Command, Option} from 'commander';
import {counted} from '../../../contract/counted.js';
import {DocextractError} from '../../../contract/errors.js';
import {createCommand} from '../../options/create-command.js';
import {addGroup} from '../../options/shared-flags.js';
import type {MoveRequest, MoveSource} from '../../../storage/open-move.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type Talk} from '../../terminal/talk.js';
import {type MigrateOptions, requestOf} from './move-request.js';

export function migrateCommand(context: Context, run = runMigrate): Command {
  const command = createCommand(context, 'migrate', {
    examples: [
      [
        'docextract migrate --data-dir /srv/docextract --to postgres://docextract@db.internal/docextract --dry-run',
        'what would be moved, and whether it can be',
      ],
      [
        'docextract migrate --data-dir /srv/docextract --to postgres://docextract@db.internal/docextract --files s3://bucket/prefix',
        'the database to PostgreSQL, documents to an S3 store; run again, it goes on',
      ],
      ['docextract migrate --data-dir /srv/docextract --files s3://bucket/prefix', 'only the documents'],
      [
        'DOCEXTRACT_DATABASE_URL=postgres://… docextract migrate --data-dir /srv/node --to /srv/docextract-2',
        'back: from PostgreSQL to a new data directory',
      ],
    ],
    exitCodes: [0, 2, 5, 11, 13],
  }).description(
    'Move the data of a service that is stopped: its database to PostgreSQL or back to SQLite in a new data directory, its ' +
      'documents to an S3 store or back. The copy is compared with the source, row by row and file by file, before it may be ' +
      'used; the source is left whole, and marked as moved.',
  );
  addGroup(command, 'Move:', [
    new Option(
      '--to <database>',
      'postgres://user@host/name, with the password in PGPASSWORD; or a data directory to be made',
    ),
    new Option(
      '--files <address>',
      's3://bucket/prefix; otherwise documents stay, or go to the new directory',
    ),
    new Option('--dry-run', 'tell what would be moved, and what is in the way; move nothing'),
    new Option('--allow-missing', 'go on although the source has lost files: what needs them will fail'),
    new Option('--reopen', 'use the source of a move again, which is refused since'),
  ]);
  return command.action(() => run(command.optsWithGlobals<MigrateOptions>(), context));
}

async function runMigrate(options: MigrateOptions, context: Context): Promise<void> {
  const request = await requestOf(options, context);
  if (options.reopen === true) return runReopen(request, options, context);
  const {move, planMove} = await loadMoves();
  const {planLines, planRecord, movedLines, movedRecord} = await import('../../render/migration.js');
  const talk = createTalk(options, context);
  if (options.dryRun === true) {
    const plan = await planMove(request);
    if (options.json === true) return context.out.print(JSON.stringify(planRecord(plan)));
    return planLines(plan).forEach((line) => context.out.print(line));
  }
  const outcome = await move({...request, listener: listenerOf(talk)}).catch(retrying);
  if (options.json === true) return context.out.print(JSON.stringify(movedRecord(outcome)));
  movedLines(outcome, request).forEach((line) => talk.info(line));
}

async function loadMoves() {
  const {loadOptional} = await import('../../service/optional-package.js');
  return loadOptional('the local service', () => import('../../../storage/open-move.js'));
}

/** A line a table, and one now and then while files are on their way. */
function listenerOf(talk: Talk): MoveRequest['listener'] {
  let told = performance.now();
  const nowAndThen = (line: string): void => {
    if (performance.now() - told < tellMs) return;
    told = performance.now();
    talk.info(line);
  };
  return {
    onRows: (table, rows) => nowAndThen(`${table}: ${counted(rows, 'row')} copied`),
    onTable: ({table, rows}) => talk.detail(`${table}: ${counted(rows, 'row')} compared`),
    onFile: (done, of, step) =>
      nowAndThen(`${done} of ${counted(of, 'file')} ${step === 'copy' ? 'copied' : 'compared'}`),
  };
}

const tellMs = 5_000;

/** What is worth another attempt is: nothing that was copied is copied again. */
function retrying(error: unknown): never {
  if (!(error instanceof DocextractError) || error.code !== 'unavailable') throw error;
  const {code, message, hint = '', cause, retryAfterSeconds} = error;
  throw new DocextractError(code, message, {
    hint: `${hint} Then run the same command again: it goes on where it was.`.trim(),
    cause,
    ...(retryAfterSeconds !== undefined && {retryAfterSeconds}),
  });
}

async function runReopen(source: MoveSource, options: MigrateOptions, context: Context): Promise<void> {
  const moves = await loadMoves();
  const other = await moves.reopen(source);
  if (options.json === true)
    return context.out.print(JSON.stringify({reopened: other !== undefined, moved_to: other ?? null}));
  const talk = createTalk(options, context);
  if (other === undefined) return talk.info('it was not moved: there is nothing to do');
  talk.info(`it is used again; make sure that nothing uses ${other} any more`);
}
