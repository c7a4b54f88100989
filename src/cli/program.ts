import {Command, CommanderError, Option} from 'commander';
import {DocextractError} from '../contract/errors.js';
import {createCommand} from './options/create-command.js';
import type {Context} from './terminal/context.js';
import {readVersion} from './version.js';
import {required} from '../contract/required.js';

interface Entry {
  group: string;
  name: string;
  summary: string;
  load(): Promise<(context: Context) => Command>;
}

/** Every command: its words here, its code loaded when it runs. */
const entries: readonly Entry[] = [
  {
    group: 'Documents:',
    name: 'process',
    summary: 'extract documents one by one, each answered at once',
    load: async () => (await import('./commands/process.js')).processCommand,
  },
  {
    group: 'Documents:',
    name: 'submit',
    summary: 'extract a folder as jobs: archive, submit, wait, write results',
    load: async () => (await import('./commands/submit.js')).submitCommand,
  },
  {
    group: 'Documents:',
    name: 'agent',
    summary: 'extract fields that you describe by prompts, without a template',
    load: async () => (await import('./commands/agent.js')).agentCommand,
  },
  {
    group: 'Documents:',
    name: 'explain',
    summary: 'say why each field of a document has its value',
    load: async () => (await import('./commands/explain.js')).explainCommand,
  },
  {
    group: 'Jobs:',
    name: 'status',
    summary: 'show where jobs stand',
    load: async () => (await import('./commands/status.js')).statusCommand,
  },
  {
    group: 'Jobs:',
    name: 'results',
    summary: 'fetch the results of finished jobs',
    load: async () => (await import('./commands/results.js')).resultsCommand,
  },
  {
    group: 'Jobs:',
    name: 'watch',
    summary: 'follow jobs to their results, or watch a folder and extract what is put there',
    load: async () => (await import('./commands/watch.js')).watchCommand,
  },
  {
    group: 'Jobs:',
    name: 'listen',
    summary: 'receive the webhook deliveries of finished jobs',
    load: async () => (await import('./commands/listen.js')).listenCommand,
  },
  {
    group: 'Jobs:',
    name: 'jobs',
    summary: 'show what was sent and paid, forget it, or take in jobs from elsewhere',
    load: async () => (await import('./commands/jobs/index.js')).jobsCommand,
  },
  {
    group: 'Jobs:',
    name: 'correct',
    summary: 'write corrected values into results',
    load: async () => (await import('./commands/correct.js')).correctCommand,
  },
  {
    group: 'Jobs:',
    name: 'review',
    summary: 'check the results of a folder in the browser, and correct them',
    load: async () => (await import('./commands/review.js')).reviewCommand,
  },
  {
    group: 'Service:',
    name: 'studio',
    summary: 'open the studio in the browser: make templates, check results, run the service',
    load: async () => (await import('./commands/studio.js')).studioCommand,
  },
  {
    group: 'Service:',
    name: 'serve',
    summary: 'run the extraction service',
    load: async () => (await import('./commands/serve.js')).serveCommand,
  },
  {
    group: 'Service:',
    name: 'worker',
    summary: 'read the documents that the service takes in on other machines',
    load: async () => (await import('./commands/worker.js')).workerCommand,
  },
  {
    group: 'Service:',
    name: 'mcp',
    summary: 'serve tools for agents (Model Context Protocol)',
    load: async () => (await import('./commands/mcp.js')).mcpCommand,
  },
  {
    group: 'Service:',
    name: 'templates',
    summary: 'list, create and change the templates of the local service',
    load: async () => (await import('./commands/templates/index.js')).templatesCommand,
  },
  {
    group: 'Service:',
    name: 'keys',
    summary: 'issue, list and revoke API keys of the local service',
    load: async () => (await import('./commands/keys.js')).keysCommand,
  },
  {
    group: 'Service:',
    name: 'credits',
    summary: 'show and change the credits of accounts of the local service',
    load: async () => (await import('./commands/credits.js')).creditsCommand,
  },
  {
    group: 'Service:',
    name: 'webhooks',
    summary: 'show what the local service sends to webhooks, and send it again',
    load: async () => (await import('./commands/webhooks.js')).webhooksCommand,
  },
  {
    group: 'Service:',
    name: 'backup',
    summary: 'copy the data of the local service while it runs',
    load: async () => (await import('./commands/backup.js')).backupCommand,
  },
  {
    group: 'Service:',
    name: 'migrate',
    summary: 'move the data of the local service to PostgreSQL or an S3 store, or back',
    load: async () => (await import('./commands/migrate/index.js')).migrateCommand,
  },
  {
    group: 'More:',
    name: 'init',
    summary: 'make a project file: service, template and results of a directory',
    load: async () => (await import('./commands/init.js')).initCommand,
  },
  {
    group: 'More:',
    name: 'demo',
    summary: 'extract three made invoices, and show what comes out',
    load: async () => (await import('./commands/demo.js')).demoCommand,
  },
  {
    group: 'More:',
    name: 'login',
    summary: 'store the address and the key of a remote service',
    load: async () => (await import('./commands/login.js')).loginCommand,
  },
  {
    group: 'More:',
    name: 'logout',
    summary: 'remove a stored key',
    load: async () => (await import('./commands/logout.js')).logoutCommand,
  },
  {
    group: 'More:',
    name: 'config',
    summary: 'show and change settings',
    load: async () => (await import('./commands/config.js')).configCommand,
  },
  {
    group: 'More:',
    name: 'doctor',
    summary: 'check settings, service, key, clock, disk and packages',
    load: async () => (await import('./commands/doctor.js')).doctorCommand,
  },
  {
    group: 'More:',
    name: 'completion',
    summary: 'print a script that completes commands in bash, zsh, fish or PowerShell',
    load: async () => {
      const {completionCommand} = await import('./commands/completion.js');
      return (context) => completionCommand(context, wholeProgram);
    },
  },
];

