import {readFile, stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import type {Command} from 'commander';
import type {ResultPlace} from '../../batch/results/correct-results.js';
import {Corrections} from '../../batch/results/corrections.js';
import {DocextractError} from '../../contract/errors.js';
import {createCommand} from '../options/create-command.js';
import {correctedWords} from '../render/corrected-words.js';
import {withLedgers} from '../run/open-ledgers.js';
import {readStdin} from '../terminal/stdin.js';
import type {Context} from '../terminal/context.js';
import {createTalk, type GlobalOptions} from '../terminal/talk.js';
import {findWork} from './jobs/find.js';
import {cannotRead} from '../../batch/files/cannot-read.js';

export interface CorrectOptions extends GlobalOptions {
  /** A job, or a folder of results. */
  target: string;
  file: string;
}

export function correctCommand(context: Context, run = runCorrect): Command {
  const command = createCommand(context, 'correct', {
    examples: [
      ['docextract correct results corrections.json', 'the results in a folder'],
      ['docextract correct 0b0c2f6e-… corrections.json', 'those of a job that was submitted from here'],
      [
        `echo '{"a.pdf": {"total": "27.25", "tip": null}}' | docextract correct results -`,
        'a value, and one that is not on the page',
      ],
    ],
    exitCodes: [0, 2, 10, 13],
  })
    .description(
      'Write corrected values into results on the disk: by file and field, a value, null for what is not on the page, or ' +
        '{"value": …, "page": 1, "box": {…}}; of these, what is right may be left out. What was read first is kept in ' +
        '_corrected of the result, corrected values are sure, and later runs leave them as they are. All is applied, or ' +
        'nothing; the same corrections again change nothing. The service keeps its own results as it read them.',
    )
    .argument('<job-or-folder>', 'a job of the ledger, or a folder of results')
    .argument('<file>', 'corrections as JSON; `-` is stdin');
  return command.action((target: string, file: string) =>
    run({...command.optsWithGlobals<Omit<CorrectOptions, 'target' | 'file'>>(), target, file}, context),
  );
}

async function runCorrect(options: CorrectOptions, context: Context): Promise<void> {
  const corrections = await readCorrections(options.file, context);
  const {correctResults} = await import('../../batch/results/correct-results.js');
  const at = new Date(context.io.now()).toISOString();
  const documents = await correctResults(corrections, await placesOf(options, context), at);
  if (options.json === true) return context.out.print(JSON.stringify({documents}, null, 2));
  createTalk(options, context).info(correctedWords(documents, context.io.cwd));
}

async function readCorrections(file: string, context: Context): Promise<Corrections> {
  const text =
    file === '-'
      ? (await readStdin(context)).toString('utf8')
      : await readText(resolve(context.io.cwd, file));
  const name = file === '-' ? 'stdin' : file;
  const parsed = Corrections.safeParse(parsedJson(text, name));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DocextractError(
    'usage',
    `${name}: ${[...(issue?.path ?? []).map(String), issue?.message].join(': ')}`,
    {
      hint: 'write it by file and field: {"a.pdf": {"total": "27.25", "tip": null}}',
    },
  );
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw cannotRead(path, cause);
  });
}

function parsedJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocextractError('usage', `${file} is not JSON`, {cause});
  }
}

async function placesOf(options: CorrectOptions, context: Context): Promise<ResultPlace[]> {
  const {resultsOfFolder} = await import('../../batch/results/correct-results.js');
  const directory = resolve(context.io.cwd, options.target);
  const found = await stat(directory).catch(() => undefined);
  if (found?.isDirectory() === true) return resultsOfFolder(directory);
  const {record} = await withLedgers(options, context, (ledgers) =>
    Promise.resolve(findWork(ledgers, options.target, context.io.now())),
  );
  if (record.state === 'pending')
    throw new DocextractError('usage', `the results of job ${record.id} are not collected yet`, {
      hint: `docextract results -o DIR ${record.id}`,
    });
  return record.sources.flatMap(({source, result}) => (result === undefined ? [] : [{source, result}]));
}
