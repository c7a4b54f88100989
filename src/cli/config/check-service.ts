import {access, constants} from 'node:fs/promises';
import {dirname} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import type {Io} from '../io.js';
import {settingNames, variableOf} from './settings.js';
import type {ServiceConfiguration} from './read-service-settings.js';
import {defaultOf, entryOf, serviceSettingNames, serviceVariableOf} from './service-settings.js';

/** Throws all complaints as one `usage` error; returns if there are none. */
export function refuseComplaints(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  const count = complaints.length === 1 ? 'a setting' : `${complaints.length} settings`;
  throw new DocextractError('usage', `${count} of the service cannot be used: ${complaints.join('; ')}`, {
    hint: 'docextract serve --check looks again without starting anything',
  });
}

/** Unknown `DOCEXTRACT_` variables, mostly typing errors. */
export function unknownVariables({env}: Pick<Io, 'env'>): string[] {
  const known = new Set([
    ...settingNames.map(variableOf),
    ...serviceSettingNames.map(serviceVariableOf),
    ...['DOCEXTRACT_PROFILE', 'DOCEXTRACT_CONFIG'],
  ]);
  return Object.keys(env).filter((name) => name.startsWith('DOCEXTRACT_') && !known.has(name));
}

/** Why a data directory cannot be used, checked before it is created; `undefined` when it can. */
export async function dataDirComplaint(path: string): Promise<string | undefined> {
  for (let directory = path; ; directory = dirname(directory)) {
    const error = await access(directory, constants.W_OK | constants.X_OK).catch(
      (reason: unknown) => reason as NodeJS.ErrnoException,
    );
    if (error === undefined) return undefined;
    if (error.code === 'ENOENT' && directory !== dirname(directory)) continue;
    return `the data directory ${path} cannot be written (${error.code ?? error.message})`;
  }
}

/** Describes each given setting with its origin, without secrets, and the defaults of the others. */
export function describeSettings({
  values,
  origins,
}: ServiceConfiguration): [name: string, value: string, origin: string | undefined][] {
  return serviceSettingNames.map((name) => {
    if (values[name] === undefined) return [name, defaultOf(name), undefined];
    return [name, entryOf(name).secret ? '(hidden)' : spell(values[name]), origins[name]];
  });
}

function spell(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
