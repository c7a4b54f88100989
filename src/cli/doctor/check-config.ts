import {stat} from 'node:fs/promises';
import {isReadableByOthers} from '../config/api-key.js';
import {projectFilePath, userFilePath} from '../config/files.js';
import {keySetting} from '../config/key-setting.js';
import type {ResolvedSettings} from '../config/resolve.js';
import {isTrusted} from '../config/trust.js';
import type {Io} from '../io.js';
import {type Check, ok, warn} from './check.js';
import {mustExist} from '../../contract/must-exist.js';

/** Checks the configuration files and the permissions of secrets. */
export async function checkConfig({values, origins}: ResolvedSettings, io: Io): Promise<Check[]> {
  const user = userFilePath(io);
  const project = projectFilePath(io);
  const setting = keySetting(origins);
  const keyFile = setting === 'apiKeyFile' ? values.apiKeyFile : undefined;
  const holders = [
    ...((await isThere(user)) ? [user] : []),
    ...(keyFile !== undefined && (await isThere(keyFile)) ? [keyFile] : []),
  ];
  const open: Check[] = [];
  for (const path of holders)
    if (await isReadableByOthers(path, io))
      open.push(warn('permissions', `others can read ${path}`, `chmod 600 ${path}`));
  return [
    ok('user file', (await isThere(user)) ? user : `${user} is not there, and need not be`),
    ...(project === undefined
      ? []
      : [ok('project file', `${project}${(await isTrusted(project, io)) ? ', trusted' : ''}`)]),
    ...(setting === undefined
      ? []
      : [ok('key from', mustExist(origins[setting], 'origin of the API key').name)]),
    ...open,
  ];
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
