import {Command} from 'commander';
import {createCommand} from './create-command.js';
import type {Context} from '../terminal/context.js';

/** What a verb does; its errors are printed by `main`. */
export type VerbAction<Options> = (options: Options, context: Context) => Promise<void>;

/** Adds a verb to a command, `usage` being its name and its arguments: `show <template>`. */
export type AddVerb<Options> = (usage: string, summary: string, act: VerbAction<Options>) => Command;

/** Adds verbs to a command; arguments of a verb are the `names` of its options. */
export function verbsOf<Options extends {names: string[]}>(
  command: Command,
  context: Context,
): AddVerb<Options> {
  return (usage, summary, act) => {
    const [name = '', ...parameters] = usage.split(' ');
    const verb = createCommand(context, name).description(summary);
    if (parameters.length > 0) verb.arguments(parameters.join(' '));
    verb.action(async (...parts: unknown[]) => {
      const self = actingCommand(parts);
      await act({...self.optsWithGlobals<Options>(), names: self.args}, context);
    });
    command.addCommand(verb);
    return verb;
  };
}

/** The command whose action runs: commander passes it behind the arguments and options. */
export function actingCommand(parts: readonly unknown[]): Command {
  const last = parts.at(-1);
  if (!(last instanceof Command)) throw new Error('commander gave an action no command');
  return last;
}
