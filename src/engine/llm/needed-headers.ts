/** What a chat completion needs; fetch adds what belongs to the connection. */
const needed = ['accept', 'authorization', 'content-type', 'user-agent'];

/**
 * A fetch that sends no other headers: the package adds some that describe the machine, and those of the variable
 * OPENAI_CUSTOM_HEADERS, which may hold secrets for another server.
 */
export function neededHeaders(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const given = new Headers(init?.headers);
    const headers = needed.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    });
    return fetch(input, {...init, headers});
  };
}
