/** A language from its parts; headings, concepts, column heads, sentences and lists of values may stand in several of them. */
export function assemble(...parts) {
  const joined = (key) => Object.assign({}, ...parts.map((part) => part[key] ?? {}));
  return {
    ...Object.assign({}, ...parts),
    headings: joined('headings'),
    columns: joined('columns'),
    concepts: joined('concepts'),
    prose: joined('prose'),
    lists: joined('lists'),
  };
}
