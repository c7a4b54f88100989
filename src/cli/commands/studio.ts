import {Option, type Command} from 'commander';
import {DocextractError} from '../../contract/errors.js';
import {studioPath, ticketParameter} from '../../service/studio/paths.js';
import type {Storage} from '../../storage/open.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import {createCommand} from '../options/create-command.js';
import {portValue} from '../options/option-values.js';
import {addGroup} from '../options/shared-flags.js';
import {builtInAccount, startLocalService} from '../service/local-service.js';
import {dataDirOf} from '../service/local-storage.js';
import type {Context} from '../terminal/context.js';
import {openInBrowser} from '../terminal/open-in-browser.js';
import {createTalk, type GlobalOptions} from '../terminal/talk.js';
import {untilSignalled} from '../terminal/until-signalled.js';

export interface StudioOptions extends GlobalOptions {
  port?: number;
  /** False with `--no-open`. */
  open: boolean;
}

export function studioCommand(context: Context, run = runStudio): Command {
  const command = createCommand(context, 'studio', {
    examples: [
      ['docextract studio', 'open the browser on the templates and jobs of this user'],
      [
        'docextract studio --no-open --port 8090',
        'only print the link, such as over ssh -L 8090:localhost:8090',
      ],
      ['docextract studio --data-dir /srv/docextract', 'on the data of a service, which may run'],
    ],
    exitCodes: [0, 2, 13],
  }).description(
    'Open the studio: pages for making templates, checking and correcting what was read, and running the service. It runs ' +
      'the built-in service for this machine alone, until Ctrl-C or SIGTERM. The link signs in once; with --json it is ' +
      'told as {"type":"listening","url":…,"studio":…}, and no browser is opened.',
  );
  addGroup(command, 'Studio:', [
    new Option('--port <port>', 'the port on 127.0.0.1 (any free one)').argParser(portValue),
    new Option('--no-open', 'open no browser'),
  ]);
  return command.action(() => run(command.optsWithGlobals<StudioOptions>(), context));
}

async function runStudio(options: StudioOptions, context: Context): Promise<void> {
  const {io} = context;
  const settings = await resolveSettings({profile: options.profile, dataDir: options.dataDir}, io);
  refuseRemote(settings);
  const dataDir = dataDirOf(settings, io);
  const {url, service, storage} = await startLocalService(dataDir, io, {
    port: options.port,
    studio: true,
    logger: {
      level: options.verbose > 0 ? 'info' : 'warn',
      stream: {write: (line: string) => context.err.write(line)},
    },
  });
  const ended = untilSignalled(context);
  try {
    const ticket = service.issueTicket(await studioKeyId(storage));
    const link = `${url}${studioPath}#${ticketParameter}=${ticket}`;
    announce({url, link, dataDir}, options, context);
    await ended.first;
  } finally {
    await Promise.race([service.stop(), ended.second.then(() => service.stop(0))]);
    ended.release();
    await storage.close();
  }
}

interface Place {
  url: string;
  /** Signs in once. */
  link: string;
  dataDir: string;
}

function announce({url, link, dataDir}: Place, options: StudioOptions, context: Context): void {
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({type: 'listening', url, studio: link}));
  const talk = createTalk(options, context);
  context.out.print(link);
  talk.info(`the link signs in once, within 15 minutes; data in ${dataDir}; Ctrl-C ends the studio`);
  if (!options.open) return;
  void openInBrowser(link, context.io).then((failed) => {
    if (failed) talk.mention('no browser could be opened: open the link yourself');
  });
}

/** The admin key of the studio of this user. Nobody has the key itself: its sessions begin with a ticket. */
async function studioKeyId({keys}: Storage): Promise<string> {
  const own = {name: 'studio', account: builtInAccount, role: 'admin'} as const;
  const found = (await keys.list()).find(
    ({name, account, role, revokedAt}) =>
      name === own.name && account === own.account && role === own.role && revokedAt === undefined,
  );
  return (found ?? (await keys.create(own))).id;
}

/** The studio of another machine is its own. */
function refuseRemote({values: {baseUrl, dataDir}}: ResolvedSettings): void {
  if (baseUrl === undefined || dataDir !== undefined) return;
  const {origin, host} = new URL(baseUrl);
  throw new DocextractError(
    'usage',
    `the service is configured to be ${host}, which has a studio of its own`,
    {
      hint: `open ${origin}${studioPath} in the browser; or name the data directory of a local service with --data-dir`,
    },
  );
}
