import {stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import {Option, type Command} from 'commander';
import {DocextractError} from '../../contract/errors.js';
import {agentOptions} from '../options/agent-flags.js';
import {createCommand} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import {
  addConnectionOptions,
  addGroup,
  addResultOptions,
  addStaticOptions,
  concurrencyOption,
  templateOption,
  uploadOption,
  type ConnectionOptions,
  type ResultOptions,
} from '../options/shared-flags.js';
import type {HotFolderFlags} from '../run/run-hot-folder.js';
import {countOrZeroValue, durationValue, listValue} from '../options/option-values.js';

export interface WatchOptions extends ConnectionOptions, ResultOptions, HotFolderFlags {
  /** Job ids, or one folder. */
  targets: string[];
  /** Milliseconds. */
  jobTimeout?: number;
}

export function watchCommand(context: Context, run = runWatch): Command {
  const command = createCommand(context, 'watch', {
    examples: [
      ['docextract watch 0b0c2f6e-…', 'follow a job, then print its results'],
      ['docextract watch "$JOB" -o results --format both', 'then write them'],
      [
        'docextract watch inbox --template invoice -o results',
        'a hot folder: what is put there is extracted',
      ],
      ['docextract watch inbox -t invoice -o results --once -q', 'for cron: what is there now'],
      ['docextract watch inbox -t invoice --exec "./import.sh --ledger"', 'a program for each document'],
      [
        'docextract watch inbox --document-type receipt --prompt total="amount to pay" -o results',
        'by prompts, as `agent` does',
      ],
    ],
    exitCodes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 130, 143],
  })
    .description(
      'Follow jobs until they end, then fetch their results as `results` does; Ctrl-C leaves the jobs running. Given a ' +
        'folder: process each file in it that has stopped growing, write its result, and move it to done/ or failed/ of ' +
        'that folder, the reason beside it in <name>.error.json. Runs until Ctrl-C or SIGTERM, which let what is paid ' +
        'land; what was cut off goes on with the next start, and no file is paid twice.',
    )
    .argument('<job-id-or-folder...>', 'the jobs, or one folder');
  addGroup(command, 'Jobs:', [
    new Option('--job-timeout <time>', 'how long to wait, exit 8 after that (for ever)').argParser(
      durationValue,
    ),
  ]);
  addGroup(command, 'Folder:', [
    new Option('--once', 'end when all that has stopped growing is done: for cron'),
    new Option('--settle <time>', 'how long a file must not have changed (2s)').argParser(durationValue),
    new Option('--poll [time]', 'look now and then and trust no file events: for network shares (2s)')
      .argParser(durationValue)
      .preset('2s'),
    new Option('--no-recursive', 'leave out what is in sub-folders'),
    new Option('--include <glob>', 'only files that match; repeatable').argParser(listValue),
    new Option('--exclude <glob>', 'no files that match; repeatable').argParser(listValue),
    new Option(
      '--exec <command>',
      'run a program for each document, without a shell, with a JSON record on its stdin',
    ),
    new Option('--heartbeat <file>', 'say in a file, every few seconds, that the watcher is well'),
    new Option('--max-credits <n>', 'stop before more credits than this are spent in all').argParser(
      countOrZeroValue,
    ),
    new Option('--retry-unknown', 'send documents again whose outcome is unknown (they may be paid twice)'),
    new Option('--force', 'send every file, whatever was done before'),
    new Option('--fail-if-empty', 'with --once: exit 9 when there is nothing to do'),
  ]);
  command.addOption(templateOption());
  addGroup(command, 'Request:', agentOptions());
  addStaticOptions(command);
  command.addOption(uploadOption(['multipart', 'binary', 'base64'])).addOption(concurrencyOption());
  addResultOptions(command, 'stdout for jobs');
  addConnectionOptions(command);
  return command.action((targets: string[]) =>
    run({...command.optsWithGlobals<Omit<WatchOptions, 'targets'>>(), targets}, context),
  );
}

async function runWatch(options: WatchOptions, context: Context): Promise<void> {
  const folder = await folderAmong(options.targets, context);
  if (folder === undefined) {
    refuse(options, folderFlags, `is about folders, and ${options.targets[0]} is none`);
    const {showOrCollectResults} = await import('../run/show-or-collect-results.js');
    return showOrCollectResults({...options, jobIds: options.targets, wait: true}, context);
  }
  refuse(options, jobFlags, 'is about jobs, and this is a folder');
  const {runHotFolder} = await import('../run/run-hot-folder.js');
  await runHotFolder({...options, folder}, context);
}

const folderFlags = [
  ...(['once', 'settle', 'poll', 'include', 'exclude', 'exec', 'heartbeat'] as const),
  ...(['retryUnknown', 'force', 'failIfEmpty', 'maxCredits'] as const),
  ...(['template', 'documentType', 'prompt', 'prompts', 'schema', 'instructions'] as const),
];
const jobFlags = ['jobTimeout', 'strictMapping', 'trustOrder', 'overwrite'] as const;

function refuse(options: WatchOptions, names: readonly (keyof WatchOptions)[], why: string): void {
  const given = names.find((name) => options[name] !== undefined);
  if (given === undefined) return;
  const flag = `--${given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw new DocextractError('usage', `${flag} ${why}`, {hint: 'see `docextract watch --help`'});
}

/** The folder argument, `undefined` for job ids, which have no slashes. */
async function folderAmong(targets: string[], {io}: Context): Promise<string | undefined> {
  for (const target of targets) {
    const found = await stat(resolve(io.cwd, target)).catch(() => undefined);
    if (found?.isDirectory() !== true && !/[\\/]/.test(target)) continue;
    if (targets.length === 1) return target;
    throw new DocextractError('usage', 'a folder is watched alone', {
      hint: 'start one watcher for each folder',
    });
  }
  return undefined;
}
