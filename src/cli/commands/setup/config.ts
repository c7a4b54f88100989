import {readFile} from 'node:fs/promises';
import type {Command} from 'commander';
import {shellWord} from '../../../batch/model/shell-word.js';
import {DocextractError} from '../../../contract/errors.js';
import {createCommand} from '../../options/create-command.js';
import {settingNames} from '../../config/settings.js';
import type {Context} from '../../terminal/context.js';
import {readStdin} from '../../terminal/stdin.js';
import type {GlobalOptions} from '../../terminal/talk.js';
import type {Origin} from '../../config/setting-origin.js';
import type {ResolvedSettings} from '../../config/resolve.js';
import {mustExist} from '../../../contract/must-exist.js';
import {actingCommand, type VerbAction} from '../../options/verbs.js';

export interface ConfigOptions extends GlobalOptions {
  name?: string;
  value?: string;
  origin?: boolean;
}

export interface ConfigRuns {
  get: VerbAction<ConfigOptions>;
  set: VerbAction<ConfigOptions>;
  unset: VerbAction<ConfigOptions>;
  show: VerbAction<ConfigOptions>;
  path: VerbAction<ConfigOptions>;
  use: VerbAction<ConfigOptions>;
  trust: VerbAction<ConfigOptions>;
}

export function configCommand(context: Context, runs: Partial<ConfigRuns> = {}): Command {
  const run = {
    get: runGet,
    set: runSet,
    unset: runUnset,
    show: runShow,
    path: runPath,
    use: runUse,
    trust: runTrust,
    ...runs,
  };
  const command = createCommand(context, 'config', {
    examples: [
      ['docextract config set baseUrl https://api.example.com/v1', 'use a remote service from now on'],
      ['docextract config set apiKey - < key.txt', 'store its key without showing it to `ps`'],
      ['docextract config set baseUrl http://127.0.0.1:8080 --profile local', 'the same in a profile'],
      [
        'docextract config set templates.invoice 3d7ff67a-… --profile live',
        'from now on --template invoice is that template of the service',
      ],
      ['docextract config show --origin', 'what holds here, and where it comes from'],
    ],
    exitCodes: [0, 2, 13],
  }).description(
    'Show and change settings. Flags win over DOCEXTRACT_* variables, these over docextract.config.json in the ' +
      'working directory or above, that over the user file, that over defaults.',
  );
  const verb = (usage: string, summary: string, act: VerbAction<ConfigOptions>) =>
    command.addCommand(
      createVerb(context, usage, summary).action(async (...parts: unknown[]) => {
        const self = actingCommand(parts);
        const [name, value] = self.args;
        await act({...self.optsWithGlobals<GlobalOptions>(), name, value}, context);
      }),
    );
  verb('get <name>', 'print the value that holds', run.get);
  verb('set <name> <value>', 'write a setting to the user file; `-` reads the value from stdin', run.set);
  verb('unset <name>', 'remove a setting from the user file', run.unset);
  verb('show', 'print every setting that holds', run.show);
  verb('path', 'print where the user file is', run.path);
  verb('use [profile]', 'use a profile from now on; without a name none', run.use);
  verb('trust', 'trust the project file of this directory, as it is now, with your keys', run.trust);
  const show = mustExist(
    command.commands.find((one) => one.name() === 'show'),
    'subcommand config show',
  );
  // Choices for completion and help; the command itself reports invalid names.
  for (const name of ['get', 'set', 'unset'])
    mustExist(
      mustExist(
        command.commands.find((one) => one.name() === name),
        `subcommand config ${name}`,
      ).registeredArguments[0],
      'name argument of a config subcommand',
    ).argChoices = settingNames;
  show.alias('list').option('--origin', 'also tell where each value comes from');
  return command;
}

async function runGet({name = '', ...options}: ConfigOptions, context: Context): Promise<void> {
  const {settingNamed} = await import('../../config/store.js');
  const {setting, alias} = settingNamed(name);
  const {values} = await resolved(options, context);
  const value = alias === undefined ? values[setting] : ownValue(values.templates, alias);
  if (value === undefined)
    throw new DocextractError('usage', `${name} is not set`, {
      hint: `docextract config set ${shellWord(name)} <value>`,
    });
  context.out.print(options.json === true || typeof value !== 'string' ? JSON.stringify(value) : value);
}

