import {DocextractError} from '../../contract/errors.js';

/**
 * Tasks that wait for a worker. A request belongs to an account; a document of a job does not, since storage assigns
 * the turns of documents.
 */
export interface Queue<Task> {
  /** Throws `unavailable` when too many requests wait, in all or of this account. */
  add(task: Task, account?: string): void;
  /** Requests and jobs alternate while both wait; among requests accounts take turns. */
  next(): Task | undefined;
  /** Removes a task; returns whether it was still waiting. */
  remove(task: Task): boolean;
  /** Empties the queue; returns the tasks that were waiting. */
  clear(): Task[];
  waiting(): {requests: number; jobs: number};
}

/**
 * An account may have as many requests waiting as places are left besides: one alone takes half of all, and however
 * many come there is a place for the next.
 */
export function createQueue<Task>(places: number): Queue<Task> {
  const jobs: Task[] = [];
  /** Round-robin: the account served last is at the end. */
  const requests = new Map<string, Task[]>();
  let jobWasLast = false;
  const requestCount = (): number => [...requests.values()].reduce((sum, own) => sum + own.length, 0);
  const nextRequest = (): Task | undefined => {
    for (const [account, own] of requests) {
      const task = own.shift();
      requests.delete(account);
      if (own.length > 0) requests.set(account, own);
      return task;
    }
    return undefined;
  };
  return {
    add: (task, account) => {
      if (account === undefined) return void jobs.push(task);
      const own = requests.get(account) ?? [];
      if (own.length >= places - requestCount()) throw overloaded(own.length);
      own.push(task);
      requests.set(account, own);
    },
    next: () => {
      jobWasLast = jobs.length > 0 && (requests.size === 0 || !jobWasLast);
      return jobWasLast ? jobs.shift() : nextRequest();
    },
    remove: (task) => {
      for (const own of [jobs, ...requests.values()]) {
        const place = own.indexOf(task);
        if (place < 0) continue;
        own.splice(place, 1);
        for (const [account, left] of requests) if (left.length === 0) requests.delete(account);
        return true;
      }
      return false;
    },
    clear: () => {
      const all = [...jobs.splice(0), ...[...requests.values()].flat()];
      requests.clear();
      return all;
    },
    waiting: () => ({requests: requestCount(), jobs: jobs.length}),
  };
}

function overloaded(own: number): DocextractError {
  const whose = own > 0 ? 'of this account ' : '';
  return new DocextractError('unavailable', `Too many requests ${whose}are waiting for a worker.`, {
    retryAfterSeconds: 5,
    hint: 'Try again in a moment, or submit a job instead.',
  });
}
