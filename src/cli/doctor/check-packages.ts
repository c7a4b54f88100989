import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {modelFiles} from '../../engine/recognise/ppocr/model-files.js';
import {type Check, fail, ok} from './check.js';

/** Packages that the built-in service needs. The recognition runtime is one of two. */
const needed = ['fastify', 'libsql', 'kysely', 'sharp', '@embedpdf/pdfium', modelFiles.package];

/** npm drops onnxruntime-node when its install script fails, which the package does not need. */
const withoutScripts = 'npm install -g --ignore-scripts docextract';

/** Checks optional packages. Missing ones matter only for the built-in service. */
export function checkPackages(isNeeded: boolean): Check[] {
  const missing = needed.filter((name) => !isInstalled(name));
  const runtime = isInstalled('onnxruntime-node')
    ? 'onnxruntime-node, native code'
    : isInstalled('onnxruntime-node-scriptless')
      ? `onnxruntime-node 1.17, native code; a newer one is a little faster: ${withoutScripts}`
      : isInstalled('onnxruntime-web')
        ? `onnxruntime-web, WebAssembly, four times slower than native code: ${withoutScripts}`
        : undefined;
  const hint = 'npm install -g docextract --include=optional';
  const lack = (name: string, message: string) =>
    isNeeded ? fail(name, message, hint, 2) : ok(name, `${message}; only the built-in service needs it`);
  return [
    missing.length === 0
      ? ok('packages', 'all of the built-in service are installed')
      : lack('packages', `not installed: ${missing.join(', ')}`),
    runtime === undefined
      ? lack('recognition', 'neither onnxruntime-node nor onnxruntime-web is installed')
      : ok('recognition', runtime),
  ];
}

function isInstalled(name: string): boolean {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places.some((place) => existsSync(join(place, name, 'package.json')));
}
