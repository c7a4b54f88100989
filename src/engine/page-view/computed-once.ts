/** Results of functions, each computed at first use and kept as long as this object: for what several sources need. */
export class Once {
  private readonly kept = new Map<unknown, Map<unknown, unknown>>();

  of<Input, Result>(find: (input: Input) => Result, input: Input): Result {
    const results = this.kept.get(find) ?? new Map<unknown, unknown>();
    this.kept.set(find, results);
    if (!results.has(input)) results.set(input, find(input));
    // Kept under the function that made it.
    return results.get(input) as Result;
  }
}
