const prefix = '#ticket=';

/** The ticket of a link that works once, and takes it out of the address; `undefined` when there is none. */
export function takeTicket(): string | undefined {
  if (!location.hash.startsWith(prefix)) return undefined;
  const ticket = decodeURIComponent(location.hash.slice(prefix.length));
  history.replaceState(null, '', location.pathname + location.search);
  return ticket;
}
