import {createInterface} from 'node:readline';
import {Writable} from 'node:stream';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from './context.js';
import {columnsOf, wrap} from './wrap.js';

/** Streams whose last line ended with CR: a following LF belongs to it, as in pasted CRLF text. */
const endedByReturn = new WeakSet<object>();

/** Reads a line from the terminal; hidden input is not echoed. Ctrl-C and Ctrl-D end the command. */
export async function promptUser(question: string, {io, err}: Context, hidden = false): Promise<string> {
  err.write(wrap(`${question}: `, columnsOf(io.stderr)));
  const nowhere = new Writable({write: (_chunk, _encoding, done) => done()});
  const lines = createInterface({input: io.stdin, output: hidden ? nowhere : io.stderr, terminal: true});
  let key: string | undefined;
  const noteKey = (_text: unknown, {name}: {name?: string}): void => void (key = name);
  // Before readline's own listener, which emits the line.
  io.stdin.prependListener('keypress', noteKey);
  const isRestOfReturn = (line: string) => endedByReturn.delete(io.stdin) && line === '' && key === 'enter';
  try {
    return await new Promise<string>((resolve, reject) => {
      const stop = () => reject(new DocextractError('interrupted', 'nothing was entered'));
      lines.once('SIGINT', stop).once('close', stop);
      lines.on('line', (line) => {
        if (isRestOfReturn(line)) return;
        if (key === 'return') endedByReturn.add(io.stdin);
        resolve(line);
      });
    });
  } finally {
    io.stdin.off('keypress', noteKey);
    lines.close();
    if (hidden) err.write('\n');
  }
}
