import {type ChildProcess, fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {z} from 'zod';
import type {Extraction} from '../../contract/extraction.js';
import {type ReadPermission, type ReadTask, WorkerReport} from './channel.js';

/**
 * The outcome of a document. `lost`: the worker ended while reading it. A worker that was `killed` from outside, by the
 * system for lack of memory or by an operator, says nothing about the document; one that `crashed` or exceeded its time
 * limit does.
 */
export type WorkerOutcome<Answer = Extraction> =
  | {type: 'done'; answer: Answer}
  | {type: 'failed'; code: string; message: string; hint?: string; stack?: string}
  | {type: 'lost'; how: 'crashed' | 'killed'; reason: string}
  /** No worker could be started for the document, so the document is not to blame. */
  | {type: 'unstarted'; reason: string}
  /** The document was not allowed to begin; `reason` is what `begin` threw. */
  | {type: 'refused'; reason: unknown}
  | {type: 'stopped'};

/** Called when the length of a document is known; reading begins when it resolves. */
export type BeginReading = (pages: number) => Promise<void>;

export interface WorkerOptions {
  /** The program a worker runs. */
  script: URL;
  /** Module with `extract` and `countPages`, instead of the engine that comes with the package. */
  engine: URL | undefined;
  /** Time for a document before its pages are counted, and after that besides the time for its pages. */
  documentMs: number;
  pageMs: number;
  /**
   * The environment of the process that starts workers. Without it workers inherit that environment unchanged, and need
   * more memory.
   */
  env?: Environment;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * One heap for all threads: with a heap for each, glibc keeps the memory of the largest page in every thread. A worker
 * reads one document at a time, so two threads for files and pictures are enough.
 */
const sparing: Environment = {MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2'};

/** A process that reads one document at a time. A decoder that crashes or hangs ends only this process. */
export interface WorkerProcess<Task = ReadTask, Answer = Extraction> {
  run(task: Task, begin?: BeginReading): Promise<WorkerOutcome<Answer>>;
  /** Whether the worker has started and accepts work; `false` if it ended before that. */
  isReady(): Promise<boolean>;
  /** Whether the worker has ended and so accepts no more work. */
  hasEnded(): boolean;
  /** Memory of the worker in bytes, as it last reported it. */
  memoryBytes(): number;
  kill(): void;
}

/** Starting includes loading the engine, on a machine that may be busy. */
const startMs = 60_000;
/** What a worker said last on stderr, for the log. */
const stderrTail = 2000;

/** `answer`: what its answers must be. Throws when the system lets no process be started. */
export function startWorker<Task extends object, Answer>(
  {script, engine, documentMs, pageMs, env}: WorkerOptions,
  answer: z.ZodType<Answer>,
): WorkerProcess<Task, Answer> {
  const child = fork(fileURLToPath(script), engine ? [engine.href] : [], {
    execArgv: ['--max-old-space-size=1024'],
    ...(env && {env: {...sparing, ...env}}),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stderr = tailOf(child);
  let ended: string | undefined;
  let memory = 0;
  let killedFor: string | undefined;
  /** Whether the worker says that it has the document. */
  let handedOver = false;
  let settle: ((outcome: WorkerOutcome<Answer>) => void) | undefined;
  let begin: BeginReading | undefined;
  /** What is held for a document is known before the document has ended, however its worker fares meanwhile. */
  let leave: Promise<void> = Promise.resolve();
  let refused: {reason: unknown} | undefined;
  let timer: NodeJS.Timeout | undefined;
  const finish = (outcome: WorkerOutcome<Answer>): void => {
    clearTimeout(timer);
    settle?.(refused ? {type: 'refused', ...refused} : outcome);
    settle = refused = undefined;
    handedOver = false;
  };
  const limit = (ms: number, what: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      killedFor = `${what} took longer than ${Math.round(ms / 1000)} s`;
      child.kill('SIGKILL');
    }, ms);
  };
  const giveLeave = async (pages: number): Promise<void> => {
    try {
      await begin?.(pages);
    } catch (reason) {
      refused = {reason};
    }
    if (child.connected) child.send({mayRead: refused === undefined} satisfies ReadPermission);
  };
  let ready: () => void;
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  child.on('message', (message) => {
    const report = understood(message);
    if (report.type === 'ready') {
      clearTimeout(timer);
      return ready();
    }
    if (report.type === 'taken') {
      handedOver = true;
      return;
    }
    if (report.type === 'pages') {
      limit(documentMs + report.pages * pageMs, 'the document');
      leave = giveLeave(report.pages);
      return;
    }
    memory = report.memoryBytes;
    finish(report.type === 'done' ? answered(report.answer, answer) : report);
  });
  const end = (reason: string): void => {
    const how = reason === 'SIGKILL' && killedFor === undefined ? 'killed' : 'crashed';
    ended ??= killedFor ?? `the worker ended (${reason}) ${stderr()}`.trim();
    ready();
    const last = ended;
    void leave.then(() =>
      finish(handedOver ? {type: 'lost', how, reason: last} : {type: 'unstarted', reason: last}),
    );
  };
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  limit(startMs, 'starting the worker');
  return {
    run: (task, mayBegin) =>
      new Promise((resolve) => {
        settle = resolve;
        begin = mayBegin;
        void isReady.then(() => {
          if (ended !== undefined) return finish({type: 'unstarted', reason: ended});
          limit(documentMs, 'the document');
          child.send(task, (error) => {
            if (error) finish({type: 'unstarted', reason: error.message});
          });
        });
      }),
    isReady: () => isReady.then(() => ended === undefined),
    // The line goes before the end is known.
    hasEnded: () => ended !== undefined || !child.connected,
    memoryBytes: () => memory,
    kill: () => {
      killedFor ??= 'stopped';
      child.kill('SIGKILL');
    },
  };
}

function understood(message: unknown): WorkerReport {
  const parsed = WorkerReport.safeParse(message);
  return parsed.success ? parsed.data : {...notUnderstood(parsed.error), memoryBytes: 0};
}

function answered<Answer>(given: unknown, answer: z.ZodType<Answer>): WorkerOutcome<Answer> {
  const parsed = answer.safeParse(given);
  return parsed.success ? {type: 'done', answer: parsed.data} : notUnderstood(parsed.error);
}

/** An engine that answers something else than agreed has a bug; it must not be ours as well. */
function notUnderstood({message}: z.ZodError) {
  return {
    type: 'failed' as const,
    code: 'internal',
    message: 'The document could not be processed.',
    stack: `the engine's answer is not understood: ${message}`,
  };
}

function tailOf(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-stderrTail);
  });
  return () => tail;
}
