import {execFileSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import {join} from 'node:path';

/** Builds a commit in a worktree at `folder`, with the packages of `root`. */
export function buildCommit(root, commit, folder) {
  const git = (...args) => execFileSync('git', args, {cwd: root, stdio: ['ignore', 'ignore', 'inherit']});
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const remove = () => git('worktree', 'remove', '--force', folder);
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
      cwd: folder,
      stdio: 'inherit',
    });
  } catch (error) {
    remove();
    throw error;
  }
  return {dist: join(folder, 'dist'), remove};
}
