// administration: commands for who looks after the local service.

import {resolve} from 'node:path';
import type {Command} from 'commander';
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
      ['cp -a /backup/docextract-2026-01-31 /srv/docextract', 'restore it, while no service runs'],
    ],
    exitCodes: [0, 2, 5, 13],
  })
    .description(
      'Copy the data directory of the local service, whether it runs or not, to a new directory: database and documents ' +
        'as they are at one moment. To restore, copy it back. A service changes the data it is started with: to look into a ' +
        'backup, serve a copy of it. A database on PostgreSQL is copied ' +
        'by pg_dump instead, its documents by the tools of the store: docs/scaling.md says in which order.',
    )
    .argument('<dir>', 'the directory to be made');
  return command.action((target: string) =>
    run({...command.optsWithGlobals<Omit<BackupOptions, 'target'>>(), target}, context),
  );
}

async function runBackup(options: BackupOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const target = resolve(context.io.cwd, options.target);
  const {files} = await withStorage(options, context, (storage) => storage.backUp(target));
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({directory: target, files}));
  createTalk(options, context).info(`database and ${files} files are in ${target}`);
}
