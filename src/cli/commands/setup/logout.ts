import type {Command} from 'commander';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';

export function logoutCommand(context: Context, run = runLogout): Command {
  const command = createCommand(context, 'logout', {
    examples: [
      ['docextract logout', 'remove the stored key'],
      ['docextract logout --profile staging', 'that of a profile'],
    ],
    exitCodes: [0, 13],
  }).description('Remove the key from the user file. The address stays.');
  return command.action(() => run(command.optsWithGlobals<GlobalOptions>(), context));
}

async function runLogout(options: GlobalOptions, context: Context): Promise<void> {
  const {io, out} = context;
  const {readUserFile, userFilePath} = await import('../../config/files.js');
  const {profileOf, removeSetting} = await import('../../config/store.js');
  const user = readUserFile(io);
  const profile = profileOf(options.profile, io, user);
  const stored = profile === undefined ? user?.settings : user?.profiles[profile];
  const removed = stored?.apiKey !== undefined;
  if (removed) await removeSetting(io, 'apiKey', profile);
  if (options.json === true || options.events === true)
    return out.print(JSON.stringify({removed, profile: profile ?? null}));
  const where = profile === undefined ? userFilePath(io) : `profile ${profile} of ${userFilePath(io)}`;
  createTalk(options, context).info(
    removed ? `the key is removed from ${where}` : `there is no key in ${where}`,
  );
}
