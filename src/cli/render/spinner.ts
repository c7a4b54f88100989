import type {Io, Output} from '../io.js';
import {widthOf} from '../terminal/width.js';

export interface Spinner {
  /** Shows another line. */
  show(text: string): void;
  /** Removes it. May be called twice. */
  stop(): void;
}

/** A spinner line, which stays one line also when the terminal becomes narrower. */
export async function startSpinner(
  text: string,
  {stream, env, color}: {stream: Output; env: Io['env']; color: 'cyan' | false},
): Promise<Spinner> {
  const {default: ora} = await import('ora');
  // Ora would set raw mode, where Ctrl-C sends no signal.
  const spinner = ora({stream, text, isEnabled: true, discardStdin: false, color}).start();
  let shown = text;
  const onResize = () => {
    const rows = Math.ceil((widthOf(shown) + spinnerColumns) / (stream.columns ?? 80));
    // Clears the rows that the re-wrapped line left above. Ora treats this write as foreign output: it clears its own
    // row first and draws again afterwards.
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

/** Most terminals re-wrap lines when they become narrower; these cut them. */
function foldsLines({TERM = '', TMUX, XTERM_VERSION}: Io['env']): boolean {
  return TMUX !== undefined || (XTERM_VERSION === undefined && !/^(?:linux|rxvt|screen|vt)/.test(TERM));
}
