import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {modelFiles} from '../../engine/recognise/ppocr/model-files.js';
import {type Check, fail, ok} from './check.js';

/** Packages that the built-in service needs. */
const needed = ['fastify', 'libsql', 'kysely', 'sharp', '@embedpdf/pdfium', modelFiles.package];

/** WebAssembly is a part of this package; the native runtime is optional. */
const slowly =
  'WebAssembly, three times slower than native code: npm install -g docextract --include=optional';

/** Checks optional packages. Missing ones matter only for the built-in service. */
export function checkPackages(isNeeded: boolean): Check[] {
  const missing = needed.filter((name) => !isInstalled(name));
  const hint = 'npm install -g docextract --include=optional';
  const lack = (name: string, message: string) =>
    isNeeded ? fail(name, message, hint, 2) : ok(name, `${message}; only the built-in service needs it`);
  return [
    missing.length === 0
      ? ok('packages', 'all of the built-in service are installed')
      : lack('packages', `not installed: ${missing.join(', ')}`),
    ok('recognition', isInstalled('onnxruntime-node-scriptless') ? 'native code' : slowly),
  ];
}

function isInstalled(name: string): boolean {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places.some((place) => existsSync(join(place, name, 'package.json')));
}
