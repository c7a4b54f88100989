// config: settings and API keys from flags, environment, files and profiles.

import {resolve} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import type {Surroundings} from '../io.js';
import {projectFilePath, readProjectFile, readUserFile, type ConfigFile} from './files.js';
import {keySetting} from './key-setting.js';
import {plainSetting} from './parse-plain-setting.js';
import {complaintAbout, settingSchemas} from './setting-schemas.js';
import {
  defaultSettings,
  pathSettings,
  settingNames,
  variableOf,
  type SettingName,
  type Settings,
} from './settings.js';
import type {Origin} from './setting-origin.js';
import {isTrusted} from './trust.js';

export interface ResolvedSettings {
  values: Settings;
  origins: Partial<Record<SettingName, Origin>>;
  /** Where each template alias came from. */
  aliasOrigins: Record<string, Origin>;
}

export type Flags = Settings & {profile?: string};

interface Source {
  origin: Origin | ((name: SettingName) => Origin);
  values: Settings;
}

/**
 * Resolves settings. Precedence: flags, environment, project file, user file, defaults; a profile comes just below
 * the source that named it. An invalid value is a `usage` error that names its source.
 */
export async function resolveSettings(flags: Flags, io: Surroundings): Promise<ResolvedSettings> {
  const projectPath = projectFilePath(io);
  const trusted = projectPath !== undefined && (await isTrusted(projectPath, io));
  const project = projectPath === undefined ? undefined : readProjectFile(projectPath, trusted);
  const user = readUserFile(io);
  const sources = orderSources(flags, io, {project, user});
  const resolved: ResolvedSettings = {values: {}, origins: {}, aliasOrigins: {}};
  for (const name of settingNames) {
    const source = sources.find(({values}) => values[name] !== undefined);
    if (source === undefined) continue;
    Object.assign(resolved.values, {[name]: source.values[name]});
    resolved.origins[name] = originOf(source, name);
  }
  gatherAliases(resolved, sources);
  if (!trusted) refuseStrangeAddress(resolved, project?.path, user?.path);
  return resolved;
}

/** Merges aliases of all sources; the highest source wins. */
function gatherAliases(resolved: ResolvedSettings, sources: Source[]): void {
  for (const source of [...sources].reverse())
    for (const [alias, id] of Object.entries(source.values.templates ?? {})) {
      resolved.values.templates = {...resolved.values.templates, [alias]: id};
      resolved.aliasOrigins[alias] = originOf(source, 'templates');
    }
}

function originOf({origin}: Source, name: SettingName): Origin {
  return typeof origin === 'function' ? origin(name) : origin;
}

function orderSources(
  flags: Flags,
  io: Surroundings,
  {project, user}: {project: ConfigFile | undefined; user: ConfigFile | undefined},
): Source[] {
  const profilesOf = (name: string | undefined) =>
    name === undefined ? [] : profileSources(name, [user, project]);
  const variable = blankless(io.env.DOCEXTRACT_PROFILE);
  const named = flags.profile ?? variable ?? project?.profile ?? user?.profile;
  const namedBy = (here: string | undefined, above: (string | undefined)[]) =>
    here !== undefined && above.every((name) => name === undefined) ? profilesOf(named) : [];
  return [
    {origin: {kind: 'flag', name: 'command line'}, values: pathsFrom(io.cwd, flags)},
    ...namedBy(flags.profile, []),
    {origin: (name) => ({kind: 'environment', name: variableOf(name)}), values: readEnvironment(io)},
    ...namedBy(variable, [flags.profile]),
    ...fileSource('project', project),
    ...namedBy(project?.profile, [flags.profile, variable]),
    ...namedBy(user?.profile, [flags.profile, variable, project?.profile]),
    ...fileSource('user', user),
    {origin: {kind: 'default', name: 'default'}, values: defaultSettings},
  ];
}

/** The user's profile has precedence over the project's. */
function profileSources(name: string, files: (ConfigFile | undefined)[]): Source[] {
  const found = files.flatMap((file) => {
    const values = file && Object.hasOwn(file.profiles, name) ? file.profiles[name] : undefined;
    return file && values ? [{path: file.path, values}] : [];
  });
  if (found.length === 0) {
    const known = files.flatMap((file) => Object.keys(file?.profiles ?? {}));
    throw new DocextractError('usage', `there is no profile "${name}"`, {
      hint:
        known.length === 0
          ? 'no profile is configured'
          : `the profiles are ${[...new Set(known)].join(', ')}`,
    });
  }
  return found.map(({path, values}) => ({
    origin: {kind: 'profile', name: `${name} (${path})`, path},
    values,
  }));
}

function fileSource(kind: 'project' | 'user', file: ConfigFile | undefined): Source[] {
  return file === undefined
    ? []
    : [{origin: {kind, name: file.path, path: file.path}, values: file.settings}];
}

function readEnvironment(io: Surroundings): Settings {
  const found = settingNames.flatMap((name) => {
    const text = blankless(io.env[variableOf(name)]);
    return text === undefined ? [] : [[name, readVariable(name, text)] as const];
  });
  return pathsFrom(io.cwd, Object.fromEntries(found));
}

function readVariable(name: SettingName, text: string): unknown {
  const plain = plainSetting(name, text);
  if (plain !== undefined) return plain;
  const parsed = settingSchemas[name].safeParse(text);
  if (parsed.success) return parsed.data;
  throw new DocextractError('usage', `${variableOf(name)}: ${complaintAbout(text, parsed)}`);
}

function pathsFrom(directory: string, values: Settings): Settings {
  const paths = pathSettings.flatMap((name) =>
    values[name] === undefined ? [] : [[name, resolve(directory, values[name])] as const],
  );
  return {...values, ...Object.fromEntries(paths)};
}

/** Refuses to send a key from the user's file to an address from a project file. */
function refuseStrangeAddress({origins}: ResolvedSettings, project?: string, user?: string): void {
  const setting = keySetting(origins);
  const key = setting && origins[setting];
  if (project === undefined || origins.baseUrl?.path !== project) return;
  if (user === undefined || key?.path !== user) return;
  throw new DocextractError(
    'usage',
    `${project} names a service; the key stored in ${user} is not sent there unasked`,
    {
      hint: 'give the key for it in DOCEXTRACT_API_KEY, keep address and key together in a profile of your own, or say `docextract config trust`',
    },
  );
}

/** Empty variables count as unset. */
function blankless(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}
