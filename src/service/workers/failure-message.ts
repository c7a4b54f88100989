import {basename} from 'node:path';

/** The engine names the file it read, which is named by chance; the caller knows the document by its own name. */
export function namedFailure(message: string, {file, name}: {file: string; name: string}): string {
  const path = basename(file);
  if (message.includes(path)) return message.replaceAll(path, name);
  return message.startsWith(name) ? message : `${name}: ${message}`;
}
