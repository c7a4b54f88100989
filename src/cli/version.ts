import {readFileSync} from 'node:fs';

/** The version of this package. */
export function readVersion(): string {
  const text = readFileSync(packageFile('package.json'), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}

/** A file of this package by its path from the root. The path holds from src/cli and from dist/cli alike. */
export function packageFile(path: string): URL {
  return new URL(`../../${path}`, import.meta.url);
}
