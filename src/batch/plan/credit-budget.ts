import {counted} from '../../contract/counted.js';
import {DocextractError} from '../../contract/errors.js';
import {budgetIsSpent, spentCredits} from '../ledger/spending.js';
import {countPages} from '../scan/count-pages.js';
import pMap from 'p-map';
import type {Failure} from '../model/outcome.js';
import {failureOf} from '../model/batch-report.js';
import type {BatchRun} from '../run/run.js';
import type {Task} from '../run/deduplicate-documents.js';
import type {ResumePlan} from './resume-plan.js';

/**
 * The tasks that fit into `maxCredits` and into what is left of the budget, in order, one credit a page. Repeated requests
 * come first: whether they were paid is unknown, so they may cost all their pages. The others are recorded as not sent.
 */
export async function withinBudget<Work extends Pick<ResumePlan, 'fresh' | 'repeatable'>>(
  work: Work,
  run: BatchRun,
): Promise<Work> {
  const limit = limitOf(run, new Set(work.repeatable.map(({entry}) => entry.intent.id)));
  if (limit === undefined) return work;
  const repeated = work.repeatable.flatMap(({tasks}) => tasks);
  await pMap(
    [...repeated, ...work.fresh],
    async ({document}) => {
      document.pages ??= await countPages(document);
    },
    {concurrency: 4},
  );
  let left = limit.credits;
  let isOver = false;
  const fits = (tasks: Task[], status: 'unsent' | 'unknown') => {
    const uncounted = tasks.find(({document}) => document.pages === undefined);
    const pages = tasks.reduce((sum, {document}) => sum + (document.pages ?? 0), 0);
    if (!isOver && uncounted === undefined && pages <= left) {
      left -= pages;
      return true;
    }
    isOver ||= uncounted === undefined;
    const error = failureOf(uncounted ? uncountable(uncounted) : limit.refusal());
    if (uncounted === undefined) run.report.stop(error);
    for (const task of tasks) leave(task, {status, error}, run);
    return false;
  };
  const repeatable = work.repeatable.filter(({tasks}) => fits(tasks, 'unknown'));
  return {...work, repeatable, fresh: work.fresh.filter((task) => fits([task], 'unsent'))};
}

/** The tighter one of the run's own limit and what is left of its budget, not counting the requests to be repeated. */
function limitOf(
  {options: {maxCredits, budget}, context: {ledger, service, account}}: BatchRun,
  repeated: ReadonlySet<string>,
): {credits: number; refusal: () => DocextractError} | undefined {
  const own =
    maxCredits === undefined ? undefined : {credits: maxCredits, refusal: () => overBudget(maxCredits)};
  if (budget === undefined) return own;
  const spent = spentCredits(ledger.entries(), {service, account, budget: budget.name}, repeated);
  const left = budget.credits - spent;
  return own !== undefined && own.credits <= left
    ? own
    : {credits: left, refusal: () => budgetIsSpent(budget.credits, spent)};
}

function leave(
  {sources, document}: Task,
  outcome: {status: 'unsent' | 'unknown'; error: Failure},
  {report}: BatchRun,
): void {
  const {sha256} = document.fingerprint;
  for (const source of sources) report.record({source, mapping: 'none', sha256, ...outcome});
}

function overBudget(maxCredits: number): DocextractError {
  return new DocextractError('over_budget', `the limit of ${counted(maxCredits, 'credit')} is reached`, {
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
