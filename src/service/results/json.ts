/** Rows as a JSON array, written as they are read. */
export async function* toJson(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let separator = '[';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}
