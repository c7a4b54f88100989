import {DocextractError} from '../../contract/errors.js';
import type {Extraction, ExtractionRequest} from '../../contract/extraction.js';
import {Permission, Report, Task} from './channel.js';

/** What a worker needs of its process: the line to the service, and the way out. */
export interface WorkerChannel {
  argv: string[];
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
  send?(message: unknown): boolean;
  exit(code: number): never;
  memoryUsage: {rss(): number};
}

/** The engine as a worker sees it. */
export interface Engine {
  countPages(path: string): Promise<number>;
  extract(path: string, request: ExtractionRequest, options: {maxPages: number}): Promise<Extraction>;
}

/** Reads one document after another for the service; ends with it. The engine is the module that argv names, or ours. */
export async function runWorker(channel: WorkerChannel): Promise<void> {
  const report = (message: Report): void => {
    channel.send?.(message);
  };
  channel.on('disconnect', () => channel.exit(0));
  const engine = await loadEngine(channel.argv[2]);
  let permit: (mayRead: boolean) => void;
  const askLeave = (pages: number): Promise<boolean> =>
    new Promise((resolve) => {
      permit = resolve;
      report({type: 'pages', pages});
    });
  channel.on('message', (message) => {
    const permission = Permission.safeParse(message);
    if (permission.success) return permit(permission.data.mayRead);
    void work(engine, Task.parse(message), askLeave).then((outcome) => {
      report({...outcome, memoryBytes: channel.memoryUsage.rss()});
    });
  });
  report({type: 'ready'});
}

type Outcome =
  | {type: 'done'; extraction: Extraction}
  | {type: 'failed'; code: string; message: string; hint?: string; stack?: string};

async function work(
  engine: Engine,
  task: Task,
  askLeave: (pages: number) => Promise<boolean>,
): Promise<Outcome> {
  try {
    const pages = await engine.countPages(task.path);
    if (pages > task.maxPages)
      throw new DocextractError(
        'too_large',
        `The document has ${pages} pages; ${task.maxPages} are allowed.`,
      );
    if (!(await askLeave(pages))) throw new DocextractError('interrupted', 'The document is not to be read.');
    const {maxPages} = task;
    return {type: 'done', extraction: await engine.extract(task.path, task.request, {maxPages})};
  } catch (error) {
    if (error instanceof DocextractError)
      return {type: 'failed', code: error.code, message: error.message, hint: error.hint};
    const stack = error instanceof Error ? error.stack : String(error);
    return {type: 'failed', code: 'internal', message: 'The document could not be processed.', stack};
  }
}

async function loadEngine(url: string | undefined): Promise<Engine> {
  if (url) return (await import(url)) as Engine;
  const [{extract}, {countPages}] = await Promise.all([
    import('../../engine/extract.js'),
    import('../../engine/count-pages.js'),
  ]);
  return {extract, countPages};
}
