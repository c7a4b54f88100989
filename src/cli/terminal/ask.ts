import {createInterface} from 'node:readline';
import {Writable} from 'node:stream';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from './context.js';

/** Asks on the terminal for a line; a hidden one is not echoed. Ctrl-C and Ctrl-D end the command. */
export async function ask(question: string, {io, err}: Context, hidden = false): Promise<string> {
  err.write(`${question}: `);
  const nowhere = new Writable({write: (_chunk, _encoding, done) => done()});
  const lines = createInterface({input: io.stdin, output: hidden ? nowhere : io.stderr, terminal: true});
  try {
    return await new Promise<string>((resolve, reject) => {
      const stop = () => reject(new DocextractError('interrupted', 'nothing was entered'));
      lines.once('SIGINT', stop).once('close', stop).once('line', resolve);
    });
  } finally {
    lines.close();
    if (hidden) err.write('\n');
  }
}
