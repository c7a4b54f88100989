import type {Origin} from './setting-origin.js';
import type {SettingName} from './settings.js';
import {mustExist} from '../../contract/must-exist.js';

const keySettings = ['apiKey', 'apiKeyFile', 'apiKeyCommand'] as const;
const order: readonly Origin['kind'][] = ['flag', 'environment', 'profile', 'project', 'user', 'default'];

/** The API key source with the highest precedence; `undefined` without one. */
export function keySetting(
  origins: Partial<Record<SettingName, Origin>>,
): (typeof keySettings)[number] | undefined {
  const given = keySettings.filter((name) => origins[name] !== undefined);
  return given.sort(
    (one, other) =>
      stands(mustExist(origins[one], 'origin of the API key')) -
      stands(mustExist(origins[other], 'origin of the API key')),
  )[0];
}

function stands({kind}: Origin): number {
  return order.indexOf(kind);
}
