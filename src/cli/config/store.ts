import {resolve} from 'node:path';
import type Conf from 'conf';
import {makeFolder} from '../../batch/files/make-folder.js';
import {nearestSetting} from './nearest-setting.js';
import {DocextractError} from '../../contract/errors.js';
import type {Surroundings} from '../io.js';
import type {ConfigFile} from './files.js';
import {directoriesOf} from './directories.js';
import {complaintAbout, settingSchemas} from './setting-schemas.js';
import {isPathSetting, isSettingName, settingNames, type SettingName} from './settings.js';
import {isRecord} from '../../contract/records.js';

type Content = Record<string, unknown>;

/**
 * Writes one setting of the user's file, or of a profile in it; `templates.invoice` is one alias of a template. A wrong name
 * or value is a `usage` error.
 */
export async function storeSetting(
  io: Surroundings,
  name: string,
  text: string,
  profile?: string,
): Promise<void> {
  const {setting, alias} = settingNamed(name);
  const value = alias === undefined ? text : {[alias]: text};
  const parsed = settingSchemas[setting].safeParse(value);
  if (!parsed.success) throw new DocextractError('usage', `${name}: ${complaintAbout(value, parsed)}`);
  const stored = setting === 'templates' ? parsed.data : storedForm(setting, text, io.cwd);
  await change(io, profile, (content) => ({
    ...content,
    [setting]: alias === undefined ? stored : {...aliasesIn(content), ...(stored as object)},
  }));
}

/** Removes one setting, or one alias; removing what is not set is no error. */
export async function removeSetting(io: Surroundings, name: string, profile?: string): Promise<void> {
  const {setting, alias} = settingNamed(name);
  await change(io, profile, (content) =>
    alias === undefined
      ? without(content, setting)
      : {...content, templates: without(aliasesIn(content), alias)},
  );
}

function without(content: Content, name: string): Content {
  return Object.fromEntries(Object.entries(content).filter(([key]) => key !== name));
}

function aliasesIn({templates}: Content): Content {
  return isRecord(templates) ? templates : {};
}

/** The profile of a command line: from the flag, the environment, or the user's default. */
export function profileOf(
  asked: string | undefined,
  {env}: Pick<Surroundings, 'env'>,
  user: ConfigFile | undefined,
): string | undefined {
  const named = env.DOCEXTRACT_PROFILE?.trim();
  return asked ?? (named === '' ? undefined : named) ?? user?.profile;
}

/** Sets the default profile; `undefined` for none. */
export async function storeProfile(io: Surroundings, profile: string | undefined): Promise<void> {
  await change(io, undefined, (content) => ({...content, profile}));
}

/** Trusts a project file with this content. */
export async function storeTrust(io: Surroundings, path: string, hash: string): Promise<void> {
  await change(io, undefined, (content) => ({
    ...content,
    trusted: {...(isRecord(content.trusted) ? content.trusted : {}), [path]: hash},
  }));
}

/** Parses a setting's name: a setting, or with `templates.NAME` one alias. */
export function settingNamed(name: string): {setting: SettingName; alias?: string} {
  const [, alias] = /^templates\.(.+)$/s.exec(name) ?? [];
  return alias === undefined ? {setting: knownSetting(name)} : {setting: 'templates', alias};
}

function knownSetting(name: string): SettingName {
  if (isSettingName(name)) return name;
  const near = nearestSetting(name);
  throw new DocextractError('usage', `there is no setting "${name}"`, {
    hint: `${near === undefined ? '' : `did you mean ${near}? `}the settings are ${settingNames.join(', ')}; templates.NAME is the id behind an alias`,
  });
}

/** Stores numbers as numbers and paths as absolute ones, so that the file is independent of the working directory. */
function storedForm(name: SettingName, text: string, cwd: string): unknown {
  if (isPathSetting(name)) return resolve(cwd, text);
  return /^\d{1,9}$/.test(text) && name !== 'apiKey' ? Number(text) : text;
}

async function change(
  io: Surroundings,
  profile: string | undefined,
  edit: (content: Content) => Content,
): Promise<void> {
  try {
    await makeFolder(directoriesOf(io).config);
    const file = await openUserFile(io);
    const content = file.store;
    if (profile === undefined) file.store = edit(content);
    else {
      const profiles = isRecord(content.profiles) ? content.profiles : {};
      const own = profiles[profile];
      file.store = {...content, profiles: {...profiles, [profile]: edit(isRecord(own) ? own : {})}};
    }
  } catch (cause) {
    throw new DocextractError(
      'cannot_write',
      `the settings in ${directoriesOf(io).config} cannot be changed`,
      {
        hint: 'is the directory yours to write in, and config.json valid JSON?',
        cause,
      },
    );
  }
}

/** 0600: it may hold a key. */
async function openUserFile(io: Surroundings): Promise<Conf<Content>> {
  const {default: Store} = await import('conf');
  return new Store<Content>({
    cwd: directoriesOf(io).config,
    configName: 'config',
    configFileMode: 0o600,
    accessPropertiesByDotNotation: false,
    projectName: 'docextract',
  });
}
