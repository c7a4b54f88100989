import {Option, type Command} from 'commander';
import {DocextractError} from '../../../contract/errors.js';
import type {Delivery, DeliveryStatus} from '../../../storage/webhooks/delivery-log.js';
import type {Storage} from '../../../storage/open.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';
import {countValue} from '../../options/option-values.js';
import {verbsOf, type VerbAction} from '../../options/verbs.js';
import {mustExist} from '../../../contract/must-exist.js';

export interface WebhooksOptions extends GlobalOptions {
  /** Delivery ids, or a template, depending on the verb. */
  names: string[];
  template?: string;
  job?: string;
  status?: DeliveryStatus;
  limit?: number;
  rotate?: boolean;
}

export interface WebhooksRuns {
  list: VerbAction<WebhooksOptions>;
  show: VerbAction<WebhooksOptions>;
  replay: VerbAction<WebhooksOptions>;
  enable: VerbAction<WebhooksOptions>;
  secret: VerbAction<WebhooksOptions>;
}

export function webhooksCommand(context: Context, runs: Partial<WebhooksRuns> = {}): Command {
  const run = {
    ...{list: runList, show: runShow, replay: runReplay, enable: runEnable, secret: runSecret},
    ...runs,
  };
  const command = createCommand(context, 'webhooks', {
    examples: [
      ['docextract webhooks list --status failed', 'what could not be delivered'],
      ['docextract webhooks show msg_3f2c…', 'what is sent, and what came of each attempt'],
      ['docextract webhooks replay --template invoice', 'send once more all that failed'],
      ['docextract webhooks secret invoice', 'what a receiver checks signatures with'],
    ],
    exitCodes: [0, 2, 5, 6, 10, 13],
  }).description(
    'Look after what the local service sends to the webhooks of templates, whether it runs or not. Deliveries are ' +
      'kept as long as results.',
  );
  const verb = verbsOf<WebhooksOptions>(command, context);
  const template = new Option('--template <template>', 'only those of a template');
  const job = new Option('--job <job-id>', 'only those of a job');
  verb('list', 'list deliveries, the latest jobs first', run.list)
    .addOption(template)
    .addOption(job)
    .addOption(
      new Option('--status <status>', 'only those').choices(['waiting', 'running', 'delivered', 'failed']),
    )
    .option('--limit <n>', 'so many at the most (100)', countValue);
  verb('show <delivery>', 'show one with its body and its attempts', run.show);
  verb(
    'replay [delivery...]',
    'send deliveries once more, with the same id and the same bytes; of a job or a template: those that failed',
    run.replay,
  )
    .addOption(template)
    .addOption(job);
  verb('enable <template>', 'send to an endpoint again that had answered 410 Gone', run.enable);
  verb('secret <template>', 'print the secret that requests are signed with', run.secret).option(
    '--rotate',
    'make a new one first, in use from the next attempt on',
  );
  return command;
}

async function runList(options: WebhooksOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const {deliveryRecord, deliveryTable} = await import('../../render/delivery.js');
  const deliveries = await withStorage(options, context, async (storage) =>
    storage.deliveryLog.list({
      ...(await filterOf(options, storage)),
      status: options.status,
      limit: options.limit,
    }),
  );
  if (options.json === true)
    return context.out.print(JSON.stringify(deliveries.map(deliveryRecord), null, 2));
  const width = context.io.stdout.columns ?? Number.POSITIVE_INFINITY;
  deliveryTable(deliveries, width).forEach((line) => context.out.print(line));
}

async function runShow({names: [id = ''], ...options}: WebhooksOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const {detailLines, detailRecord} = await import('../../render/delivery.js');
  const detail = await withStorage(options, context, ({deliveryLog}) => deliveryLog.get(id));
  if (options.json === true) return context.out.print(JSON.stringify(detailRecord(detail), null, 2));
  const width = context.io.stdout.columns ?? Number.POSITIVE_INFINITY;
  detailLines(detail, width).forEach((line) => context.out.print(line));
}

async function runReplay(options: WebhooksOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const {deliveryRecord} = await import('../../render/delivery.js');
  const replayed = await withStorage(options, context, async (storage) => {
    const all: Delivery[] = [];
    for (const id of await toReplay(options, {storage, now: context.io.now()}))
      all.push(await storage.deliveryLog.replay(id));
    return all;
  });
  if (options.json === true) return context.out.print(JSON.stringify(replayed.map(deliveryRecord), null, 2));
  const many = replayed.length === 1 ? 'delivery is' : 'deliveries are';
  createTalk(options, context).info(`${replayed.length} ${many} sent again, as soon as the service runs`);
}

async function runEnable(options: WebhooksOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const {templateRecord} = await import('../../render/template.js');
  const template = await withStorage(options, context, ({webhooks}) =>
    webhooks.enable(mustExist(options.names[0], 'template argument')),
  );
  if (options.json === true) return context.out.print(JSON.stringify(templateRecord(template), null, 2));
  const name = template.alias ?? template.id;
  createTalk(options, context).info(
    `the webhook of template ${name} is sent to again; what failed meanwhile: docextract webhooks replay --template ${name}`,
  );
}

async function runSecret(options: WebhooksOptions, context: Context): Promise<void> {
  const {withStorage} = await import('../../service/local-storage.js');
  const secret = await withStorage(options, context, ({webhooks}) =>
    options.rotate === true
      ? webhooks.rotateSecret(mustExist(options.names[0], 'template argument'))
      : webhooks.secret(mustExist(options.names[0], 'template argument')),
  );
  context.out.print(options.json === true ? JSON.stringify({secret}) : secret);
}

async function filterOf({template, job}: WebhooksOptions, {templates}: Storage) {
  const templateId = template === undefined ? undefined : (await templates.get(template)).id;
  return {templateId, jobId: job?.toLowerCase()};
}

/** The named deliveries, or the failed ones of a job or template that can still be sent and are not replaced. */
async function toReplay(
  options: WebhooksOptions,
  {storage, now}: {storage: Storage; now: number},
): Promise<string[]> {
  const filter = await filterOf(options, storage);
  const isFiltered = filter.templateId !== undefined || filter.jobId !== undefined;
  if (isFiltered === options.names.length > 0)
    throw new DocextractError('usage', 'name either deliveries, or a job or template', {
      hint: 'docextract webhooks list --status failed shows what failed',
    });
  if (!isFiltered) return options.names;
  const limit = Number.MAX_SAFE_INTEGER;
  const failed = await storage.deliveryLog.list({...filter, status: 'failed', limit});
  return failed
    .filter(({expiresAt, replacedBy}) => expiresAt > now && replacedBy === undefined)
    .map(({id}) => id);
}
