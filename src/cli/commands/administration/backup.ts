// administration: commands for who looks after the local service.

import {resolve} from 'node:path';
import type {Command} from 'commander';
import {counted} from '../../../contract/counted.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';

export interface BackupOptions extends GlobalOptions {
  /** The directory to be made. */
  target: string;
}

export function backupCommand(context: Context, run = runBackup): Command {
  const command = createCommand(context, 'backup', {
    examples: [
      [
        'docextract backup /backup/docextract-$(date +%F) --data-dir /srv/docextract',
        'while the service runs, or not',
      ],
      [
        'mv /srv/docextract /srv/docextract.before',
        'to restore it, stop the service; data that are there go aside',
      ],
      [
        'mkdir /srv/docextract && cp -a /backup/docextract-2026-01-31/. /srv/docextract',
        'then put a copy of the backup in their place',
      ],
    ],
    exitCodes: [0, 2, 5, 13],
  })
    .description(
      'Copy the data directory of the local service, whether it runs or not, to a new directory: database and documents ' +
        'as they are at one moment. To restore, put a copy of it where the data directory was, with nothing of the old ' +
        'data left there. A service changes the data it is started with: to look into a ' +
        'backup, serve a copy of it. A database on PostgreSQL is copied ' +
        'by pg_dump instead, its documents by the tools of the store: docs/scaling.md says in which order.',
    )
    .argument('<dir>', 'the directory to be made');
  return command.action((target: string) =>
    run({...command.optsWithGlobals<Omit<BackupOptions, 'target'>>(), target}, context),
  );
}

async function runBackup(options: BackupOptions, context: Context): Promise<void> {
  const {withExistingStorage} = await import('../../service/local-storage.js');
  const target = resolve(context.io.cwd, options.target);
  const {files} = await withExistingStorage(options, context, (storage) => storage.backUp(target));
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({directory: target, files}));
  createTalk(options, context).info(`database and ${counted(files, 'file')} are in ${target}`);
}
