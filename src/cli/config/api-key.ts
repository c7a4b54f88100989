import {readFile, stat} from 'node:fs/promises';
import {DocextractError} from '../../contract/errors.js';
import type {Io} from '../io.js';
import type {Talk} from '../talk.js';
import type {Origin, ResolvedSettings} from './resolve.js';

/** The key to use: of the two ways to give one, that which stands higher; `undefined` when there is none. */
export async function readApiKey(
  settings: ResolvedSettings,
  io: Io,
  talk: Talk,
): Promise<string | undefined> {
  const {values, origins} = settings;
  const file = values.apiKeyFile;
  if (
    file !== undefined &&
    (values.apiKey === undefined || stands(origins.apiKeyFile!) < stands(origins.apiKey!))
  )
    return readKeyFile(file, io, talk);
  if (origins.apiKey?.kind === 'flag')
    talk.warn(
      'a key on the command line shows in `ps` and in the shell history; DOCEXTRACT_API_KEY or --api-key-file do not',
    );
  return values.apiKey;
}

const order: readonly Origin['kind'][] = ['flag', 'environment', 'profile', 'project', 'user', 'default'];

function stands(origin: Origin): number {
  return order.indexOf(origin.kind);
}

async function readKeyFile(path: string, io: Io, talk: Talk): Promise<string> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (io.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0)
      talk.warn(`others can read the key in ${path}; chmod 600 keeps it to you`);
    if (text !== '') return text;
  } catch (cause) {
    throw new DocextractError('cannot_read', `the key file ${path} cannot be read`, {cause});
  }
  throw new DocextractError('unauthorized', `the key file ${path} is empty`);
}
