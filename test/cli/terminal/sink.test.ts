import {Writable} from 'node:stream';
import {expect, test} from 'vitest';
import {createSink} from '../../../src/cli/terminal/sink.js';

test('what is written arrives in order before flush returns', async () => {
  const lines: string[] = [];
  const slow = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      setTimeout(() => (lines.push(String(chunk)), done()), 5);
    },
  });
  const sink = createSink(slow);
  sink.print('one');
  sink.print('two');
  await sink.flush();
  expect(lines.join('')).toBe('one\ntwo\n');
});

test('a reader who has left ends nothing and is told to whoever asks', async () => {
  const sink = createSink(broken('EPIPE'));
  sink.print('one');
  await sink.flush();
  sink.print('two');
  await sink.flush();
  expect(sink.closed.aborted).toBe(true);
});

test('a full disk is an error with a name', async () => {
  const sink = createSink(broken('ENOSPC'));
  sink.print('one');
  await expect(sink.flush()).rejects.toMatchObject({code: 'cannot_write'});
});

function broken(code: string): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(`write ${code}`), {code})),
  });
}
