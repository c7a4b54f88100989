import {createInterface} from 'node:readline/promises';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from './context.js';

/** Asks for confirmation. Without a terminal, `--yes` is required: otherwise a `usage` error. */
export async function confirm(question: string, yes: boolean, {io}: Context): Promise<boolean> {
  if (yes) return true;
  if (io.stdin.isTTY !== true)
    throw new DocextractError('usage', `${question} Nobody is here to answer.`, {hint: 'say --yes'});
  const lines = createInterface({input: io.stdin, output: io.stderr});
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}
