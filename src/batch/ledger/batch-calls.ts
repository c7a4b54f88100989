/**
 * Batches requests that arrive while earlier work is running: `work` gets all of them and returns one answer each, in
 * order. When it fails, every caller gets the error.
 */
export function batchCalls<Item, Answer>(
  work: (items: Item[]) => Promise<Answer[]>,
  inTurn: (turn: () => Promise<void>) => Promise<void>,
): (item: Item) => Promise<Answer> {
  let asked: Asked<Item, Answer>[] = [];
  const doAll = async () => {
    const batch = asked;
    asked = [];
    try {
      const answers = await work(batch.map(({item}) => item));
      for (const [index, {resolve}] of batch.entries()) resolve(answers[index]!);
    } catch (error) {
      for (const {reject} of batch) reject(error);
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      asked.push({item, resolve, reject});
      if (asked.length === 1) void inTurn(doAll);
    });
}

interface Asked<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}
