import {readFileSync} from 'node:fs';

/** The version of this package. */
export function readVersion(): string {
  const text = readFileSync(packageFile('package.json'), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}

/** The commit of this build, and whether its checkout was changed; nothing where the build did not know. */
export function readCommit(): {commit?: string; changed?: boolean} {
  try {
    return JSON.parse(readFileSync(packageFile('dist/commit.json'), 'utf8')) as {commit?: string};
  } catch {
    return {};
  }
}

/** A file of this package by its path from the root. The path holds from src/cli and from dist/cli alike. */
export function packageFile(path: string): URL {
  return new URL(`../../${path}`, import.meta.url);
}
