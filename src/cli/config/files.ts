import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {DocextractError, messageOf, systemCodeOf} from '../../contract/errors.js';
import type {Surroundings} from '../io.js';
import {directoriesOf} from './directories.js';
import {plainSetting} from './parse-plain-setting.js';
import {complaintAbout, settingSchemas} from './setting-schemas.js';
import {isPathSetting, isSettingName, settingNames, type SettingName, type Settings} from './settings.js';
import {nearestSetting} from './nearest-setting.js';
import {isRecord} from '../../contract/records.js';
import {cannotRead} from '../../batch/files/cannot-read.js';

/** A parsed configuration file: settings and named profiles. */
export interface ConfigFile {
  path: string;
  settings: Settings;
  profiles: Record<string, Settings>;
  /** The default profile. */
  profile: string | undefined;
}

export const projectFileName = 'docextract.config.json';

/**
 * Settings refused in project files, which come with a checkout: with an address and a key file, it could send any of
 * the user's files anywhere.
 */
const notInProjects: readonly SettingName[] = ['apiKey', 'apiKeyFile', 'apiKeyCommand'];

/** API keys are refused in project files, even trusted ones. */
const notInTrustedProjects: readonly SettingName[] = ['apiKey'];

/** The path of the user's settings file; the file need not exist. */
export function userFilePath(io: Surroundings): string {
  return join(directoriesOf(io).config, 'config.json');
}

/** The user's settings and profiles; `undefined` without a file. Every setting is allowed there. */
export function readUserFile(io: Surroundings): ConfigFile | undefined {
  return readConfigFile(userFilePath(io), []);
}

/** Hashes of trusted project files. */
export function readTrusted(io: Surroundings): Record<string, string> {
  const {trusted = {}} = readJsonObject(userFilePath(io)) ?? {};
  return typeof trusted === 'object' && trusted !== null ? (trusted as Record<string, string>) : {};
}

/** The project file of the working directory or the nearest directory above it. */
export function projectFilePath(io: Surroundings): string | undefined {
  for (let directory = io.cwd; ; directory = dirname(directory)) {
    const path = join(directory, projectFileName);
    if (existsSync(path)) return path;
    if (directory === dirname(directory)) return undefined;
  }
}

/** Parses a project file; `trusted`: the user has trusted it. */
export function readProjectFile(path: string, trusted: boolean): ConfigFile | undefined {
  return readConfigFile(path, trusted ? notInTrustedProjects : notInProjects);
}

function readConfigFile(path: string, refused: readonly SettingName[]): ConfigFile | undefined {
  const content = readJsonObject(path);
  if (content === undefined) return undefined;
  const {profiles = {}, profile, ...settings} = content;
  // Only the user's file may grant trust.
  if (refused.length === 0) delete settings.trusted;
  if (typeof profiles !== 'object' || profiles === null) throw badFile(path, 'profiles must be an object');
  if (profile !== undefined && typeof profile !== 'string') throw badFile(path, 'profile must be a name');
  const read = (values: unknown) => readSettings(values, path, refused);
  return {
    path,
    settings: read(settings),
    profiles: Object.fromEntries(Object.entries(profiles).map(([name, values]) => [name, read(values)])),
    profile,
  };
}

function readJsonObject(path: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    // At once, as it is a small file: to load what reads without waiting takes longer.
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw cannotRead(path, error);
  }
  const value = parsedJson(text, path);
  if (!isRecord(value)) throw badFile(path, 'it must hold a JSON object');
  return value;
}

/** A missing or inaccessible home means no settings. */
function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EACCES'].includes(systemCodeOf(error) ?? '');
}

function parsedJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new DocextractError('usage', `${path} is not JSON: ${messageOf(cause)}`, {
      hint: 'mend it, or move it away; docextract init writes a new project file, docextract config set the user file',
      cause,
    });
  }
}

function readSettings(values: unknown, path: string, refused: readonly SettingName[]): Settings {
  if (typeof values !== 'object' || values === null) throw badFile(path, 'a profile must be an object');
  const entries = Object.entries(values).map(([name, value]) => {
    if (!isSettingName(name))
      throw badFile(path, `there is no setting "${name}"`, {near: nearestSetting(name)});
    if (refused.includes(name))
      throw badFile(
        path,
        name === 'apiKey'
          ? 'apiKey may not stand in a project file; keep it in the environment or the user file'
          : `${name} may stand in a project file only when you trust it; read it, then: docextract config trust`,
      );
    return [name, readSetting(name, value, path)];
  });
  return Object.fromEntries(entries) as Settings;
}

function readSetting(name: SettingName, value: unknown, path: string): unknown {
  const read = plainSetting(name, value) ?? judged(name, value, path);
  return isPathSetting(name) ? resolve(dirname(path), read as string) : read;
}

function judged(name: SettingName, value: unknown, path: string): unknown {
  const parsed = settingSchemas[name].safeParse(value);
  if (parsed.success) return parsed.data;
  throw badFile(path, `${name}: ${complaintAbout(value, parsed)}`);
}

function badFile(path: string, reason: string, {near}: {near?: string | undefined} = {}): DocextractError {
  return new DocextractError('usage', `${path}: ${reason}`, {
    hint: `${near === undefined ? '' : `did you mean ${near}? `}the settings are ${settingNames.join(', ')}, profile and profiles`,
  });
}
