import {resolve} from 'node:path';
import type {ReceiverEvent, ReceiverOptions} from '../../batch/receiver/receiver-options.js';
import {receiveDeliveries, type ReceiverReport} from '../../batch/receiver/receiver.js';
import {DocextractError} from '../../contract/errors.js';
import {resolveSettings} from '../config/resolve.js';
import type {Context} from '../terminal/context.js';
import {exitCodeOf, foremostExitCode, type ExitCode} from '../terminal/exit-codes.js';
import {createHook} from './event-hook.js';
import {exitCodeOfSignal, listenForInterruption, type Interruption} from '../terminal/interruption.js';
import {openLedgers} from './open-ledgers.js';
import {openLog} from '../terminal/log-file.js';
import {type CheckFlags, readChecks} from '../options/receiver-checks.js';
import {receiverLine, talkReceiver} from '../render/receiver.js';
import {shortPath} from '../render/short-path.js';
import {createTalk, type GlobalOptions, type Talk} from '../terminal/talk.js';
import {mustExist} from '../../contract/must-exist.js';

export interface ListenFlags extends GlobalOptions, CheckFlags {
  host?: string;
  port?: number;
  output?: string;
  forward?: string;
  exec?: string;
  once?: boolean;
  count?: number;
  maxBytes?: number;
}

/** Runs `listen`. */
export async function runReceiver(options: ListenFlags, context: Context): Promise<void> {
  const startedMs = context.io.now();
  const talk = createTalk(options, context);
  const receiving = await receiverOptions(options, context, talk);
  const interruption = listenForInterruption(context.io, () =>
    talk.info('stopping: what has come lands, nothing more is taken; once more gives up at once'),
  );
  try {
    const report = await receive({options, receiving, interruption, talk}, context);
    context.exitCode = exitCodeOfReceiver(report, {receiving, interruption});
    const summary = {
      counts: report.counts,
      ...(report.stopped && {stopped: report.stopped}),
      elapsed_ms: Math.round(context.io.now() - startedMs),
      exit_code: context.exitCode,
    };
    openLog(options.logFile, context.io)({type: 'summary', ...summary});
    if (options.events === true) context.out.print(JSON.stringify({type: 'summary', ...summary}));
    if (options.quiet !== true || context.exitCode !== 0) context.err.print(receiverLine(report));
  } finally {
    interruption.release();
  }
}

async function receiverOptions(options: ListenFlags, context: Context, talk: Talk): Promise<ReceiverOptions> {
  const {values} = await resolveSettings({profile: options.profile, output: options.output}, context.io);
  refuseWrongAddress(options.forward);
  return {
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 8080,
    checks: await readChecks(options, context, talk),
    directory: resolve(context.io.cwd, mustExist(values.output, 'output folder')),
    forward: options.forward,
    count: options.once === true ? 1 : options.count,
    maxBytes: options.maxBytes,
  };
}

function refuseWrongAddress(forward: string | undefined): void {
  if (forward === undefined) return;
  const protocol = URL.canParse(forward) ? new URL(forward).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return;
  throw new DocextractError('usage', '--forward is no web address', {
    hint: 'give one such as http://127.0.0.1:3000/hooks',
  });
}

interface Receiving {
  options: ListenFlags;
  receiving: ReceiverOptions;
  interruption: Interruption;
  talk: Talk;
}

async function receive(
  {options, receiving, interruption, talk}: Receiving,
  context: Context,
): Promise<ReceiverReport> {
  const {io, out} = context;
  const say = talkReceiver(talk, shortPath(receiving.directory, io.cwd));
  const log = openLog(options.logFile, io);
  const tell = (event: ReceiverEvent) => {
    log(event);
    if (options.events === true || (options.json === true && event.type === 'listening'))
      out.print(JSON.stringify(event));
    say(event);
  };
  const {stop, abort} = interruption;
  const hook = options.exec === undefined ? undefined : createHook(options.exec, context, {talk, abort});
  const opened = await openLedgers(options, context);
  return receiveDeliveries(receiving, {
    ledgers: opened.ledgers,
    ...{tell, stop, signal: abort, now: io.now, random: Math.random, pid: io.pid, isRunning: io.isRunning},
    ...(hook && {
      onReceived: ({id, jobId, status, result, payload}) =>
        hook({type: 'delivery', id, job_id: jobId, status, result, payload}),
    }),
  }).finally(opened.close);
}

/** A stopped receiver succeeded, unless a number of deliveries was requested. */
function exitCodeOfReceiver(
  {counts, stopped}: ReceiverReport,
  {receiving: {count}, interruption}: {receiving: ReceiverOptions; interruption: Interruption},
): ExitCode {
  const codes: ExitCode[] = stopped === undefined ? [] : [exitCodeOf(stopped.code)];
  if (count === undefined) return foremostExitCode(codes);
  const signal = interruption.received();
  if (signal !== undefined && counts.stored < count) codes.push(exitCodeOfSignal(signal));
  if (counts.failed > 0) codes.push(counts.succeeded > 0 ? 3 : 6);
  if (counts.hooks_failed + counts.forwards_given_up > 0) codes.push(3);
  if (counts.forwards_pending > 0) codes.push(5);
  return foremostExitCode(codes);
}
