import {connect, createServer, type AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** A network between nodes and the server on which the answer to a commit gets lost. */
export interface CommitCutter {
  /** The address of the database, through it. */
  url: string;
  /**
   * Resets the connection of the next transaction in which this was said, when it commits: after the server has stored it
   * and before its answer is passed on, or, with `isStored: false`, before the server hears of the commit. Resolves when that
   * has happened.
   */
  cut(said: RegExp, options: {isStored: boolean}): Promise<void>;
}

interface Cut {
  said: RegExp;
  isStored: boolean;
  done: () => void;
}

/** The client's messages as text: statements are readable, and those without parameters end with a zero byte. */
const begin = 'begin\0';
const commit = 'commit\0';

export async function startCommitCutter(target: string): Promise<CommitCutter> {
  const {hostname, port} = new URL(target);
  const ends = new Set<() => void>();
  let wanted: Cut | undefined;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let transaction = '';
    let cutting: Cut | undefined;
    const end = (): void => {
      near.resetAndDestroy();
      far.resetAndDestroy();
      cutting?.done();
    };
    near.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      transaction = text.includes(begin) ? text : transaction + text;
      if (text.includes(commit) && wanted?.said.test(transaction)) [cutting, wanted] = [wanted, undefined];
      if (cutting?.isStored === false) end();
      else far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (cutting === undefined) near.write(bytes);
      else end();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        other.destroy();
        ends.delete(end);
      });
    }
    ends.add(end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const end of ends) end();
    server.close();
  });
  const url = new URL(target);
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut: (said, {isStored}) => new Promise((done) => (wanted = {said, isStored, done})),
  };
}
