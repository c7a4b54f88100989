import {editDistance} from '../../engine/values/similarity.js';
import {settingNames, type SettingName} from './settings.js';

/** Most edits for a suggestion, at most a third of the letters. */
const mostSlips = 3;

/** The setting that a mistyped name most likely means; `undefined` when none is near. */
export function nearestSetting(name: string): SettingName | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, '');
  const slips = (setting: string) => editDistance(plain(name), plain(setting), mostSlips);
  const [near] = [...settingNames].sort((one, other) => slips(one) - slips(other));
  return near !== undefined && slips(near) <= Math.min(mostSlips, name.length / 3) ? near : undefined;
}
