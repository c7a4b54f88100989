import {execFileSync} from 'node:child_process';
import {mkdir, readFile, realpath, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/**
 * Writes which commit the build is of, for `docextract doctor`: of the checkout, otherwise of the source archive, where
 * `git archive` has put it. The same tree gives the same bytes; a time or a name of the machine is not in it.
 */
const root = join(import.meta.dirname, '..');
const commit = (await ofCheckout()) ?? (await ofArchive()) ?? {};
await mkdir(join(root, 'dist'), {recursive: true});
await writeFile(join(root, 'dist/commit.json'), `${JSON.stringify(commit)}\n`);

/** Only where this folder is the checkout: a repository around it has another history. */
async function ofCheckout() {
  try {
    if (git('rev-parse', '--show-toplevel') !== (await realpath(root))) return undefined;
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return {commit: git('rev-parse', 'HEAD'), ...(changed && {changed})};
  } catch {
    return undefined;
  }
}

async function ofArchive() {
  const text = (await readFile(join(root, 'build/commit.txt'), 'utf8')).trim();
  return /^[0-9a-f]{40}$/.test(text) ? {commit: text} : undefined;
}

function git(...words) {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
