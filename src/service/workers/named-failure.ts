import {basename} from 'node:path';

/** Replaces the engine's file name, which is random, by the document's own name. */
export function namedFailure(message: string, {file, name}: {file: string; name: string}): string {
  const path = basename(file);
  if (message.includes(path)) return message.replaceAll(path, name);
  return message.startsWith(name) ? message : `${name}: ${message}`;
}
