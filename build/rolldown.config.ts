// bundle: how the command line and its workers are put together for the package. CONTRIBUTING.md, "How it is built".

import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {defineConfig} from 'rolldown';
import {copyWasm} from './copy-wasm.js';
import {deferNode} from './defer-node.js';
import {keepAddresses} from './keep-addresses.js';
import {libraryEntry} from './library-entry.js';
import {lightParser} from './light-parser.js';
import {lightUndici} from './light-undici.js';
import {listLicences} from './list-licences.js';
import {loadOnUse} from './load-on-use.js';
import {loadedTogether} from './loaded-together.js';
import {packageOf} from './package-of.js';
import {slimMaps} from './slim-maps.js';
import {chunkOfPhrases, writtenAtBuild} from './written-at-build.js';

const root = resolve(import.meta.dirname, '..');
const out = join(root, 'dist/program');
const {optionalDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

/** The optional packages have native code, or are large: they stay packages, and are installed with this one. */
function isOptional(id: string): boolean {
  return Object.keys(optionalDependencies).includes(packageOf(id));
}

/** Floors of which a command needs little: a file of theirs, or a few that are used together, is one of the bundle, loaded when it is used. */
const loadedByFile = /\/src\/((?:cli|client|contract|batch)\/.+)\.ts$/;

function chunkOfSource(id: string): string | null {
  const [, source] = loadedByFile.exec(id) ?? [];
  return source === undefined ? null : loadedTogether(source);
}

/** Parts of undici that are chunks of their own, since a command does without most of them. */
const partsOfUndici: readonly (readonly [part: string, files: RegExp])[] = [
  ['entry', /^\0undici-/],
  ['http2', /\/undici\/lib\/dispatcher\/client-h2\.js$/],
  ['proxies', /\/undici\/lib\/(?:dispatcher\/(?:env-http-)?proxy-agent|dispatcher\/socks5|core\/socks5)/],
  ['parser-simd', /\/undici\/lib\/llhttp\/llhttp_simd-wasm\.js$/],
  ['parser', /\/undici\/lib\/llhttp\/llhttp-wasm\.js$/],
  ['web', /\/undici\/lib\/web\//],
];

function chunkOfPackage(id: string): string | null {
  const [part] = partsOfUndici.find(([, files]) => files.test(id)) ?? [];
  return `packages/${part === undefined ? packageOfFile(id).replace(/^@/, '').replace('/', '-') : `undici-${part}`}`;
}

function packageOfFile(id: string): string {
  return packageOf(id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length));
}

export default defineConfig({
  cwd: root,
  input: {
    main: 'src/cli/main.ts',
    io: 'src/cli/io.ts',
    worker: 'src/service/workers/worker.ts',
    index: 'src/index.ts',
  },
  platform: 'node',
  preserveEntrySignatures: 'allow-extension',
  external: isOptional,
  // A busy machine is slow; every other warning fails the build.
  checks: {bundlerTimings: false},
  onLog(level, {code, message}) {
    // What is imported on use may be in the file of what imports it.
    if (level === 'warn' && code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
  },
  plugins: [
    writtenAtBuild({root, compiled: join(root, 'dist')}),
    keepAddresses({root, out}),
    lightUndici(),
    lightParser(),
    deferNode(),
    listLicences(root),
    loadOnUse(),
    slimMaps(),
    copyWasm(),
    libraryEntry(),
  ],
  output: {
    dir: out,
    cleanDir: true,
    // CommonJS: Node 20 takes several milliseconds to start its loader of ES modules, and longer for each file.
    format: 'cjs',
    sourcemap: true,
    comments: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {name: chunkOfPackage, debugName: 'packages', test: /^\0undici|\/node_modules\//},
        {name: chunkOfSource, debugName: 'files', test: loadedByFile},
        {name: chunkOfPhrases, debugName: 'phrases', test: /^\0label-phrases-/},
      ],
    },
  },
});
