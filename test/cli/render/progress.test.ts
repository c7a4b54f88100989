import {clearLine, cursorTo, moveCursor} from 'node:readline';
import {Writable} from 'node:stream';
import {expect, test} from 'vitest';
import {createContext} from '../../../src/cli/terminal/context.js';
import {showProgress} from '../../../src/cli/render/progress.js';
import {createTalk} from '../../../src/cli/terminal/talk.js';
import {fakeIo} from '../fake-io.js';

/** A terminal that keeps what is written to it. */
function terminal(columns: number) {
  let written = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString('utf8');
      done();
    },
  });
  const tty = Object.assign(stream, {
    ...{isTTY: true, columns, rows: 24},
    cursorTo: (x: number) => cursorTo(stream, x),
    moveCursor: (x: number, y: number) => moveCursor(stream, x, y),
    clearLine: (direction: -1 | 0 | 1) => clearLine(stream, direction),
  });
  return {tty, text: () => written};
}

/** What a run over 40 documents shows for as long as `act` takes. */
async function shown(
  columns: number,
  env: Record<string, string>,
  act: (tty: ReturnType<typeof terminal>['tty']) => void = () => undefined,
): Promise<string> {
  const {tty, text} = terminal(columns);
  const io = {...fakeIo({env}), stderr: tty};
  const context = createContext(io, []);
  const options = {verbose: 0, color: true};
  const progress = await showProgress(options, context, createTalk(options, context));
  progress.tell({type: 'planned', documents: 40, bytes: 1000, skipped: 0, resumed: 0});
  await expect.poll(text).toContain('40 doc');
  act(tty);
  // Some frames more.
  for (let frame = 0; frame < 3; frame++) {
    const before = text().length;
    await expect.poll(() => text().length).toBeGreaterThan(before);
  }
  progress.stop();
  return text();
}

const lines = (text: string) => text.split(/\u001b\[[\d;?]*[A-Za-z]/).flatMap((part) => part.split('\n'));

test('at 80 columns there is a bar, at 20 words alone, and no line is too long', async () => {
  const wide = await shown(80, {TERM: 'xterm-256color'});
  expect(wide).toContain('░░░░░░░░░░░░ 0/40 documents');
  const narrow = await shown(20, {TERM: 'xterm-256color'});
  expect(narrow).toContain('0/40 documents');
  expect(narrow).not.toContain('░');
  for (const line of lines(narrow)) expect([...line].length).toBeLessThan(20);
});

test('a terminal that is made narrower keeps nothing of the longer line', async () => {
  const narrower = (tty: {columns: number; emit(name: string): unknown}) => {
    tty.columns = 20;
    tty.emit('resize');
  };
  expect(await shown(80, {TERM: 'xterm-256color'}, narrower)).toContain('\u001b[1A\u001b[J');
  expect(await shown(80, {TERM: 'linux'}, narrower)).not.toContain('\u001b[J');
});

test('a dumb terminal gets neither spinner nor escapes', async () => {
  const {tty, text} = terminal(80);
  const io = {...fakeIo({env: {TERM: 'dumb'}}), stderr: tty};
  const context = createContext(io, []);
  const talk = createTalk({verbose: 0, color: true}, context);
  const progress = await showProgress({verbose: 0, color: true}, context, talk);
  progress.tell({type: 'planned', documents: 40, bytes: 1000, skipped: 0, resumed: 0});
  talk.warn('something');
  progress.stop();
  expect(text()).toBe('warning: something\n');
});
