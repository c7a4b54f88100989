/** What services say about a request, not about a document. */
const sayings = ['error', 'message', 'detail', 'errors', 'job_id'];
const besides = [
  'code',
  'error_code',
  'hint',
  'instance',
  'job_status',
  'ok',
  'path',
  'request_id',
  'status',
];
const more = [
  'statusCode',
  'status_code',
  'success',
  'template_id',
  'timestamp',
  'title',
  'trace_id',
  'type',
];
const words: ReadonlySet<string> = new Set([...sayings, ...besides, ...more]);

/**
 * Whether an object only says something about the request, such as `{"message": "not ready"}`: some services answer so with
 * status 200, and it must not be taken for the fields of a document. `fields`: those asked for, where they are known.
 */
export function isNotice(body: Record<string, unknown>, fields: string[] = []): boolean {
  const names = Object.keys(body);
  if (names.some((name) => fields.includes(name))) return false;
  return names.some((name) => sayings.includes(name)) && names.every((name) => words.has(name));
}
