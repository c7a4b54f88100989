/** Query parameters that are logged; others may contain secrets by mistake. */
const told = ['t_id', 'template_id', 'job_id', 'result_format', 'include'];

/** A URL without values that must not be logged. */
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
