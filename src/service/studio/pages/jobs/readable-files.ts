/** What a browser calls documents and archives; of what it has no name for, the service decides by the first bytes. */
const readable = /^(?:$|image\/|application\/(?:pdf|zip|x-zip-compressed|octet-stream)$)/;

/** Files that can be documents, and those that are surely none, such as texts and tables. */
export function sortFiles<Chosen extends Pick<File, 'type'>>(
  files: readonly Chosen[],
): {readable: Chosen[]; others: Chosen[]} {
  return {
    readable: files.filter(({type}) => readable.test(type)),
    others: files.filter(({type}) => !readable.test(type)),
  };
}
