import {resolve} from 'node:path';
import type {Command} from 'commander';
import type {CorrectedDocument} from '../../batch/results/correct-results.js';
import {DocextractError} from '../../contract/errors.js';
import {createCommand} from '../options/create-command.js';
import {addStudioOptions, type StudioOptions} from '../options/studio-options.js';
import {correctedWords} from '../render/corrected-words.js';
import {shortPath} from '../render/short-path.js';
import type {FolderJob} from '../studio/folder-jobs.js';
import {withLedgers} from '../run/open-ledgers.js';
import {runStudio, type Visit} from '../studio/run-studio.js';
import type {Context} from '../terminal/context.js';
import {createTalk} from '../terminal/talk.js';

export interface ReviewOptions extends StudioOptions {
  /** A folder of results. */
  folder: string;
}

export function reviewCommand(context: Context, run = runReview): Command {
  const command = createCommand(context, 'review', {
    examples: [
      ['docextract review results', 'check in the browser what submit has written'],
      ['docextract review results --no-open', 'only print the link'],
    ],
    exitCodes: [0, 2, 10, 13],
  })
    .description(
      'Open the studio at the results of a folder, the first document that needs a look before the others. It runs the built-in ' +
        'service until Ctrl-C or SIGTERM; then what was corrected and accepted is written into the results, as by ' +
        'docextract correct. For jobs of the built-in service, as long as it keeps them: 24 hours. Documents that need a look ' +
        'are shown by the files they were read from, where these are unchanged.',
    )
    .argument('<folder>', 'a folder of results, as given with -o');
  addStudioOptions(command);
  return command.action((folder: string) =>
    run({...command.optsWithGlobals<StudioOptions>(), folder}, context),
  );
}

async function runReview(options: ReviewOptions, context: Context): Promise<void> {
  const {resultsOfFolder} = await import('../../batch/results/correct-results.js');
  const {folderJobs} = await import('../studio/folder-jobs.js');
  const directory = resolve(context.io.cwd, options.folder);
  const places = await resultsOfFolder(directory);
  const jobs = await withLedgers(options, context, (ledgers) =>
    Promise.resolve(folderJobs(shortPath(directory, context.io.cwd), places, ledgers)),
  );
  await runStudio(options, context, visitOf(jobs, options, context));
}

/** Opens the folder's documents in the studio; when it has ended, writes what was corrected into the folder's results. */
function visitOf(jobs: readonly FolderJob[], options: ReviewOptions, context: Context): Visit {
  return async (storage, atEnd) => {
    const {bringCorrections} = await import('../studio/bring-corrections.js');
    const {openFolder} = await import('../studio/open-folder.js');
    const page = await openFolder(jobs, storage, atEnd);
    if (page === undefined) throw noneKept(options.folder);
    atEnd(async () => {
      const at = new Date(context.io.now()).toISOString();
      tellCorrected(await bringCorrections(jobs, storage, at), options, context);
    });
    return page;
  };
}

function tellCorrected(documents: CorrectedDocument[], options: ReviewOptions, context: Context): void {
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({type: 'corrected', documents}));
  const words = documents.length === 0 ? 'nothing was corrected' : correctedWords(documents, context.io.cwd);
  createTalk(options, context).info(words);
}

function noneKept(folder: string): DocextractError {
  return new DocextractError(
    'results_expired',
    `the built-in service has no document of ${folder} any more`,
    {
      hint: 'it keeps jobs for 24 hours after their end; docextract correct writes corrected values into results',
    },
  );
}
