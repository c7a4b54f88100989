import {type Command, Option} from 'commander';
import {shellWord} from '../../batch/model/shell-word.js';
import {DocextractError} from '../../contract/errors.js';
import {studioPath} from '../../service/studio/paths.js';
import {createCommand} from '../options/create-command.js';
import {countOrZeroValue, countValue, portValue} from '../options/option-values.js';
import {addGroup} from '../options/shared-flags.js';
import type {StoreFindings} from '../serve/inspect-store.js';
import {runService} from '../serve/run-service.js';
import {readingOptions, type ServiceOptions, settingsOptions} from '../serve/service-options.js';
import {planService, type ServicePlan} from '../serve/service-plan.js';
import {tellPlan} from '../serve/tell-plan.js';
import type {Context} from '../terminal/context.js';
import {createTalk} from '../terminal/talk.js';

export interface ServeOptions extends ServiceOptions {
  rateLimit?: number;
  /** False with `--no-worker`. */
  worker: boolean;
  /** False with `--no-studio`. */
  studio: boolean;
}

export function serveCommand(context: Context, run = runServe): Command {
  const command = createCommand(context, 'serve', {
    examples: [
      ['docextract serve', 'on http://127.0.0.1:8080, data in the directory of this user'],
      [
        'docextract serve --host 127.0.0.1 --port 0 --data-dir /srv/docextract --json',
        'for programs: prints one line when ready',
      ],
      ['docextract serve --config /etc/docextract.json --check', 'whether it would start'],
      ['docextract serve --no-worker', 'takes requests in, and leaves jobs to docextract worker'],
      [
        'DOCEXTRACT_DATABASE_URL=postgres://… DOCEXTRACT_FILES=s3://… docextract serve --check',
        'whether it could, with a database and a store that several machines share',
      ],
      ['docextract keys create --data-dir /srv/docextract', 'a key for it'],
    ],
    exitCodes: [0, 2, 5, 13],
  }).description(
    'Run the extraction service until Ctrl-C or SIGTERM, which let work under way finish; a second one does not. With ' +
      '--json it prints {"type":"listening","url":…} on stdout once it is ready. Its log goes to stderr.',
  );
  addGroup(command, 'Service:', [
    new Option('--host <address>', 'the address to listen on (127.0.0.1)'),
    new Option('--port <port>', 'the port, 0 for any free one (8080)').argParser(portValue),
    new Option(
      '--workers <n>',
      'documents read at a time; 0 is --no-worker (one per core, as memory allows)',
    ).argParser(countOrZeroValue),
    new Option('--no-worker', 'take requests in only; other processes read the jobs'),
    new Option('--rate-limit <n>', 'requests a key may make in 60 seconds (1200)').argParser(countValue),
    ...readingOptions(),
    new Option('--no-studio', 'serve the operations only, not the studio for the browser'),
    ...settingsOptions(),
  ]);
  return command.action(() => run(command.optsWithGlobals<ServeOptions>(), context));
}

async function runServe(options: ServeOptions, context: Context): Promise<void> {
  const workers = workersOf(options);
  const plan = await planService(options, context);
  if (options.check === true) return tellPlan(plan, {listening: plan, options, context});
  const {listen} = await import('../../service/listen.js');
  const studio = options.studio && plan.configuration.values.studio !== false;
  const {rateLimit} = options;
  await runService(plan, {
    ...{options, context},
    parts: {
      ...{studio, workers},
      settings: rateLimit === undefined ? {} : {requestsPerWindow: rateLimit},
    },
    start: async (service, store) => {
      const {url} = await listen(service, plan);
      announce({url, plan, studio, store}, options, context);
    },
  });
}

function workersOf({worker, workers}: ServeOptions): number | undefined {
  if (worker) return workers;
  if (workers !== undefined && workers > 0)
    throw new DocextractError('usage', `--no-worker and --workers ${workers} contradict each other`, {
      hint: 'leave one of them out',
    });
  return 0;
}

interface Announced {
  url: string;
  plan: ServicePlan;
  /** Whether it is served. */
  studio: boolean;
  store: StoreFindings;
}

function announce(
  {url, plan: {dataDir, unknown}, studio, store}: Announced,
  options: ServeOptions,
  context: Context,
): void {
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({type: 'listening', url}));
  const talk = createTalk(options, context);
  unknown.forEach((name) => talk.info(`${name} is set and means nothing`));
  [...store.problems, ...store.warnings].forEach((one) => talk.info(one));
  talk.info(`listening on ${url}, data in ${dataDir}`);
  talk.info(`make a key with: docextract keys create --data-dir ${shellWord(dataDir)}`);
  if (studio) talk.info(`the studio is at ${url}${studioPath}, for keys made with --role admin or reviewer`);
}
