import {DocextractError} from '../../contract/errors.js';
import type {Extraction, ExtractionRequest} from '../../contract/extraction.js';
import type {ExtractOptions} from '../../engine/extract.js';
import type {ConsultedModel} from '../../engine/merge-routes.js';
import {
  type InspectionAnswer,
  type ReadOptions,
  ReadPermission,
  type ReadTask,
  WorkerReport,
  WorkerTask,
} from './channel.js';
import {inspectDocument, type Inspector} from './inspect-document.js';

/** The parts of its process that a worker uses: the channel to the service, and the exit. */
export interface WorkerChannel {
  argv: string[];
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
  send?(message: unknown, sent?: () => void): boolean;
  exit(code: number): never;
  memoryUsage: {rss(): number};
}

/** The engine as a worker sees it. */
export interface Engine extends Inspector {
  extract(path: string, request: ExtractionRequest, options: ExtractOptions): Promise<Extraction>;
}

/**
 * Reads documents one after another for the service, and ends when the service does. The engine is the module that
 * `argv` names, or that of the package.
 */
export async function runWorker(channel: WorkerChannel): Promise<void> {
  const report = (message: WorkerReport): void => {
    channel.send?.(message);
  };
  channel.on('disconnect', () => channel.exit(0));
  const engine = await loadEngine(channel.argv[2]);
  const modelOf = rememberModel();
  let permit: (mayRead: boolean) => void;
  const askLeave = (pages: number): Promise<boolean> =>
    new Promise((resolve) => {
      permit = resolve;
      report({type: 'pages', pages});
    });
  channel.on('message', (message) => {
    const permission = ReadPermission.safeParse(message);
    if (permission.success) return permit(permission.data.mayRead);
    const task = WorkerTask.parse(message);
    // The message has left before the document is read: if reading ends this process, the document is to blame.
    channel.send?.({type: 'taken'} satisfies WorkerReport, () => {
      void work(engine, task, {askLeave, modelOf}).then((outcome) => {
        report({...outcome, memoryBytes: channel.memoryUsage.rss()});
      });
    });
  });
  report({type: 'ready'});
}

type Outcome =
  | {type: 'done'; answer: Extraction | InspectionAnswer}
  | {type: 'failed'; code: string; message: string; hint?: string; stack?: string};

interface Leave {
  askLeave: (pages: number) => Promise<boolean>;
  modelOf: ModelOf;
}

async function work(engine: Engine, task: WorkerTask, {askLeave, modelOf}: Leave): Promise<Outcome> {
  const begin = async (pages: number): Promise<void> => {
    if (!(await askLeave(pages))) throw new DocextractError('interrupted', 'The document is not to be read.');
  };
  try {
    const answer =
      task.kind === 'read'
        ? await read(engine, task, {begin, modelOf})
        : await inspectDocument(engine, task, {begin, options: () => extractOptions(task.reading, modelOf)});
    return {type: 'done', answer};
  } catch (error) {
    if (error instanceof DocextractError)
      return {type: 'failed', code: error.code, message: error.message, hint: error.hint};
    const stack = error instanceof Error ? error.stack : String(error);
    return {type: 'failed', code: 'internal', message: 'The document could not be processed.', stack};
  }
}

async function read(
  engine: Engine,
  {path, request, maxPages, reading}: ReadTask,
  {begin, modelOf}: {begin: (pages: number) => Promise<void>; modelOf: ModelOf},
): Promise<Extraction> {
  const pages = await engine.countPages(path);
  if (pages > maxPages)
    throw new DocextractError('too_large', `The document has ${pages} pages; ${maxPages} are allowed.`);
  await begin(pages);
  return engine.extract(path, request, {maxPages, ...(await extractOptions(reading, modelOf))});
}

async function extractOptions(reading: ReadOptions, modelOf: ModelOf): Promise<ExtractOptions> {
  const {attachments, recogniser} = reading;
  return {attachments, recogniser, languageModel: await modelOf(reading)};
}

type ModelOf = (reading: ReadOptions) => Promise<ConsultedModel | undefined>;

/** One model for the life of the process: it learns what its server takes. */
function rememberModel(): ModelOf {
  let model: ConsultedModel | undefined;
  return async ({languageModel}) => {
    if (languageModel === undefined || languageModel.mode === 'off') return undefined;
    const {languageModelOf} = await import('../../engine/merge-routes.js');
    return (model ??= languageModelOf(languageModel));
  };
}

async function loadEngine(url: string | undefined): Promise<Engine> {
  if (url) return (await import(url)) as Engine;
  const [{extract}, {countPages}, inspector, teaching] = await Promise.all([
    import('../../engine/extract.js'),
    import('../../engine/count-pages.js'),
    import('../../engine/inspect/inspect.js'),
    import('../../engine/teaching/teach-by-files.js'),
  ]);
  return {...inspector, ...teaching, extract, countPages};
}
