import {readFile, stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import type {ReceiverChecks} from '../../batch/receiver/receiver-options.js';
import {isSecret} from '../../batch/receiver/signature.js';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from '../terminal/context.js';
import type {Talk} from '../terminal/talk.js';
import {mustExist} from '../../contract/must-exist.js';
import {cannotRead} from '../../batch/files/cannot-read.js';

export interface CheckFlags {
  header?: string[];
  headerFile?: string;
  secret?: string[];
  secretFile?: string;
}

/**
 * Reads the requirements for deliveries from flags and files. No error repeats a secret. Throws `usage`,
 * `cannot_read`.
 */
export async function readChecks(flags: CheckFlags, context: Context, talk: Talk): Promise<ReceiverChecks> {
  const {header = [], secret = []} = flags;
  if (header.length + secret.length > 0)
    talk.warn('a secret on the command line shows in `ps`; --header-file and --secret-file do not');
  const headers = [...header, ...(await linesOf(flags.headerFile, context, talk))].map(headerOf);
  const secrets = [...secret, ...(await linesOf(flags.secretFile, context, talk))];
  if (!secrets.every(isSecret))
    throw new DocextractError('usage', 'a secret is not of the form whsec_… (base64)', {
      hint: 'copy it as the settings of the webhook show it',
    });
  return {headers: Object.fromEntries(headers), secrets};
}

async function linesOf(file: string | undefined, {io}: Context, talk: Talk): Promise<string[]> {
  if (file === undefined) return [];
  const path = resolve(io.cwd, file);
  const lines = (await textOf(path)).split('\n').map((line) => line.trim());
  const given = lines.filter((line) => line !== '');
  if (given.length === 0) throw new DocextractError('usage', `${path} is empty`);
  if (io.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0)
    talk.warn(`others can read the secret in ${path}; chmod 600 keeps it to you`);
  return given;
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw cannotRead(path, cause);
  }
}

function headerOf(line: string): [name: string, value: string] {
  const match = /^([!#$%&'*+.^_`|~\w-]+):\s*(\S.*)$/.exec(line);
  if (match !== null)
    return [
      mustExist(match[1], 'name of the expected header').toLowerCase(),
      mustExist(match[2], 'value of the expected header').trim(),
    ];
  throw new DocextractError('usage', 'a header is not of the form "Name: value"', {
    hint: "--header 'X-Token: …', or one a line in the file of --header-file",
  });
}
