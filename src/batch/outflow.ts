import {EventEmitter, once} from 'node:events';
import type {Readable} from 'node:stream';

/** What comes out of a stream, piece by piece as it came, with a say in when more is put in. */
export interface Outflow {
  /** Small pieces joined, large ones as they are. Throws what the stream, or one that it follows, failed with. */
  pieces(): AsyncGenerator<Buffer>;
  /** Resolves when most of `given` bytes, counted from the start, were taken, or nothing will be taken any more. */
  room(given: number): Promise<void>;
  /** Ties a source of the stream to it: a failure of the source ends `pieces`, and it is closed with the stream. */
  follow(source: Readable): Readable;
  /** Ends `pieces` with an error. */
  fail(error: unknown): void;
  /** Nothing more is taken: a stream that has not ended is given up. */
  close(): void;
  isClosed(): boolean;
  /** Resolves when it is closed. */
  readonly closed: Promise<unknown>;
}

/** Pieces are joined up to this size: a header and a receipt are not worth a trip through the network stack each. */
const joinedBytes = 128 * 1024;
/** As much may wait to be taken before nothing more is to be put in. */
const waitingBytes = 1024 * 1024;

export function createOutflow(stream: Readable): Outflow {
  const news = new EventEmitter();
  const closed = once(news, 'closed');
  let waiting: Buffer[] = [];
  let waitingNow = 0;
  let taken = 0;
  let state: 'open' | 'ended' | 'closed' = 'open';
  let failure: {error: unknown} | undefined;
  let followed: Readable | undefined;

  const fail = (error: unknown) => {
    failure ??= {error};
    news.emit('arrived');
  };
  stream.on('error', fail).on('end', () => {
    state = 'ended';
    news.emit('arrived');
  });
  stream.on('data', (piece: Buffer) => {
    waiting.push(piece);
    waitingNow += piece.length;
    if (waitingNow >= waitingBytes) stream.pause();
    news.emit('arrived');
  });
  const take = () => {
    const pieces = waiting;
    taken += waitingNow;
    [waiting, waitingNow] = [[], 0];
    stream.resume();
    news.emit('taken');
    return pieces;
  };

  return {
    async *pieces() {
      for (;;) {
        if (failure) throw failure.error;
        if (waiting.length > 0) yield* joined(take());
        else if (state === 'open') await once(news, 'arrived');
        else return;
      }
    },
    async room(given) {
      while (state === 'open' && given - taken >= waitingBytes) await once(news, 'taken');
    },
    follow(source) {
      followed = source.on('error', fail);
      return source;
    },
    fail,
    close() {
      if (state === 'open') stream.destroy();
      followed?.destroy();
      state = 'closed';
      news.emit('taken');
      news.emit('closed');
    },
    isClosed: () => state === 'closed',
    closed,
  };
}

function* joined(pieces: Buffer[]): Generator<Buffer> {
  let small: Buffer[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    small.push(piece);
    bytes += piece.length;
    if (bytes < joinedBytes) continue;
    yield small.length === 1 ? piece : Buffer.concat(small, bytes);
    [small, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(small, bytes);
}
