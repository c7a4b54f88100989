/**
 * Caches the results of functions by function and input, as long as this object lives: for what several sources need.
 */
export class ResultCache {
  private readonly kept = new Map<unknown, Map<unknown, unknown>>();

  of<Input, Result>(find: (input: Input) => Result, input: Input): Result {
    const results = this.kept.get(find) ?? new Map<unknown, unknown>();
    this.kept.set(find, results);
    if (!results.has(input)) results.set(input, find(input));
    // The result's type is known, since it is stored under the function that made it.
    return results.get(input) as Result;
  }
}
