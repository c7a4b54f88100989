/** What of a query is told: what was asked for. Anything else may be a secret that somebody has put there by mistake. */
const told = ['t_id', 'template_id', 'job_id', 'result_format', 'include'];

/** A request's address as it may stand in a log. */
export function loggableUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (query === undefined) return withoutKeys(path);
  const all = [...new URLSearchParams(query)];
  const some = all.filter(([name]) => told.includes(name)).map((pair) => pair.join('='));
  const rest = some.length < all.length ? ['…'] : [];
  return withoutKeys(`${path}?${[...some, ...rest].join('&')}`);
}

function withoutKeys(text: string): string {
  return text.replace(/dx_[\w-]{8,}/g, 'dx_…');
}
