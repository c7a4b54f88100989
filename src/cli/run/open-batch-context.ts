import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {BatchContext} from '../../batch/run/batch-context.js';
import {openLedger} from '../../batch/ledger/ledger.js';
import type {Tell} from '../../batch/model/batch-events.js';
import {directoriesOf} from '../config/directories.js';
import type {Connection} from '../service/connection.js';
import type {Context} from '../terminal/context.js';
import {builtIn} from './open-ledgers.js';

/**
 * Opens the context of a batch run. The ledger of the built-in service is in its data directory and is deleted with
 * it; that of remote services is in the user's state directory.
 */
export async function withBatchContext<Result>(
  connection: Connection,
  {context, tell, stop}: {context: Context; tell: Tell; stop: AbortSignal},
  act: (batch: BatchContext) => Promise<Result>,
): Promise<Result> {
  const {io} = context;
  const {client, settings, embeddedIn} = connection;
  const directory =
    embeddedIn === undefined ? (settings.stateDir ?? directoriesOf(io).state) : join(embeddedIn, 'client');
  connection.onWait(({what, code, waitMs, attempts}) =>
    tell({type: 'waiting', what, code, wait_ms: waitMs, attempts}),
  );
  connection.talk.trace(`the ledger is in ${directory}`);
  const ledger = await openLedger({directory, pid: io.pid, isRunning: io.isRunning, now: io.now});
  try {
    return await act({
      ...{client, ledger, tell, stop},
      service: embeddedIn === undefined ? client.baseUrl : builtIn,
      ...(embeddedIn === undefined && {account: client.keySum}),
      rests: embeddedIn !== undefined,
      signal: connection.abort,
      now: io.now,
      sleep: async (ms, signal) => delay(ms, undefined, {signal}),
      random: Math.random,
    });
  } finally {
    await ledger.close();
  }
}