/** Runs the named command and passes on its errors; wrong use is a `usage` error. */
export async function runProgram(context: Context): Promise<void> {
  const {argv} = context;
  const wanted = commandNameIn(argv);
  const root = createRoot(context);
  for (const entry of entries) root.addCommand(await mount(entry, wanted, context));
  try {
    if (argv.length === 0) return await showStartPage(context);
    await root.parseAsync([...argv], {from: 'user'});
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.help' || error.code === 'commander.helpDisplayed')
      context.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error.exitCode !== 0) throw usageError(error, wanted);
  }
}

/** Goes to stderr and is wrong use: a script whose command is an empty variable has done nothing. */
async function showStartPage(context: Context): Promise<void> {
  const {startPage} = await import('./first-use/start-page.js');
  const {columnsOf, wrap} = await import('./terminal/wrap.js');
  const columns = columnsOf(context.io.stderr);
  (await startPage(context.io)).forEach((line) => context.err.print(wrap(line, columns)));
  context.exitCode = 2;
}

/** Every command with its options, for completion scripts and manual pages. */
export async function wholeProgram(context: Context): Promise<Command> {
  const root = createRoot(context);
  for (const entry of entries) root.addCommand(await mount(entry, entry.name, context));
  return root;
}

export function createRoot(context: Context): Command {
  const root = createCommand(context, 'docextract', {
    examples: [
      [
        'docextract submit ./scans --template invoice -o results',
        'a folder of invoices, with the built-in service',
      ],
      ['docextract process a.pdf --template invoice --json | jq .document_data', 'one document, as JSON'],
      [
        'DOCEXTRACT_BASE_URL=https://api.example.com/v1 DOCEXTRACT_API_KEY=… docextract status <job-id>',
        'against a remote service',
      ],
    ],
  })
    .description('Batch document extraction on the command line, and the extraction service behind it.')
    .usage('<command> [options]')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .addHelpCommand(
      createCommand(context, 'help')
        .argument('[command]')
        .description('show help for a command')
        .helpGroup('More:'),
    );
  return globalOptions().reduce((command, option) => command.addOption(option), root);
}

/** Options every command has, before or after its name. */
function globalOptions(): Option[] {
  return [
    new Option('--json', 'print one JSON document on stdout, also on failure').conflicts('events'),
    new Option(
      '--events',
      'print JSON records, one a line, as things happen; the last is a summary or an error',
    ),
    new Option('-q, --quiet', 'say nothing unless something is wrong'),
    new Option('-v, --verbose', 'say more; twice for even more')
      .argParser((_value, level: number) => level + 1)
      .default(0, 'off'),
    new Option('--log-file <file>', 'add what happens to a file, as JSON records without extracted values'),
    new Option('--no-color', 'no colours (also NO_COLOR, TERM=dumb)'),
    new Option('--profile <name>', 'settings to use, of those in the configuration files'),
    new Option('--data-dir <dir>', 'where the local service keeps its data'),
  ];
}

/** The wanted command in full, others as a line of help. */
async function mount(entry: Entry, wanted: string | undefined, context: Context): Promise<Command> {
  const command =
    entry.name === wanted
      ? (await entry.load())(context)
      : createCommand(context, entry.name).usage('[options]');
  return command.summary(entry.summary).helpGroup(entry.group);
}

/** The command in a command line that may have global options before it; for `help x` it is `x`. */
export function commandNameIn(argv: readonly string[]): string | undefined {
  const takesValue = new Set(globalOptions().flatMap((option) => (option.required ? [option.long] : [])));
  const names: string[] = [];
  for (let index = 0; index < argv.length && names.length < 2; index++) {
    const word = required(argv[index], 'argument of the command line');
    if (word === '--') break;
    if (takesValue.has(word)) index++;
    else if (!word.startsWith('-')) names.push(word);
  }
  return names[0] === 'help' ? names[1] : names[0];
}

function usageError(error: CommanderError, wanted: string | undefined): DocextractError {
  const [message = '', ...more] = error.message.replace(/^error: /, '').split('\n');
  const known = entries.some((entry) => entry.name === wanted);
  const help = `see \`docextract ${known ? `${wanted} ` : ''}--help\``;
  return new DocextractError('usage', message, {hint: [...more.map(unwrap), help].join('; ')});
}

function unwrap(suggestion: string): string {
  return suggestion.replace(/^\(|\)$/g, '').replace(/^Did/, 'did');
}
