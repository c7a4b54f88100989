import {Argument, type Command} from 'commander';
import {createCommand} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import type {GlobalOptions} from '../terminal/talk.js';

const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export interface CompletionOptions extends GlobalOptions {
  shell: Shell;
}

/** Builds the tree of all commands with their options on demand. */
export type WholeProgram = (context: Context) => Promise<Command>;

export function completionCommand(
  context: Context,
  wholeProgram: WholeProgram,
  run = runCompletion,
): Command {
  const command = createCommand(context, 'completion', {
    examples: [
      ['eval "$(docextract completion bash)"', 'in ~/.bashrc'],
      ['docextract completion zsh > "${fpath[1]}/_docextract"', 'for zsh, once'],
      ['docextract completion fish > ~/.config/fish/completions/docextract.fish', 'for fish, once'],
    ],
    exitCodes: [0, 2],
  })
    .description('Print a script that completes commands, options, their values and template aliases on Tab.')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells));
  return command.action((shell: Shell) =>
    run({...command.optsWithGlobals<GlobalOptions>(), shell}, context, wholeProgram),
  );
}

async function runCompletion(
  {shell}: CompletionOptions,
  context: Context,
  wholeProgram: WholeProgram,
): Promise<void> {
  const {describe} = await import('../completion/describe.js');
  const {scriptFor} = await import('../completion/script.js');
  context.out.write(scriptFor(shell, describe(await wholeProgram(context))));
}
