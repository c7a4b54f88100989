import {type Command, Option} from 'commander';
import {counted} from '../../../contract/counted.js';
import {DocextractError} from '../../../contract/errors.js';
import type {Balance, LedgerEntry} from '../../../storage/credits/credits.js';
import type {Storage} from '../../../storage/open.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';
import {countValue} from '../../options/option-values.js';
import {actingCommand, type VerbAction} from '../../options/verbs.js';

export interface CreditsOptions extends GlobalOptions {
  account?: string;
  /** The id of a key of the account. */
  key?: string;
  credits?: number;
}

export interface CreditsRuns {
  show: VerbAction<CreditsOptions>;
  add: VerbAction<CreditsOptions>;
  unlimited: VerbAction<CreditsOptions>;
}

export function creditsCommand(context: Context, runs: Partial<CreditsRuns> = {}): Command {
  const run = {show: runShow, add: runAdd, unlimited: runUnlimited, ...runs};
  const command = createCommand(context, 'credits', {
    examples: [
      [
        'docextract credits add 500 --key 3f2c…',
        'the account of this key may process 500 pages, and no more',
      ],
      ['docextract credits show --account accounting', 'balance and latest movements'],
      ['docextract credits unlimited --account accounting', 'no limit any more'],
    ],
    exitCodes: [0, 2, 10, 13],
  }).description(
    'Show and change the credits of accounts of the local service, whether it runs or not. A page costs one credit; what ' +
      'fails costs nothing. An account has no limit until credits are added to it.',
  );
  const verb = (name: string, act: VerbAction<CreditsOptions>) =>
    createCommand(context, name)
      .addOption(new Option('--account <name>', 'the account, as keys list shows it'))
      .addOption(new Option('--key <id>', 'the account of this key').conflicts('account'))
      .action((...parts: unknown[]) => {
        const self = actingCommand(parts);
        const count: unknown = self.processedArgs[0];
        const credits = typeof count === 'number' ? count : undefined;
        return act({...self.optsWithGlobals<CreditsOptions>(), credits}, context);
      });
  command.addCommand(verb('show', run.show).description('show one account, or all that ever had a limit'));
  command.addCommand(
    verb('add', run.add).description('add credits to an account').argument('<n>', 'how many', countValue),
  );
  command.addCommand(verb('unlimited', run.unlimited).description('lift the limit of an account'));
  return command;
}

/** As many movements as fit on a screen. */
const shown = 20;

async function runShow(options: CreditsOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const {table} = await import('../../render/table.js');
  const width = context.io.stdout.columns ?? Number.POSITIVE_INFINITY;
  const print = (header: string[], rows: string[][]): void =>
    table(header, rows, width).forEach((line) => context.out.print(line));
  await withStorage(options, context, async (storage) => {
    const account = await accountOf(options, storage);
    const balances =
      account === undefined ? await storage.credits.list() : [await storage.credits.show(account)];
    const entries = account === undefined ? [] : await storage.credits.entries(account, shown);
    if (options.json === true) return context.out.print(JSON.stringify(recordOf(balances, account, entries)));
    if (balances.length === 0)
      return createTalk(options, context).info(
        'no account has a limit: each may process as much as it likes',
      );
    print(['ACCOUNT', 'BALANCE', 'HELD'], balances.map(rowOf));
    if (entries.length > 0) context.out.print('');
    if (entries.length > 0) print(['TIME', 'CREDITS', 'WHAT', 'FOR'], entries.map(movementOf));
  });
}

async function runAdd(options: CreditsOptions, context: Context): Promise<void> {
  await change(options, context, ({credits}, account) => credits.add(account, options.credits!));
}

async function runUnlimited(options: CreditsOptions, context: Context): Promise<void> {
  await change(options, context, ({credits}, account) => credits.setUnlimited(account));
}

async function change(
  options: CreditsOptions,
  context: Context,
  act: (storage: Storage, account: string) => Promise<Balance>,
): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const balance = await withStorage(options, context, async (storage) => {
    const account = await accountOf(options, storage);
    if (account !== undefined) return act(storage, account);
    throw new DocextractError('usage', 'no account is named', {
      hint: 'name it with --account, or a key of it with --key; docextract keys list shows both',
    });
  });
  if (options.json === true) return context.out.print(JSON.stringify(balance));
  createTalk(options, context).info(
    `${balance.account} has ${balance.unlimited ? 'no limit' : counted(balance.balance, 'credit')}`,
  );
}

async function accountOf({account, key}: CreditsOptions, {keys}: Storage): Promise<string | undefined> {
  if (key === undefined) return account;
  const found = (await keys.list()).find(({id}) => id === key);
  if (found) return found.account;
  throw new DocextractError('not_found', `there is no key with the id ${key}`, {
    hint: 'docextract keys list shows the ids',
  });
}

function recordOf(balances: Balance[], account: string | undefined, entries: LedgerEntry[]) {
  if (account === undefined) return balances;
  const movements = entries.map(({createdAt, ...entry}) => ({
    ...entry,
    created_at: new Date(createdAt).toISOString(),
  }));
  return {...balances[0], entries: movements};
}

function rowOf({account, unlimited, balance, held}: Balance): string[] {
  return [account, unlimited ? 'unlimited' : String(balance), String(held)];
}

function movementOf({createdAt, amount, reason, reference}: LedgerEntry): string[] {
  const time = new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ');
  const what = {added: 'added', hold: 'held', given_back: 'given back'}[reason];
  return [time, amount > 0 ? `+${amount}` : String(amount), what, reason === 'added' ? '' : reference];
}
