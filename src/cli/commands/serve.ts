import {Option, type Command} from 'commander';
import {createCommand} from '../command.js';
import type {Context} from '../context.js';
import {addGroup} from '../flags.js';
import {createTalk, type GlobalOptions} from '../talk.js';
import {countOrZeroValue, countValue, durationValue, portValue} from '../values.js';

export interface ServeOptions extends GlobalOptions {
  host?: string;
  port?: number;
  workers?: number;
  rateLimit?: number;
  /** Milliseconds. */
  retention?: number;
  logLevel?: string;
}

export function serveCommand(context: Context, run = runServe): Command {
  const command = createCommand(context, 'serve', {
    examples: [
      ['docextract serve', 'on http://127.0.0.1:8080, data in the directory of this user'],
      [
        'docextract serve --host 127.0.0.1 --port 0 --data-dir /srv/docextract --json',
        'for programs: prints one line when ready',
      ],
      ['docextract keys create --data-dir /srv/docextract', 'a key for it'],
    ],
    exitCodes: [0, 2, 13],
  }).description(
    'Run the extraction service until Ctrl-C or SIGTERM, which let work under way finish; a second one does not. With ' +
      '--json it prints {"type":"listening","url":…} on stdout once it is ready. Its log goes to stderr.',
  );
  addGroup(command, 'Service:', [
    new Option('--host <address>', 'the address to listen on (127.0.0.1)'),
    new Option('--port <port>', 'the port, 0 for any free one (8080)').argParser(portValue),
    new Option(
      '--workers <n>',
      'documents read at a time; 0 only takes requests in (one per core)',
    ).argParser(countOrZeroValue),
    new Option('--rate-limit <n>', 'requests a key may make in 60 seconds (1200)').argParser(countValue),
    new Option('--retention <time>', 'how long results are kept (24h)').argParser(durationValue),
    new Option('--log-level <level>', 'what is logged').choices(['debug', 'info', 'warn', 'error', 'silent']),
  ]);
  return command.action(() => run(command.optsWithGlobals<ServeOptions>(), context));
}

async function runServe(options: ServeOptions, context: Context): Promise<void> {
  const {resolveSettings} = await import('../config/resolve.js');
  const {dataDirOf, openDataDir} = await import('../local-storage.js');
  const {loadOptional} = await import('../optional.js');
  const {createService} = await loadOptional('the service', () => import('../../service/service.js'));
  const {listen} = await import('../../service/listen.js');
  const {readVersion} = await import('../version.js');

  const settings = await resolveSettings(options, context.io);
  const {host = '127.0.0.1', port = 8080} = settings.values;
  const dataDir = dataDirOf(settings, context.io);
  const storage = await openDataDir(dataDir, {retentionMs: options.retention});
  const service = await createService({
    storage,
    version: readVersion(),
    logger: {level: logLevel(options), stream: context.io.stderr},
    settings: options.rateLimit === undefined ? {} : {requestsPerWindow: options.rateLimit},
    workers: {count: options.workers},
  });
  const ended = untilSignalled(context);
  try {
    const {url} = await listen(service, {host, port});
    announce(url, dataDir, options, context);
    await ended.first;
  } finally {
    await Promise.race([service.stop(), ended.second.then(() => service.stop(0))]);
    ended.release();
    await storage.close();
  }
}

function announce(url: string, dataDir: string, options: ServeOptions, context: Context): void {
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({type: 'listening', url}));
  const talk = createTalk(options, context);
  talk.info(`listening on ${url}, data in ${dataDir}`);
  talk.info(`make a key with: docextract keys create --data-dir ${dataDir}`);
}

function logLevel({logLevel, quiet, verbose}: ServeOptions): string {
  return logLevel ?? (quiet === true ? 'error' : verbose > 0 ? 'debug' : 'info');
}

/** Being stopped is how a service ends well: the first signal asks for it, the second asks for it now. */
function untilSignalled({io}: Context) {
  let count = 0;
  const resolvers: (() => void)[] = [];
  const [first, second] = [0, 1].map((place) => new Promise<void>((resolve) => (resolvers[place] = resolve)));
  const release = io.onSignal(() => resolvers[count++]?.());
  return {first: first!, second: second!, release};
}
