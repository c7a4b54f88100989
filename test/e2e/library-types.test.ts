import {mkdir, mkdtemp, readFile, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {execa} from 'execa';
import {beforeAll, expect, test} from 'vitest';

const packageRoot = resolve(import.meta.dirname, '../..');
const programs = join(import.meta.dirname, 'library-types');

/** A folder of a user: what `npm publish` would send is installed, beside zod and the types of Node. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docextract-types-'));
  const installed = join(folder, 'node_modules/docextract');
  await mkdir(join(folder, 'node_modules/@types'), {recursive: true});
  await mkdir(installed);
  const {stdout} = await execa('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: packageRoot,
  });
  const [{filename}] = JSON.parse(stdout) as [{filename: string}];
  await execa('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
  for (const name of ['zod', 'undici', 'undici-types', '@types/node'])
    await symlink(join(packageRoot, 'node_modules', name), join(folder, 'node_modules', name));
});

/** What the compiler says of a program of the user; empty when all is right. */
async function compile(
  program: string,
  {as, ...options}: {as: string; module: string; moduleResolution: string},
): Promise<string> {
  await writeFile(join(folder, as), await readFile(join(programs, program), 'utf8'));
  const config = `tsconfig.${as}.json`;
  const compilerOptions = {
    ...options,
    target: 'ES2022',
    lib: ['ES2022', 'ESNext.Disposable'],
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    // The declarations of the package are checked as well.
    skipLibCheck: false,
  };
  await writeFile(join(folder, config), JSON.stringify({compilerOptions, files: [as]}));
  const tsc = join(packageRoot, 'node_modules/typescript/bin/tsc');
  const {stdout} = await execa(process.execPath, [tsc, '-p', config], {cwd: folder, reject: false});
  return stdout;
}

test.each([
  {as: 'module.mts', module: 'nodenext', moduleResolution: 'nodenext'},
  {as: 'bundled.ts', module: 'esnext', moduleResolution: 'bundler'},
])(
  'results have the types of what was asked, and wrong calls are errors ($moduleResolution)',
  async (setup) => {
    expect(await compile('typed-calls.txt', setup)).toBe('');
  },
);

test('CommonJS has the same types by import()', async () => {
  const setup = {as: 'common.cts', module: 'nodenext', moduleResolution: 'nodenext'};
  expect(await compile('common-js.txt', setup)).toBe('');
});
