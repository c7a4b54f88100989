import {Argument, Option, type Command} from 'commander';
import type {Shell} from '../../completion/completion-script.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import type {GlobalOptions} from '../../terminal/talk.js';

const shells: readonly Shell[] = ['bash', 'zsh', 'fish', 'powershell'];

export interface CompletionOptions extends GlobalOptions {
  shell: Shell;
  /** Words of a line before the one at the cursor. */
  words: string[];
  /** The word at the cursor; without it the script is printed. */
  current?: string;
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
      ['docextract completion powershell | Out-String | Invoke-Expression', 'in $PROFILE of PowerShell'],
      ['docextract completion fish > ~/.config/fish/completions/docextract.fish', 'for fish, once'],
    ],
    exitCodes: [0, 2],
  })
    .description('Print a script that completes commands, options, their values and template aliases on Tab.')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .argument('[word...]', 'with --current: the words before it')
    .addOption(
      new Option(
        '--current <word>',
        'instead of the script print what completes this word, one a line, a tab and its meaning behind it',
      ),
    );
  return command.action((shell: Shell, words: string[]) =>
    run({...command.optsWithGlobals<GlobalOptions>(), shell, words}, context, wholeProgram),
  );
}

async function runCompletion(
  options: CompletionOptions,
  context: Context,
  wholeProgram: WholeProgram,
): Promise<void> {
  const {describe} = await import('../../completion/describe.js');
  const commands = describe(await wholeProgram(context));
  const {shell, words, current} = options;
  if (current !== undefined) {
    const {completionsOf} = await import('../../completion/answer.js');
    const offers = await completionsOf({words, current}, commands, () => templateNames(options, context));
    return offers.forEach(({word, meaning}) => context.out.print(`${word}\t${meaning}`));
  }
  const {scriptFor} = await import('../../completion/completion-script.js');
  context.out.write(scriptFor(shell, commands));
}

/** What `--template` can name. Empty after any error: completion has no place to show one. */
async function templateNames(options: GlobalOptions, context: Context): Promise<string[]> {
  const {namesForTemplate} = await import('../templates/list-templates.js');
  return namesForTemplate(options, context).catch(() => []);
}
