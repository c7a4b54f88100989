import {nearestName} from '../../engine/values/similarity.js';
import {settingNames, type SettingName} from './settings.js';

/** The setting that a mistyped name most likely means; `undefined` when none is near. */
export function nearestSetting(name: string): SettingName | undefined {
  return nearestName(name, settingNames);
}
