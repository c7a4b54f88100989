/** Lets so many pieces of work go on at once; the others wait in line. */
export function createGate(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside--;
    }
  };
}
