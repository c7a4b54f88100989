import type {SettingName} from './setting-schemas.js';
import {isWebAddress} from './web-address.js';

const texts: readonly SettingName[] = [
  'apiKey',
  'apiKeyFile',
  'apiKeyCommand',
  'dataDir',
  'stateDir',
  'template',
  'output',
  'host',
];

/**
 * What the schema of a setting makes of the usual text, without a schema: those take longer to load than all else of a
 * short command. `undefined` for any other value, which the schema has to judge.
 */
export function plainSetting(name: SettingName, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || (name === 'output' && text === '-')) return undefined;
  return texts.includes(name) || (name === 'baseUrl' && isWebAddress(text)) ? text : undefined;
}
