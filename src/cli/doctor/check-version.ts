import {type Check, ok} from './check.js';
import type {Io} from '../io.js';
import {readCommit, readVersion} from '../version.js';

/** How much of a commit people need to find it. */
const shownLetters = 12;

/** Which docextract this is, and which Node runs it. */
export function checkVersion({nodeVersion, platform}: Pick<Io, 'nodeVersion' | 'platform'>): Check[] {
  const version = readVersion();
  const {commit, changed = false} = readCommit();
  const of =
    commit === undefined
      ? 'built from no known commit'
      : `commit ${commit.slice(0, shownLetters)}${changed ? ' with changes' : ''}`;
  return [
    {...ok('version', `docextract ${version}, ${of}`), facts: {version, commit: commit ?? null, changed}},
    {...ok('node', `Node ${nodeVersion} on ${platform}`), facts: {version: nodeVersion, platform}},
  ];
}
