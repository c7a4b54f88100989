import {basename} from 'node:path';

/** The engine names the file it read, which is named by chance; the caller knows the document by its own name. */
export function namedFailure(message: string, {file, name}: {file: string; name: string}): string {
  const path = basename(file);
  return message.includes(path) ? message.replaceAll(path, name) : `${name}: ${message}`;
}
