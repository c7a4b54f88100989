// completion: completion scripts for bash, zsh, fish and PowerShell.

import {bashScript} from './bash.js';
import type {DescribedCommand} from './describe.js';
import {fishScript} from './fish.js';
import {powershellScript} from './powershell.js';
import {zshScript} from './zsh.js';

export type Shell = 'bash' | 'zsh' | 'fish' | 'powershell';

const scripts: Record<Shell, (commands: DescribedCommand[]) => string> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** The completion script of a shell. */
export function scriptFor(shell: Shell, commands: DescribedCommand[]): string {
  return scripts[shell](commands);
}
