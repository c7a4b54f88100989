import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Plugin} from 'rolldown';

/** What the WebAssembly runtime loads from beside itself: 14 MB of the 139 MB of its package. */
const neededFiles = ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'];

/** Puts the files of the WebAssembly runtime beside its chunk. */
export function copyWasm(): Plugin {
  return {
    name: 'copy-wasm',
    generateBundle() {
      const folder = dirname(createRequire(import.meta.url).resolve('onnxruntime-web'));
      for (const file of neededFiles)
        this.emitFile({
          type: 'asset',
          fileName: `packages/${file}`,
          source: readFileSync(join(folder, file)),
        });
    },
  };
}
