import {type Command, Option} from 'commander';
import {DocextractError} from '../../../contract/errors.js';
import {
  FailedRows,
  FailureStatus,
  KeyRole,
  type KeySettings,
  SuccessStatus,
} from '../../../contract/key-settings.js';
import type {ApiKey} from '../../../storage/keys/keys.js';
import type {Storage} from '../../../storage/open.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';
import {countValue} from '../../options/option-values.js';
import {actingCommand, type VerbAction} from '../../options/verbs.js';

export interface KeysOptions extends GlobalOptions, Partial<KeySettings> {
  name?: string;
  account?: string;
  role?: KeyRole;
  rateLimit?: number;
  ids: string[];
}

export interface KeysRuns {
  create: VerbAction<KeysOptions>;
  list: VerbAction<KeysOptions>;
  update: VerbAction<KeysOptions>;
  revoke: VerbAction<KeysOptions>;
}

export function keysCommand(context: Context, runs: Partial<KeysRuns> = {}): Command {
  const run = {create: runCreate, list: runList, update: runUpdate, revoke: runRevoke, ...runs};
  const command = createCommand(context, 'keys', {
    examples: [
      ['docextract keys create --name laptop', 'make a key; it is shown this once'],
      [
        'KEY=$(docextract keys create --data-dir /srv/docextract)',
        'for a service with its own data directory',
      ],
      [
        'docextract keys create --name metrics --role admin',
        'one that may read /metrics, and run the studio',
      ],
      ['docextract keys create --name ana --account office --role reviewer', 'one for checking results'],
      [
        'docextract keys create --name crm --success "PROCESS IMAGE SUCCESS"',
        'for a client that waits for that',
      ],
      ['docextract keys update 3f2c… --success COMPLETED --failure ERROR', 'say it in the words of a client'],
      ['docextract keys revoke 3f2c…', 'end a key; it is refused from the next request on'],
    ],
    exitCodes: [0, 2, 10, 13],
  }).description('Issue, list, change and revoke API keys of the local service, whether it runs or not.');
  const verb = (name: string, act: VerbAction<KeysOptions>) =>
    createCommand(context, name).action((...parts: unknown[]) => {
      const self = actingCommand(parts);
      return act({...self.optsWithGlobals<Omit<KeysOptions, 'ids'>>(), ids: self.args}, context);
    });
  command.addCommand(
    withSettings(verb('create', run.create), {isNew: true})
      .description('make a key and print it')
      .option('--name <name>', 'what the key is for')
      .option('--account <name>', 'keys of one account see the same jobs; without, the key has its own')
      .addOption(
        new Option(
          '--role <role>',
          'admin keys may also run the whole service, reviewer keys only check results in the studio (caller)',
        ).choices(KeyRole.options),
      ),
  );
  command.addCommand(verb('list', run.list).description('list the keys; the keys themselves are not kept'));
  command.addCommand(
    withSettings(verb('update', run.update), {isNew: false})
      .description('change what is given of keys; it holds from the next request on')
      .argument('<id...>'),
  );
  command.addCommand(verb('revoke', run.revoke).description('end keys at once').argument('<id...>'));
  return command;
}

/** A setting that is not given has its default in a new key, and stays as it is in one that is changed. */
function withSettings(command: Command, {isNew}: {isNew: boolean}): Command {
  const choice = (flags: string, meaning: string, {usual, choices}: Choice) =>
    command.addOption(new Option(flags, isNew ? `${meaning} (${usual})` : meaning).choices(choices));
  choice('--success <status>', 'what its clients wait for as success', {
    usual: 'SUCCESS',
    choices: SuccessStatus.options,
  });
  choice('--failure <status>', 'what they wait for as failure', {
    usual: 'as-is',
    choices: FailureStatus.options,
  });
  choice('--failed-rows <shape>', 'failed documents in results with _file and _error, or without them', {
    usual: 'named',
    choices: FailedRows.options,
  });
  return command.option('--rate-limit <n>', 'requests it may make in 60 seconds', countValue);
}

interface Choice {
  usual: string;
  choices: readonly string[];
}

/** The given key settings. */
function settingsIn({success, failure, failedRows, rateLimit}: KeysOptions) {
  return {
    ...(success && {success}),
    ...(failure && {failure}),
    ...(failedRows && {failedRows}),
    ...(rateLimit !== undefined && {requestsPerWindow: rateLimit}),
  };
}

async function runCreate(options: KeysOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const created = await withStorage(options, context, ({keys}) =>
    keys.create({
      name: options.name,
      account: options.account,
      role: options.role,
      ...settingsIn(options),
    }),
  );
  if (options.json === true)
    return context.out.print(JSON.stringify({...recordOf(created), key: created.key}));
  context.out.print(created.key);
  createTalk(options, context).info(`key ${created.id} is made; it is shown only now`);
}

async function runList(options: KeysOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const keys = await withStorage(options, context, ({keys}) => keys.list());
  if (options.json === true) return context.out.print(JSON.stringify(keys.map(recordOf), null, 2));
  const {table} = await import('../../render/table.js');
  const rows = keys.map((key) => [
    key.id,
    key.revokedAt === undefined ? 'valid' : 'revoked',
    isoDay(key.createdAt),
    key.role,
    key.account,
    key.name,
  ]);
  const width = context.io.stdout.columns ?? Number.POSITIVE_INFINITY;
  table(['ID', 'STATE', 'CREATED', 'ROLE', 'ACCOUNT', 'NAME'], rows, width).forEach((line) =>
    context.out.print(line),
  );
}

async function runUpdate(options: KeysOptions, context: Context): Promise<void> {
  const changes = settingsIn(options);
  if (Object.keys(changes).length === 0)
    throw new DocextractError('usage', 'nothing to change is given', {
      hint: 'name it, as in: docextract keys update <id> --success COMPLETED',
    });
  const updated = await changeAll(options, context, ({keys}, id) => keys.update(id, changes));
  if (options.json === true) return context.out.print(JSON.stringify(updated.map(recordOf), null, 2));
  const talk = createTalk(options, context);
  updated.forEach(({id}) => talk.info(`key ${id} is changed`));
}

async function changeAll(
  options: KeysOptions,
  context: Context,
  change: (storage: Storage, id: string) => Promise<ApiKey>,
): Promise<ApiKey[]> {
  const {withStorage} = await import('../../service/local-storage.js');
  return withStorage(options, context, async (storage) => {
    const all: ApiKey[] = [];
    for (const id of options.ids) all.push(await change(storage, id));
    return all;
  });
}

async function runRevoke(options: KeysOptions, context: Context): Promise<void> {
  const revoked = await changeAll(options, context, ({keys}, id) => keys.revoke(id));
  if (options.json === true) return context.out.print(JSON.stringify(revoked.map(recordOf), null, 2));
  const talk = createTalk(options, context);
  revoked.forEach(({id}) => talk.info(`key ${id} is revoked`));
}

/** A key as JSON output, in snake case. */
function recordOf({id, name, account, role, requestsPerWindow, createdAt, revokedAt, ...key}: ApiKey) {
  return {
    id,
    name,
    account,
    role,
    requests_per_window: requestsPerWindow ?? null,
    success: key.success,
    failure: key.failure,
    failed_rows: key.failedRows,
    created_at: new Date(createdAt).toISOString(),
    revoked_at: revokedAt === undefined ? null : new Date(revokedAt).toISOString(),
  };
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
