import {namesIn} from '../../contract/records.js';
import type {SettingName, Settings} from './setting-schemas.js';

export type {SettingName, Settings};

/** The names are kept apart from the schemas, which take longer to load than everything else of a short command. */
const known = {
  baseUrl: true,
  apiKey: true,
  apiKeyFile: true,
  apiKeyCommand: true,
  auth: true,
  dataDir: true,
  stateDir: true,
  template: true,
  templates: true,
  output: true,
  format: true,
  upload: true,
  concurrency: true,
  retries: true,
  timeout: true,
  connectTimeout: true,
  jobTimeout: true,
  host: true,
  port: true,
} satisfies Record<SettingName, true>;

export const settingNames = namesIn(known);

/** Values that are paths, and so relative to the file that sets them. */
export const pathSettings = ['apiKeyFile', 'dataDir', 'stateDir', 'output'] as const;

/** Whether the value is a path, relative to the file that sets it. */
export function isPathSetting(name: SettingName): name is (typeof pathSettings)[number] {
  const paths: readonly SettingName[] = pathSettings;
  return paths.includes(name);
}

/** Values never shown. */
export const secretSettings: readonly SettingName[] = ['apiKey'];

/** Defaults. `baseUrl`, `apiKey` and `template` have none, and `format` depends on where results go. */
export const defaultSettings: Settings = {
  output: 'docextract-results',
  upload: 'multipart',
  retries: 5,
  timeout: 300_000,
  connectTimeout: 10_000,
  jobTimeout: 3_600_000,
  host: '127.0.0.1',
  port: 8080,
};

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(known, name);
}

/** `baseUrl` is `DOCEXTRACT_BASE_URL`. */
export function variableOf(name: SettingName): string {
  return `DOCEXTRACT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
