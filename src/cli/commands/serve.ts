import {resolve} from 'node:path';
import {recogniserNames} from '../../contract/extraction.js';
import {Option, type Command} from 'commander';
import {DocextractError} from '../../contract/errors.js';
import {studioPath} from '../../service/studio/paths.js';
import {createCommand} from '../options/create-command.js';
import type {ServiceConfiguration} from '../config/read-service-settings.js';
import type {ResolvedSettings} from '../config/resolve.js';
import type {Context} from '../terminal/context.js';
import {addGroup} from '../options/shared-flags.js';
import type {Storage} from '../../storage/open.js';
import type {ServerReport} from '../../storage/postgres/check-server.js';
import {shellWord} from '../../batch/model/shell-word.js';
import {untilSignalled} from '../terminal/until-signalled.js';
import {createTalk, type GlobalOptions} from '../terminal/talk.js';
import {countOrZeroValue, countValue, durationValue, portValue} from '../options/option-values.js';
import {required} from '../../contract/required.js';

export interface ServeOptions extends GlobalOptions {
  host?: string;
  port?: number;
  workers?: number;
  rateLimit?: number;
  /** Milliseconds. */
  retention?: number;
  databaseUrl?: string;
  logLevel?: string;
  ocr?: string;
  ocrLanguage?: string;
  /** False with `--no-studio`. */
  studio: boolean;
  /** A file with settings of the service. */
  config?: string;
  /** Only check the settings. */
  check?: boolean;
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
      'documents read at a time; 0 only takes requests in (one per core, as memory allows)',
    ).argParser(countOrZeroValue),
    new Option('--rate-limit <n>', 'requests a key may make in 60 seconds (1200)').argParser(countValue),
    new Option(
      '--database-url <url>',
      'the database on PostgreSQL, for several machines; with a password better by DOCEXTRACT_DATABASE_URL',
    ),
    new Option('--retention <time>', 'how long results are kept (24h)').argParser(durationValue),
    new Option(
      '--ocr <name>',
      'what reads scans (auto: tesseract for scripts that ppocr does not know)',
    ).choices(recogniserNames),
    new Option('--ocr-language <languages>', 'languages of tesseract, such as ell or deu+eng'),
    new Option('--no-studio', 'serve the operations only, not the studio for the browser'),
    new Option('--config <file>', 'settings of the service, as JSON (also DOCEXTRACT_CONFIG)'),
    new Option(
      '--check',
      'look at all settings and the database, say what is wrong with them, and start nothing',
    ),
    new Option('--log-level <level>', 'what is logged').choices(['debug', 'info', 'warn', 'error', 'silent']),
  ]);
  return command.action(() => run(command.optsWithGlobals<ServeOptions>(), context));
}

async function runServe(options: ServeOptions, context: Context): Promise<void> {
  const plan = await planService(options, context);
  if (options.check === true) return tellPlan(plan, options, context);
  const {openDataDir} = await import('../service/local-storage.js');
  const {loadOptional} = await import('../service/optional-package.js');
  const {readOptionsOf, settingsOf} = await import('../config/read-service-settings.js');
  const {createService} = await loadOptional('the service', () => import('../../service/service.js'));
  const {listen} = await import('../../service/listen.js');
  const {readVersion} = await import('../version.js');

  const {values} = plan.configuration;
  const storage = await openDataDir(plan.dataDir, {
    retentionMs: options.retention ?? values.retention,
    files: {address: values.files, variables: context.io.env},
    databaseUrl: values.databaseUrl,
  });
  await claimFiles(storage);
  const store = await lookAtStore(plan, context);
  const service = await createService({
    storage,
    version: readVersion(),
    logger: {
      level: logLevel(options, values.logLevel),
      stream: {write: (line: string) => context.err.write(line)},
    },
    settings: {
      ...settingsOf(values),
      ...(options.rateLimit === undefined ? {} : {requestsPerWindow: options.rateLimit}),
    },
    workers: {count: options.workers ?? values.workers, env: context.io.env},
    reading: readOptionsOf(values),
    studio: plan.studio,
  });
  const ended = untilSignalled(context);
  try {
    const {url} = await listen(service, plan);
    announce(url, {...plan, store}, options, context);
    await ended.first;
  } finally {
    await Promise.race([service.stop(), ended.second.then(() => service.stop(0))]);
    ended.release();
    await storage.close();
  }
}

interface Plan {
  configuration: ServiceConfiguration;
  host: string;
  port: number;
  dataDir: string;
  /** Whether it is served. */
  studio: boolean;
  /** Unknown `DOCEXTRACT_` variables. */
  unknown: string[];
}

interface CheckedPlan extends Plan {
  /** What is wrong with the store of files, and what is to be known of it. */
  store: Store;
}

interface Store {
  problems: string[];
  warnings: string[];
}

