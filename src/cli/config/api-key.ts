import {readFile, stat} from 'node:fs/promises';
import {DocextractError} from '../../contract/errors.js';
import type {Surroundings} from '../io.js';
import type {Talk} from '../terminal/talk.js';
import {keySetting} from './key-setting.js';
import type {ResolvedSettings} from './resolve.js';
import {mustExist} from '../../contract/must-exist.js';
import {cannotRead} from '../../batch/files/cannot-read.js';

/** Reads the API key from the source with the highest precedence; `undefined` without one. */
export async function readApiKey(
  {values, origins}: ResolvedSettings,
  io: Surroundings,
  talk: Pick<Talk, 'warn'>,
): Promise<string | undefined> {
  const setting = keySetting(origins);
  if (setting === 'apiKeyFile')
    return readKeyFile(mustExist(values.apiKeyFile, 'path of the key file'), io, talk);
  if (setting === 'apiKeyCommand') return runKeyCommand(mustExist(values.apiKeyCommand, 'key command'), io);
  if (origins.apiKey?.kind === 'flag')
    talk.warn(
      'a key on the command line shows in `ps` and in the shell history; DOCEXTRACT_API_KEY or --api-key-file do not',
    );
  return values.apiKey;
}

async function readKeyFile(path: string, io: Surroundings, talk: Pick<Talk, 'warn'>): Promise<string> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (await isReadableByOthers(path, io))
      talk.warn(`others can read the key in ${path}; chmod 600 keeps it to you`);
    if (text !== '') return text;
  } catch (cause) {
    throw cannotRead(`the key file ${path}`, cause);
  }
  throw new DocextractError('unauthorized', `the key file ${path} is empty`);
}

/** Whether group or others may read a file. */
export async function isReadableByOthers(
  path: string,
  {platform}: Pick<Surroundings, 'platform'>,
): Promise<boolean> {
  return platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0;
}

const commandMs = 60_000;

/** First output line of a shell command. Its output is kept out of errors. */
async function runKeyCommand(command: string, io: Surroundings): Promise<string> {
  const {execa} = await import('execa');
  const ran = await execa(command, {
    ...{shell: true, cwd: io.cwd, env: io.env, extendEnv: false},
    ...{reject: false, stdin: 'ignore', timeout: commandMs},
  });
  const [key = ''] = ran.stdout.trim().split('\n');
  if (!ran.failed && key !== '') return key.trim();
  const [reason = ''] = ran.stderr.trim().split('\n');
  const how = ran.timedOut
    ? `did not end within ${commandMs / 1000} s`
    : ran.failed
      ? `ended with ${ran.exitCode ?? ran.signal ?? 'an error'}${reason === '' ? '' : `: ${reason}`}`
      : 'printed nothing';
  throw new DocextractError('unauthorized', `the key command ${how}`, {
    hint: `it is \`${command}\`; it must print the key alone`,
  });
}
