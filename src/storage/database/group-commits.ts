import {setImmediate as allArrived} from 'node:timers/promises';
import {mustExist} from '../../contract/must-exist.js';

/** Outcome of one item of a group. */
export type GroupOutcome<Result> = {value: Result} | {error: unknown};

/**
 * Groups items that arrive while the previous group runs: one transaction costs little more than one item. `act`
 * returns one outcome each, in order; an error it throws goes to all.
 */
export function groupCommits<Item, Result>(
  act: (items: Item[]) => Promise<GroupOutcome<Result>[]>,
  {largest = Infinity}: {largest?: number} = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let acting = false;
  const actOnAll = async (): Promise<void> => {
    if (acting) return;
    acting = true;
    while (waiting.length > 0) {
      await allArrived();
      await settle(waiting.splice(0, largest), act);
    }
    acting = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({item, resolve, reject});
      void actOnAll();
    });
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

async function settle<Item, Result>(
  group: Waiting<Item, Result>[],
  act: (items: Item[]) => Promise<GroupOutcome<Result>[]>,
): Promise<void> {
  try {
    const outcomes = await act(group.map(({item}) => item));
    group.forEach(({resolve, reject}, index) => {
      const outcome = mustExist(outcomes[index], 'outcome of a write in the transaction');
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.value);
    });
  } catch (error) {
    group.forEach(({reject}) => reject(error));
  }
}
