import type {Tell} from '../../batch/model/batch-events.js';
import type {Context} from '../terminal/context.js';
import type {GlobalOptions, Talk} from '../terminal/talk.js';
import {advance, progressBar, progressLine, startProgress, type ProgressState} from './progress-state.js';
import {printable} from '../terminal/printable.js';
import {startSpinner} from './spinner.js';
import {fit} from '../terminal/width.js';

export interface Progress {
  tell: Tell;
  /** Removes the spinner. May be called twice. */
  stop(): void;
}

/** Interval of progress lines without a terminal. */
const lineEveryMs = 30_000;
const spinEveryMs = 100;

/** Shows progress: a spinner on a terminal, otherwise occasional lines; nothing with `--quiet`. */
export async function showProgress(options: GlobalOptions, context: Context, talk: Talk): Promise<Progress> {
  const {io} = context;
  const state = startProgress(io.now());
  const tell: Tell = (event) => advance(state, event, io.now());
  if (options.quiet === true) return {tell, stop: () => undefined};
  return io.stderr.isTTY === true && io.env.TERM !== 'dumb'
    ? {tell, stop: await spin(state, context, talk)}
    : {tell, stop: every(lineEveryMs, () => talk.info(progressLine(state, io.now())))};
}

async function spin(state: ProgressState, {io}: Context, talk: Talk): Promise<() => void> {
  const text = () => spinnerText(state, io.now(), (io.stderr.columns ?? 80) - 3);
  const color = talk.colour.level === 0 ? false : 'cyan';
  const spinner = await startSpinner(text(), {stream: io.stderr, env: io.env, color});
  const stop = every(spinEveryMs, () => spinner.show(text()));
  return () => {
    stop();
    spinner.stop();
  };
}

/** Narrower terminals need the room for words. */
const [barFrom, barColumns] = [60, 12];

function spinnerText(state: ProgressState, nowMs: number, columns: number): string {
  const bar = columns < barFrom ? '' : progressBar(state, barColumns);
  const line = printable(progressLine(state, nowMs));
  return fit(bar === '' ? line : `${bar} ${line}`, columns);
}

/** A timer that does not keep the process alive. */
function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms);
  timer.unref();
  return () => clearInterval(timer);
}
