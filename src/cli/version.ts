import {readFileSync} from 'node:fs';

/** The version of this package. The path holds from src/cli and from dist/cli alike. */
export function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}
