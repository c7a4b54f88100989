import {type Command, Option} from 'commander';
import {DocextractError} from '../../contract/errors.js';
import type {ServiceConfiguration} from '../config/read-service-settings.js';
import {createCommand} from '../options/create-command.js';
import {countValue, portValue} from '../options/option-values.js';
import {addGroup} from '../options/shared-flags.js';
import {runService} from '../serve/run-service.js';
import {readingOptions, type ServiceOptions, settingsOptions} from '../serve/service-options.js';
import {planService} from '../serve/service-plan.js';
import {tellPlan} from '../serve/tell-plan.js';
import type {Context} from '../terminal/context.js';
import {createTalk} from '../terminal/talk.js';

export function workerCommand(context: Context, run = runWorker): Command {
  const command = createCommand(context, 'worker', {
    examples: [
      [
        'DOCEXTRACT_DATABASE_URL=postgres://… DOCEXTRACT_FILES=s3://… docextract worker',
        'reads the jobs that docextract serve takes in elsewhere',
      ],
      ['docextract worker --host 0.0.0.0 --port 8081', 'with /health/ready and /metrics'],
      ['docextract worker --config /etc/docextract.json --check', 'whether it would start'],
    ],
    exitCodes: [0, 2, 5, 13],
  }).description(
    'Read the documents of jobs until Ctrl-C or SIGTERM, which let documents under way finish or give them back; a second ' +
      'one gives them back at once. It shares a database on PostgreSQL, and the documents, with the processes that take ' +
      'requests in, and also unpacks archives, sends webhooks and deletes what has expired. With --json it prints ' +
      '{"type":"working"} on stdout once it is ready, with the url where it listens. Its log goes to stderr.',
  );
  addGroup(command, 'Service:', [
    new Option('--workers <n>', 'documents read at a time (one per core, as memory allows)').argParser(
      countValue,
    ),
    new Option('--port <port>', 'answer /health/live, /health/ready and /metrics there; 0 for any').argParser(
      portValue,
    ),
    new Option('--host <address>', 'the address of that port (127.0.0.1)'),
    ...readingOptions(),
    ...settingsOptions(),
  ]);
  return command.action(() => run(command.optsWithGlobals<ServiceOptions>(), context));
}

async function runWorker(options: ServiceOptions, context: Context): Promise<void> {
  const {workers} = options;
  const plan = await planService(options, context, (configuration) =>
    workers === undefined ? idleComplaints(configuration) : [],
  );
  requireSharedDatabase(plan.configuration);
  // Only a flag makes it listen: the address of `serve` may be in the same environment.
  const {port, host = '127.0.0.1'} = options;
  const listening = port === undefined ? undefined : {host, port};
  if (options.check === true) return tellPlan(plan, {...(listening && {listening}), ...{options, context}});
  await runService(plan, {
    ...{options, context},
    parts: {answers: 'health', studio: false, workers},
    start: async (service, store) => {
      const url = listening && (await listenOn(service, listening));
      if (url === undefined) await service.start();
      if (options.json === true || options.events === true)
        return context.out.print(JSON.stringify({type: 'working', url}));
      const talk = createTalk(options, context);
      plan.unknown.forEach((name) => talk.info(`${name} is set and means nothing`));
      [...store.problems, ...store.warnings].forEach((one) => talk.info(one));
      talk.info(url === undefined ? 'reading documents' : `reading documents, health and metrics on ${url}`);
    },
  });
}

type Listen = typeof import('../../service/listen.js').listen;

async function listenOn(...[service, address]: Parameters<Listen>): Promise<string> {
  const {listen} = await import('../../service/listen.js');
  return (await listen(service, address)).url;
}

function idleComplaints({values, origins}: ServiceConfiguration): string[] {
  return values.workers === 0
    ? [`${origins.workers ?? 'workers'}: a worker reads at least one document`]
    : [];
}

/** With a database in its own data directory, no other process could accept requests for this worker. */
function requireSharedDatabase({values}: ServiceConfiguration): void {
  if (values.databaseUrl !== undefined) return;
  throw new DocextractError('usage', 'a worker needs a database that it shares with other processes', {
    hint:
      'set DOCEXTRACT_DATABASE_URL to that of `docextract serve --no-worker`; on one machine with a data directory, ' +
      '`docextract serve` reads documents itself',
  });
}
