import {Option, type Command} from 'commander';
import {DocextractError} from '../../../contract/errors.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';

export interface LoginOptions extends GlobalOptions {
  baseUrl?: string;
  auth?: 'x-auth' | 'bearer';
}

export function loginCommand(context: Context, run = runLogin): Command {
  const command = createCommand(context, 'login', {
    examples: [
      ['docextract login', 'asks for the address and the key, which is not shown'],
      [
        'docextract login --base-url https://api.example.com < key.txt',
        'without a terminal: the key from stdin',
      ],
      ['docextract login --profile staging', 'beside others; then `config use staging` or --profile staging'],
    ],
    exitCodes: [0, 2, 4, 5, 13, 130],
  })
    .description(
      'Store the address of a service and its key in the user file, which only its owner may read, once the service has ' +
        'accepted the key.',
    )
    .addOption(new Option('--base-url <url>', 'the service'))
    .addOption(new Option('--auth <header>', 'how the key is sent').choices(['x-auth', 'bearer']));
  return command.action(() => run(command.optsWithGlobals<LoginOptions>(), context));
}

async function runLogin(options: LoginOptions, context: Context): Promise<void> {
  const {io, out} = context;
  const {readUserFile, userFilePath} = await import('../../config/files.js');
  const {profileOf, storeSetting} = await import('../../config/store.js');
  const {checkKey} = await import('../../service/check-key.js');
  const user = readUserFile(io);
  const profile = profileOf(options.profile, io, user);
  const known = profile === undefined ? user?.settings : user?.profiles[profile];
  const baseUrl = options.baseUrl ?? (await enteredAddress(known?.baseUrl, context));
  const apiKey = await enteredKey(baseUrl, context);
  const auth = options.auth ?? known?.auth;
  await checkKey({baseUrl, apiKey, auth}, context);
  await storeSetting(io, 'baseUrl', baseUrl, profile);
  await storeSetting(io, 'apiKey', apiKey, profile);
  if (options.auth !== undefined) await storeSetting(io, 'auth', options.auth, profile);
  const path = userFilePath(io);
  if (options.json === true || options.events === true)
    return out.print(JSON.stringify({base_url: baseUrl, profile: profile ?? null, path}));
  const where = profile === undefined ? path : `profile ${profile} of ${path}`;
  createTalk(options, context).info(`the key is good; stored with its address in ${where}`);
}

async function enteredAddress(known: string | undefined, context: Context): Promise<string> {
  const {promptUser} = await import('../../terminal/prompt-user.js');
  const {io} = context;
  if (io.stdin.isTTY !== true) {
    const address = io.env.DOCEXTRACT_BASE_URL ?? known;
    if (address !== undefined) return address;
    throw new DocextractError('usage', 'no address is given', {
      hint: 'docextract login --base-url https://api.example.com < key.txt',
    });
  }
  const entered = await promptUser(known === undefined ? 'address' : `address (${known})`, context);
  const address = entered.trim() === '' ? known : entered.trim();
  if (address === undefined) throw new DocextractError('usage', 'no address is given');
  return address;
}

async function enteredKey(baseUrl: string, context: Context): Promise<string> {
  const {promptUser} = await import('../../terminal/prompt-user.js');
  const {readStdin} = await import('../../terminal/stdin.js');
  const {host} = URL.canParse(baseUrl) ? new URL(baseUrl) : {host: baseUrl};
  const text =
    context.io.stdin.isTTY === true
      ? await promptUser(`key for ${host} (not shown)`, context, true)
      : (await readStdin(context)).toString('utf8');
  const key = text.trim();
  if (key !== '') return key;
  throw new DocextractError('usage', 'no key is given', {hint: 'type it, or give it on stdin: < key.txt'});
}
