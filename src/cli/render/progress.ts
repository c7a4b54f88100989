import type {Ora} from 'ora';
import type {Tell} from '../../batch/progress.js';
import type {Context} from '../context.js';
import type {GlobalOptions, Talk} from '../talk.js';
import {advance, progressLine, startProgress, type ProgressState} from './progress-state.js';
import {printable} from './printable.js';
import {fit} from './width.js';

export interface Progress {
  tell: Tell;
  /** Takes the spinner away. May be called twice. */
  stop(): void;
}

/** How often a line is written where no terminal shows a spinner. */
const lineEveryMs = 30_000;
const spinEveryMs = 100;

/** Shows people how far a run is: a spinner on a terminal, otherwise a line now and then; nothing with `--quiet`. */
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
  const {default: ora} = await import('ora');
  const text = () => fit(printable(progressLine(state, io.now())), (io.stderr.columns ?? 80) - 3);
  const color = talk.colour.level === 0 ? false : 'cyan';
  // Ora would put the terminal into raw mode, where Ctrl-C is no signal any more.
  const spinner: Ora = ora({
    stream: io.stderr,
    text: text(),
    isEnabled: true,
    discardStdin: false,
    color,
  }).start();
  const stop = every(spinEveryMs, () => (spinner.text = text()));
  return () => {
    stop();
    spinner.stop();
  };
}

/** A timer that keeps no process alive. */
function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms);
  timer.unref();
  return () => clearInterval(timer);
}
