import type {ExtractOptions} from '../../engine/extract.js';
import type * as inspect from '../../engine/inspect/inspect.js';
import type * as teaching from '../../engine/teaching/teach-by-files.js';
import type {InspectionAnswer, InspectionTask} from './channel.js';

/** What a worker needs of the engine to show a document to a person, and to teach a template. */
export interface Inspector
  extends
    Pick<typeof inspect, 'seePage' | 'picturePage' | 'suggestFields' | 'tryRequest'>,
    Pick<typeof teaching, 'readPagesToKeep' | 'teachByFiles'> {
  countPages(path: string): Promise<number>;
}

interface InspectionOptions {
  /** Rejects when so many pages may not be read. */
  begin: (pages: number) => Promise<void>;
  options: () => Promise<ExtractOptions>;
}

/** Shows what the task asks for. */
export async function inspectDocument(
  engine: Inspector,
  task: InspectionTask,
  {begin, options}: InspectionOptions,
): Promise<InspectionAnswer> {
  await begin(await pagesOf(engine, task));
  const reading = await options();
  switch (task.kind) {
    case 'count':
      return {kind: task.kind, pages: await engine.countPages(task.path)};
    case 'page':
      return {kind: task.kind, page: await engine.seePage(task, reading)};
    case 'picture':
      return {
        kind: task.kind,
        webp: Buffer.from(await engine.picturePage(task, reading)).toString('base64'),
      };
    case 'suggestions':
      return {
        kind: task.kind,
        fields: await engine.suggestFields(task.path, {...reading, maxPages: task.maxPages}),
      };
    case 'try': {
      const {kind, path, request, maxPages} = task;
      return {kind, extraction: await engine.tryRequest(path, request, {...reading, maxPages})};
    }
    case 'keep': {
      const {kind, path, maxPages} = task;
      return {kind, pages: await engine.readPagesToKeep(path, {...reading, maxPages})};
    }
    case 'teach':
      return {kind: task.kind, teaching: await engine.teachByFiles(task.lesson, reading)};
  }
}

/** For the time limit: each example is read several times, by what the others teach. */
async function pagesOf(engine: Inspector, task: InspectionTask): Promise<number> {
  if (task.kind === 'teach') return task.lesson.examples.length * (task.lesson.examples.length + 3);
  return 'maxPages' in task ? Math.min(task.maxPages, await engine.countPages(task.path)) : 1;
}
