import type {Io, Output} from '../io.js';
import {widthOf} from '../terminal/width.js';

export interface Spinner {
  /** Shows another line. */
  show(text: string): void;
  /** Takes it away. May be called twice. */
  stop(): void;
}

/** A line with a spinner before it, which stays one line also when the terminal is made narrower. */
export async function startSpinner(
  text: string,
  {stream, env, color}: {stream: Output; env: Io['env']; color: 'cyan' | false},
): Promise<Spinner> {
  const {default: ora} = await import('ora');
  // Ora would put the terminal into raw mode, where Ctrl-C is no signal any more.
  const spinner = ora({stream, text, isEnabled: true, discardStdin: false, color}).start();
  let shown = text;
  const onResize = () => {
    const rows = Math.ceil((widthOf(shown) + spinnerColumns) / (stream.columns ?? 80));
    // What is written here ora takes for a line of somebody else: it clears its own row first, and draws again after it.
    if (rows > 1 && foldsLines(env)) stream.write(`\u001b[${rows - 1}A\u001b[J`);
  };
  stream.on('resize', onResize);
  return {
    show: (next) => (spinner.text = shown = next),
    stop() {
      stream.off('resize', onResize);
      spinner.stop();
    },
  };
}

/** The spinner and the space behind it. */
const spinnerColumns = 2;

/** Most terminals fold lines anew when they are made narrower; these cut them instead. */
function foldsLines({TERM = '', TMUX, XTERM_VERSION}: Io['env']): boolean {
  return TMUX !== undefined || (XTERM_VERSION === undefined && !/^(?:linux|rxvt|screen|vt)/.test(TERM));
}
