import type {ExtractOptions} from '../../engine/extract.js';
import type * as inspect from '../../engine/inspect/inspect.js';
import type {LookAnswer, LookTask} from './channel.js';

/** What a worker needs of the engine to show a document to a person. */
export interface Inspector extends Pick<
  typeof inspect,
  'seePage' | 'picturePage' | 'suggestFields' | 'tryRequest'
> {
  countPages(path: string): Promise<number>;
}

interface Look {
  /** Rejects when so many pages may not be read. */
  begin: (pages: number) => Promise<void>;
  options: () => Promise<ExtractOptions>;
}

/** Shows what the task asks for. */
export async function look(engine: Inspector, task: LookTask, {begin, options}: Look): Promise<LookAnswer> {
  await begin(await pagesOf(engine, task));
  const reading = await options();
  const {kind, path} = task;
  switch (kind) {
    case 'count':
      return {kind, pages: await engine.countPages(path)};
    case 'page':
      return {kind, page: await engine.seePage(task, reading)};
    case 'picture':
      return {kind, webp: Buffer.from(await engine.picturePage(task, reading)).toString('base64')};
    case 'suggestions':
      return {kind, fields: await engine.suggestFields(path, {...reading, maxPages: task.maxPages})};
    case 'try': {
      const {request, maxPages} = task;
      return {kind, extraction: await engine.tryRequest(path, request, {...reading, maxPages})};
    }
  }
}

async function pagesOf(engine: Inspector, task: LookTask): Promise<number> {
  return 'maxPages' in task ? Math.min(task.maxPages, await engine.countPages(task.path)) : 1;
}
