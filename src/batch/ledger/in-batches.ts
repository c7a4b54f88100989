/**
 * Does together what is asked for while earlier work goes on: `work` gets all of it at once, and gives an answer to each
 * in their order. When it fails, all who asked are told.
 */
export function inBatches<Item, Answer>(
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