/** Refuses to work on documents that the other nodes of the database do not see. */
async function claimFiles(storage: Storage): Promise<void> {
  try {
    await storage.files.requireOwn();
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Tries the store of files, where there is one. */
async function lookAtStore({dataDir, configuration}: Plan, {io}: Context): Promise<Store> {
  const {checkFileStore} = await import('../../storage/files/check-file-store.js');
  const {databaseUrl: url, files: address} = configuration.values;
  const place = {address, variables: io.env};
  const {withServerRecords} = await import('../../storage/postgres/server-records.js');
  const found =
    url === undefined
      ? await checkFileStore(dataDir, place)
      : await withServerRecords({url, dataDir}, (records) => checkFileStore(dataDir, place, records));
  const {problems = [], warnings = []} = found ?? {};
  const sentence = ({message, hint}: {message: string; hint: string}): string => `${message} ${hint}`;
  return {problems: problems.map(sentence), warnings: warnings.map(sentence)};
}

/** Reads all settings and reports all problems at once. */
async function planService(options: ServeOptions, {io}: Context): Promise<Plan> {
  const {resolveSettings} = await import('../config/resolve.js');
  const {dataDirOf} = await import('../service/local-storage.js');
  const {readServiceSettings} = await import('../config/read-service-settings.js');
  const {dataDirComplaint, refuseComplaints, unknownVariables} = await import('../config/check-service.js');

  const configuration = await readServiceSettings(io, options.config, {
    '--ocr': options.ocr,
    '--ocr-language': options.ocrLanguage,
    '--database-url': options.databaseUrl,
  });
  const {values, complaints} = configuration;
  const general = await resolveSettings(options, io).catch((error: unknown): ResolvedSettings => {
    if (!(error instanceof DocextractError)) throw error;
    // Both readers report the same problem: keep one.
    if (
      !complaints.some((complaint) =>
        complaint.startsWith(required(error.message.split(':')[0], 'name of the setting in the complaint')),
      )
    )
      complaints.push(error.message);
    return {values: {}, origins: {}, aliasOrigins: {}};
  });
  /** Precedence: flags, environment, service file, general settings. */
  const given = {...general.values, ...values, ...flagsOf(options, io.cwd)};
  const {host = '127.0.0.1', port = 8080, dataDir = dataDirOf(general, io)} = given;
  const unwritable = await dataDirComplaint(dataDir);
  refuseComplaints(unwritable === undefined ? complaints : [...complaints, unwritable]);
  const studio = options.studio && values.studio !== false;
  return {configuration, host, port, dataDir, studio, unknown: unknownVariables(io)};
}

function flagsOf({host, port, dataDir}: ServeOptions, cwd: string) {
  return {
    ...(host === undefined ? {} : {host}),
    ...(port === undefined ? {} : {port}),
    ...(dataDir === undefined ? {} : {dataDir: resolve(cwd, dataDir)}),
  };
}

async function tellPlan(plan: Plan, options: ServeOptions, context: Context): Promise<void> {
  const {describeSettings, refuseComplaints} = await import('../config/check-service.js');
  const {configuration, host, port, dataDir, unknown} = plan;
  const database = await databaseOf(configuration);
  const store = await lookAtStore(plan, context);
  refuseComplaints(store.problems);
  const rows = describeSettings(configuration);
  if (options.json === true) {
    const given = rows.filter(([, , origin]) => origin !== undefined);
    const settings = Object.fromEntries(given.map(([name, value, origin]) => [name, {value, origin}]));
    const rest = rows.filter(([, value, origin]) => origin === undefined && value !== '');
    const defaults = Object.fromEntries(rest.map(([name, value]) => [name, value]));
    const {warnings} = store;
    const general = {host, port, data_dir: dataDir, ...(database && {database})};
    const told = {...general, settings, defaults, unknown, warnings};
    return context.out.print(JSON.stringify(told, null, 2));
  }
  const {table} = await import('../render/table.js');
  const width = context.io.stdout.columns ?? Number.POSITIVE_INFINITY;
  context.out.print(`would listen on ${host} port ${port}, data in ${dataDir}`);
  if (database) context.out.print(`PostgreSQL ${database.version} at ${database.place} can be used`);
  const cells = rows.map(([name, value, origin = 'default']) => [name, value, origin]);
  table(['SETTING', 'VALUE', 'FROM'], cells, width).forEach((line) => context.out.print(line));
  const talk = createTalk(options, context);
  store.warnings.forEach((warning) => talk.info(warning));
  unknown.forEach((name) => talk.info(`${name} is set and means nothing`));
}

/** Tests the connection to the database server, if there is one. Throws with what is wrong. */
async function databaseOf({values}: ServiceConfiguration): Promise<ServerReport | undefined> {
  if (values.databaseUrl === undefined) return undefined;
  const {loadOptional} = await import('../service/optional-package.js');
  const {checkServer} = await loadOptional(
    'the service',
    () => import('../../storage/postgres/check-server.js'),
  );
  return checkServer(values.databaseUrl);
}

function announce(
  url: string,
  {dataDir, studio, unknown, store}: CheckedPlan,
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

function logLevel({logLevel, quiet, verbose}: ServeOptions, configured: string | undefined): string {
  return logLevel ?? configured ?? (quiet === true ? 'error' : verbose > 0 ? 'debug' : 'info');
}
