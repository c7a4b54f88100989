import type {Command} from 'commander';
import {createCommand} from '../options/create-command.js';
import {addStudioOptions, type StudioOptions} from '../options/studio-options.js';
import {runStudio} from '../studio/run-studio.js';
import type {Context} from '../terminal/context.js';

export function studioCommand(
  context: Context,
  run: (options: StudioOptions, context: Context) => Promise<void> = runStudio,
): Command {
  const command = createCommand(context, 'studio', {
    examples: [
      ['docextract studio', 'open your templates and jobs in the browser'],
      [
        'docextract studio --no-open --port 8090',
        'only print the link, such as over ssh -L 8090:localhost:8090',
      ],
      ['docextract studio --data-dir /srv/docextract', 'use the data of a service, even while it is running'],
    ],
    exitCodes: [0, 2, 13],
  }).description(
    'Open the studio: pages for making templates, checking and correcting what was read, and running the service. It runs ' +
      'the built-in service for this machine alone, until Ctrl-C or SIGTERM. The link signs in once; with --json it is ' +
      'told as {"type":"listening","url":…,"studio":…}, and no browser is opened.',
  );
  addStudioOptions(command);
  return command.action(() => run(command.optsWithGlobals<StudioOptions>(), context));
}
