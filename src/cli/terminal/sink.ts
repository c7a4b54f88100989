import type {Output} from '../io.js';
import {terminalSafe} from './printable.js';

/** A stream to write text to that outlives its reader: after `| head` has left, writes go nowhere and `closed` fires. */
export interface Sink {
  stream: Output;
  /** Writes without waiting; `flush` throws a failure, other than a reader that has left. */
  write(text: string): void;
  /** Writes a line. */
  print(line: string): void;
  /** Waits until everything is handed to the system. Throws `cannot_write`, for a full disk and the like. */
  flush(): Promise<void>;
  /** Fires when the reader has left. */
  closed: AbortSignal;
}

/** All output goes through a sink: control characters from documents or replies cannot reach a terminal. */
export function createSink(stream: Output, safe = safeFor(stream)): Sink {
  const closed = new AbortController();
  let failure: NodeJS.ErrnoException | undefined;
  const onError = (error: NodeJS.ErrnoException) => {
    if (isReaderGone(error)) closed.abort();
    else failure ??= error;
  };
  stream.on('error', onError);
  const write = (text: string) => {
    if (!closed.signal.aborted && failure === undefined) stream.write(safe(text));
  };
  return {
    stream,
    write,
    print: (line) => write(`${line}\n`),
    flush: async () => {
      await drained(stream, closed.signal, () => failure !== undefined);
      if (failure !== undefined) throw await cannotWrite(failure);
    },
    closed: closed.signal,
  };
}

/** Escapes control characters only for a terminal; programs get the data unchanged. */
function safeFor({isTTY}: Output): (text: string) => string {
  return isTTY === true ? terminalSafe : (text) => text;
}

/** An empty write is called back after all writes before it, or with the error that ended the stream. */
async function drained(stream: Output, closed: AbortSignal, hasFailed: () => boolean): Promise<void> {
  if (closed.aborted || hasFailed() || stream.destroyed) return;
  await new Promise<void>((resolve) => stream.write('', () => resolve()));
}

function isReaderGone(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED';
}

/** The class is loaded on use, so that `--version` loads nothing else. */
async function cannotWrite(error: NodeJS.ErrnoException): Promise<Error> {
  const {DocextractError} = await import('../../contract/errors.js');
  return new DocextractError('cannot_write', `the output could not be written: ${error.message}`, {
    hint: 'is the disk full?',
    cause: error,
  });
}
