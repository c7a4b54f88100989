import {mkdtemp, readdir, readFile, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {execa} from 'execa';
import {onTestFinished} from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const migrations = 'src/storage/migrations';

/** Another version of the project in a folder of its own, built. */
export interface EarlierVersion {
  folder: URL;
  /** Short hash of its commit. */
  commit: string;
}

/**
 * Builds the last commit before the newest migration. Throws, with what to do, where git does not have the history of
 * the project.
 */
export async function buildEarlierVersion(): Promise<EarlierVersion> {
  const commit = await lastCommitBefore(await newestMigration());
  const folder = await mkdtemp(join(tmpdir(), 'docextract-earlier-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  const packed = join(folder, 'commit.tar');
  await git(['archive', '--output', packed, commit]);
  await execa('tar', ['-xf', packed, '-C', folder]);
  await addPackages(folder);
  // Its types were checked when it was this version.
  const tsc = join(folder, 'node_modules/typescript/bin/tsc');
  await run(folder, [tsc, '-p', 'tsconfig.build.json', '--noCheck', '--declaration', 'false']);
  await run(folder, [await bundlerOf(folder)]);
  return {folder: pathToFileURL(`${folder}/`), commit};
}

/** What bundles the program: it was in `bundle/` before it moved to `build/`. */
async function bundlerOf(folder: string): Promise<string> {
  const files = await readdir(join(folder, 'build'));
  return files.includes('bundle.js') ? 'build/bundle.js' : 'bundle/build.js';
}

async function newestMigration(): Promise<string> {
  const files = (await readdir(join(root, migrations))).filter((name) => /^\d{4}-/.test(name)).sort();
  return `${migrations}/${files.at(-1)}`;
}

/** A migration that is not committed yet comes after all commits. */
async function lastCommitBefore(migration: string): Promise<string> {
  const isShallow = await git(['rev-parse', '--is-shallow-repository']).catch(() => 'true');
  if (isShallow !== 'false')
    throw new Error(
      'The version before the newest migration is built from the history, which is not here: run the tests in a clone of the repository, and `git fetch --unshallow` a shallow one.',
    );
  const added = await git(['log', '--follow', '--diff-filter=A', '--format=%H', '--', migration]);
  const first = added.split('\n').at(-1);
  return git(['rev-parse', '--short', first === '' ? 'HEAD' : `${first}^`]);
}

/** The installed packages, when it runs with the same ones; otherwise its own. */
async function addPackages(folder: string): Promise<void> {
  const [here, there] = await Promise.all([root, folder].map(packagesOf));
  const isSame = [...(there ?? [])].every((one) => here?.has(one));
  if (isSame) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  else await execa('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: folder});
}

interface Lock {
  packages: Record<string, {version?: string; dev?: boolean}>;
}

/** Packages that it runs with, as place and version. */
async function packagesOf(folder: string): Promise<Set<string>> {
  const {packages} = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  const used = Object.entries(packages).filter(([place, {dev}]) => place !== '' && dev !== true);
  return new Set(used.map(([place, {version}]) => `${place} ${version}`));
}

async function run(folder: string, args: string[]): Promise<void> {
  await execa(process.execPath, args, {cwd: folder});
}

async function git(args: string[]): Promise<string> {
  return (await execa('git', args, {cwd: root})).stdout;
}
