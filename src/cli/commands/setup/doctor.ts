import {resolve} from 'node:path';
import type {Command} from 'commander';
import type {ResolvedSettings} from '../../config/resolve.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import type {Check} from '../../doctor/check.js';
import {foremostExitCode} from '../../terminal/exit-codes.js';
import {addConnectionOptions, type ConnectionOptions} from '../../options/shared-flags.js';
import {printable} from '../../terminal/printable.js';
import {createTalk} from '../../terminal/talk.js';
import {columnsOf, wrap} from '../../terminal/wrap.js';
import {mustExist} from '../../../contract/must-exist.js';

export function doctorCommand(context: Context, run = runDoctor): Command {
  const command = createCommand(context, 'doctor', {
    examples: [
      ['docextract doctor', 'is everything as it must be?'],
      ['docextract doctor --json | jq \'.checks[] | select(.state != "ok")\'', 'for monitoring'],
      ['docextract doctor -q', 'only what is wrong'],
    ],
    exitCodes: [0, 2, 4, 5, 13],
  }).description(
    'Check what commands rest on: version and commit, settings, address, name, certificate, key, clock, allowance, ' +
      'directories with their free space, packages, and the runtime and models that read scans. ' +
      'Sends nothing that costs and changes nothing. Warnings end with 0.',
  );
  addConnectionOptions(command);
  return command.action(() => run(command.optsWithGlobals<ConnectionOptions>(), context));
}

async function runDoctor(options: ConnectionOptions, context: Context): Promise<void> {
  const checks = await checkAll(options, context);
  context.exitCode = foremostExitCode(checks.flatMap(({exitCode}) => exitCode ?? []));
  show(checks, options, context);
}

async function checkAll(options: ConnectionOptions, context: Context): Promise<Check[]> {
  const {DocextractError} = await import('../../../contract/errors.js');
  const {fail} = await import('../../doctor/check.js');
  const {exitCodeOf} = await import('../../terminal/exit-codes.js');
  const {resolveSettings} = await import('../../config/resolve.js');
  const asFailure = (name: string, error: unknown): Check => {
    if (!(error instanceof DocextractError)) throw error;
    return fail(name, error.message, error.hint ?? '', exitCodeOf(error.code));
  };
  const {checkVersion} = await import('../../doctor/check-version.js');
  const version = checkVersion(context.io);
  let settings: ResolvedSettings;
  try {
    settings = await resolveSettings(options, context.io);
  } catch (error) {
    return [...version, asFailure('settings', error)];
  }
  const {checkConfig} = await import('../../doctor/check-config.js');
  const {checkPackages} = await import('../../doctor/check-packages.js');
  const {checkRecognition} = await import('../../doctor/check-recognition.js');
  const {checkTesseract} = await import('../../doctor/check-tesseract.js');
  const isBuiltIn = settings.values.baseUrl === undefined;
  return [
    ...version,
    ...(await checkConfig(settings, context.io)),
    ...(await checkRemote(settings, options, context).catch((error: unknown) => [asFailure('key', error)])),
    ...(await checkDirectories(settings, context)),
    ...checkPackages(isBuiltIn),
    ...(await checkRecognition(isBuiltIn)),
    await checkTesseract(context.io),
  ];
}

async function checkRemote(
  settings: ResolvedSettings,
  options: ConnectionOptions,
  context: Context,
): Promise<Check[]> {
  const {readApiKey} = await import('../../config/api-key.js');
  const check = await import('../../doctor/check.js');
  const {checkService} = await import('../../doctor/check-answering-service.js');
  const {proxiesOf} = await import('../../service/proxies.js');
  const {io} = context;
  const {values, origins} = settings;
  const {baseUrl, auth} = values;
  if (baseUrl === undefined) return [check.ok('address', 'none is set: the built-in service is used')];
  const silent = {...createTalk(options, context), warn: () => undefined};
  const apiKey = await readApiKey(settings, io, silent);
  const proxies = proxiesOf(io.env);
  return [
    check.ok('address', `${baseUrl}, from ${mustExist(origins.baseUrl, 'origin of the address').name}`),
    ...(await checkService({baseUrl, apiKey, auth, proxies, now: io.now})),
  ];
}

async function checkDirectories(settings: ResolvedSettings, {io}: Context): Promise<Check[]> {
  const {directoriesOf} = await import('../../config/directories.js');
  const {checkDirectory} = await import('../../doctor/check-directories.js');
  const {dataDirOf} = await import('../../service/local-storage.js');
  const {values} = settings;
  return [
    await checkDirectory('state', values.stateDir ?? directoriesOf(io).state),
    ...(values.baseUrl === undefined ? [await checkDirectory('data', dataDirOf(settings, io))] : []),
    await checkDirectory('output', resolve(io.cwd, mustExist(values.output, 'output folder'))),
  ];
}

function show(checks: Check[], options: ConnectionOptions, context: Context): void {
  const {out, exitCode} = context;
  const records = checks.map(({name, state, message, hint, facts}) => ({
    ...{name, state, message},
    ...(facts === undefined ? {} : {facts}),
    ...(hint === undefined || hint === '' ? {} : {hint}),
  }));
  if (options.events === true) {
    records.forEach((record) => out.print(JSON.stringify({type: 'check', ...record})));
    return out.print(JSON.stringify({type: 'summary', exit_code: exitCode}));
  }
  if (options.json === true)
    return out.print(JSON.stringify({checks: records, summary: {exit_code: exitCode}}, null, 2));
  const {colour} = createTalk(options, context);
  const columns = columnsOf(context.io.stdout);
  const paint = {ok: colour.green, warn: colour.yellow, fail: colour.red};
  for (const {name, state, message, hint} of records) {
    if (options.quiet === true && state === 'ok') continue;
    const told = [
      `${paint[state](state.padEnd(4))}  ${name.padEnd(12)}  ${printable(message)}`,
      ...(hint === undefined ? [] : [`      ${''.padEnd(12)}  hint: ${printable(hint)}`]),
    ];
    told.forEach((line) => out.print(wrap(line, columns)));
  }
}