async function runSet({name = '', value = '', profile}: ConfigOptions, context: Context): Promise<void> {
  const {storeSetting} = await import('../../config/store.js');
  const text = value === '-' ? (await readStdin(context)).toString('utf8') : value;
  await storeSetting(context.io, name, text.trim(), profile);
}

async function runUnset({name = '', profile}: ConfigOptions, context: Context): Promise<void> {
  const {removeSetting} = await import('../../config/store.js');
  await removeSetting(context.io, name, profile);
}

async function runShow(options: ConfigOptions, context: Context): Promise<void> {
  const settings = await resolved(options, context);
  const rows = await describeSettings(settings);
  if (options.json === true) return context.out.print(asJson(rows, options.origin === true));
  const {table} = await import('../../render/table.js');
  const width = context.io.stdout.columns ?? Number.POSITIVE_INFINITY;
  const cells = rows.map(({name, shown, origin}) =>
    options.origin === true ? [name, shown, originText(origin)] : [name, shown],
  );
  const header = options.origin === true ? ['SETTING', 'VALUE', 'FROM'] : ['SETTING', 'VALUE'];
  table(header, cells, width).forEach((line) => context.out.print(line));
}

async function runPath(options: ConfigOptions, context: Context): Promise<void> {
  const {userFilePath} = await import('../../config/files.js');
  const path = userFilePath(context.io);
  context.out.print(options.json === true ? JSON.stringify({path}) : path);
}

async function runUse({name}: ConfigOptions, {io}: Context): Promise<void> {
  const {readUserFile} = await import('../../config/files.js');
  const {storeProfile} = await import('../../config/store.js');
  const profiles = Object.keys(readUserFile(io)?.profiles ?? {});
  if (name !== undefined && !profiles.includes(name))
    throw new DocextractError('usage', `there is no profile "${name}"`, {
      hint:
        profiles.length === 0
          ? `make it with docextract login --profile ${shellWord(name)}`
          : `the profiles are ${profiles.join(', ')}`,
    });
  await storeProfile(io, name);
}

async function runTrust(_options: ConfigOptions, {io}: Context): Promise<void> {
  const {projectFileName, projectFilePath} = await import('../../config/files.js');
  const {contentHash} = await import('../../config/trust.js');
  const {storeTrust} = await import('../../config/store.js');
  const path = projectFilePath(io);
  if (path === undefined)
    throw new DocextractError('usage', `there is no ${projectFileName} here or in a directory above`);
  await storeTrust(io, path, contentHash(await readFile(path, 'utf8')));
}

interface Row {
  name: string;
  value: unknown;
  shown: string;
  origin: Origin;
}

async function describeSettings({values, origins, aliasOrigins}: ResolvedSettings): Promise<Row[]> {
  const {settingNames, secretSettings} = await import('../../config/settings.js');
  const rows = settingNames.flatMap((name) => {
    const [value, origin] = [values[name], origins[name]];
    if (name === 'templates' || value === undefined || origin === undefined) return [];
    const safe = secretSettings.includes(name) ? '********' : value;
    return [{name, value: safe, shown: shownValue(name, safe), origin}];
  });
  const aliases = Object.entries(values.templates ?? {}).map(([alias, id]) => ({
    ...{
      name: `templates.${alias}`,
      value: id,
      shown: id,
      origin: mustExist(aliasOrigins[alias], 'origin of the template alias'),
    },
  }));
  return [...rows, ...aliases];
}

function shownValue(name: string, value: unknown): string {
  if (/timeout$/i.test(name)) return `${Number(value) / 1000}s`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asJson(rows: Row[], withOrigin: boolean): string {
  const entries = rows.map(({name, value, origin}) => [
    name,
    withOrigin ? {value, from: originText(origin)} : value,
  ]);
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

function ownValue(values: Record<string, string> = {}, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function originText({kind, name}: Origin): string {
  if (kind === 'default' || kind === 'flag') return name;
  return kind === 'profile' ? `profile ${name}` : name;
}

async function resolved(options: GlobalOptions, {io}: Context): Promise<ResolvedSettings> {
  const {resolveSettings} = await import('../../config/resolve.js');
  const {profile, dataDir} = options;
  return resolveSettings({profile, dataDir}, io);
}

function createVerb(context: Context, usage: string, summary: string): Command {
  const [name = '', ...parameters] = usage.split(' ');
  const command = createCommand(context, name).description(summary);
  return parameters.length === 0 ? command : command.arguments(parameters.join(' '));
}
