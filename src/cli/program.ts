import {type Command, CommanderError, Option} from 'commander';
import {DocextractError} from '../contract/errors.js';
import {mustExist} from '../contract/must-exist.js';
import {type CommandEntry, commandList} from './command-list.js';
import {createCommand} from './options/create-command.js';
import type {Context} from './terminal/context.js';
import {readVersion} from './version.js';

/** Runs the named command and passes on its errors; wrong use is a `usage` error. */
export async function runProgram(context: Context): Promise<void> {
  const {argv} = context;
  const wanted = commandNameIn(argv);
  const root = createRoot(context);
  for (const entry of commandList) root.addCommand(await mount(entry, wanted, context));
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
  for (const entry of commandList) root.addCommand(await mount(entry, entry.name, context));
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
      ['docextract login --base-url https://api.example.com/v1', 'from then on, a remote service'],
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
async function mount(entry: CommandEntry, wanted: string | undefined, context: Context): Promise<Command> {
  const command =
    entry.name === wanted
      ? (await entry.load(wholeProgram))(context)
      : createCommand(context, entry.name).usage('[options]');
  return command.summary(entry.summary).helpGroup(entry.group);
}

/** The command in a command line that may have global options before it; for `help x` it is `x`. */
export function commandNameIn(argv: readonly string[]): string | undefined {
  const takesValue = new Set(globalOptions().flatMap((option) => (option.required ? [option.long] : [])));
  const names: string[] = [];
  for (let index = 0; index < argv.length && names.length < 2; index++) {
    const word = mustExist(argv[index], 'argument of the command line');
    if (word === '--') break;
    if (takesValue.has(word)) index++;
    else if (!word.startsWith('-')) names.push(word);
  }
  return names[0] === 'help' ? names[1] : names[0];
}

function usageError(error: CommanderError, wanted: string | undefined): DocextractError {
  const [message = '', ...more] = error.message.replace(/^error: /, '').split('\n');
  const known = commandList.some((entry) => entry.name === wanted);
  const help = `see \`docextract ${known ? `${wanted} ` : ''}--help\``;
  return new DocextractError('usage', message, {hint: [...more.map(unwrap), help].join(' ')});
}

function unwrap(suggestion: string): string {
  return suggestion.replace(/^\(|\)$/g, '').replace(/^Did/, 'did');
}
