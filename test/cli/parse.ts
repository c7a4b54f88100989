import type {Command} from 'commander';
import type {Context} from '../../src/cli/terminal/context.js';
import {createRoot} from '../../src/cli/program.js';
import {fakeContext} from './fake-io.js';

type Factory<Options> = (
  context: Context,
  run: (options: Options, context: Context) => Promise<void>,
) => Command;

/** The options a command line becomes; nothing runs. */
export async function optionsOf<Options>(
  factory: Factory<Options>,
  argv: readonly string[],
): Promise<Options> {
  const context = fakeContext();
  const got: Options[] = [];
  const command = factory(context, (options) => Promise.resolve(void got.push(options)));
  await createRoot(context)
    .addCommand(command)
    .parseAsync([command.name(), ...argv], {from: 'user'});
  return got[0]!;
}
