import {DocextractError} from '../contract/errors.js';
import {countPages} from './pages.js';
import {mapConcurrently} from './concurrency.js';
import {failureOf} from './report.js';
import type {Run} from './run.js';
import type {Task} from './tasks.js';

/** The tasks that fit into `maxCredits`, in their order: one credit a page. The others are recorded as not sent. */
export async function admit(tasks: Task[], run: Run): Promise<Task[]> {
  const {maxCredits} = run.options;
  if (maxCredits === undefined) return tasks;
  await mapConcurrently(tasks, 4, async ({document}) => {
    document.pages ??= await countPages(document);
  });
  let left = maxCredits;
  let isOver = false;
  return tasks.filter((task) => {
    const {pages} = task.document;
    if (!isOver && pages !== undefined && pages <= left) {
      left -= pages;
      return true;
    }
    isOver ||= pages !== undefined;
    const error = failureOf(pages === undefined ? uncountable(task) : overBudget(maxCredits));
    if (pages !== undefined) run.report.stop(error);
    for (const source of task.sources)
      run.report.record({
        source,
        status: 'unsent',
        mapping: 'none',
        sha256: task.document.fingerprint.sha256,
        error,
      });
    return false;
  });
}

function overBudget(maxCredits: number): DocextractError {
  return new DocextractError('over_budget', `the limit of ${maxCredits} credits is reached`, {
    hint: 'Give more with --max-credits; what is done is not paid again.',
  });
}

function uncountable({document}: Task): DocextractError {
  return new DocextractError(
    'over_budget',
    `how many pages ${document.source} has cannot be told, so neither what it costs`,
    {
      hint: 'Send it in a run without --max-credits.',
    },
  );
}
