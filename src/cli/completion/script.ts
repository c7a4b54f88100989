// completion: completion scripts for bash, zsh and fish.

import {bashScript} from './bash.js';
import type {DescribedCommand} from './describe.js';
import {fishScript} from './fish.js';
import {zshScript} from './zsh.js';

/** The completion script of a shell. */
export function scriptFor(shell: 'bash' | 'zsh' | 'fish', commands: DescribedCommand[]): string {
  return {bash: bashScript, zsh: zshScript, fish: fishScript}[shell](commands);
}
