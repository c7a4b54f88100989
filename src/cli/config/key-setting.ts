import type {Origin} from './origin.js';
import type {SettingName} from './settings.js';

const keySettings = ['apiKey', 'apiKeyFile', 'apiKeyCommand'] as const;
const order: readonly Origin['kind'][] = ['flag', 'environment', 'profile', 'project', 'user', 'default'];

/** Of the ways to give a key the one that holds: that which stands highest; `undefined` when there is none. */
export function keySetting(
  origins: Partial<Record<SettingName, Origin>>,
): (typeof keySettings)[number] | undefined {
  const given = keySettings.filter((name) => origins[name] !== undefined);
  return given.sort((one, other) => stands(origins[one]!) - stands(origins[other]!))[0];
}

function stands({kind}: Origin): number {
  return order.indexOf(kind);
}
