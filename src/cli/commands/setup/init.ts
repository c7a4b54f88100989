// setup: commands that prepare this machine or a project.

import {join} from 'node:path';
import {Option, type Command} from 'commander';
import {shellWord} from '../../../batch/model/shell-word.js';
import {DocextractError} from '../../../contract/errors.js';
import type {ResolvedSettings} from '../../config/resolve.js';
import {settingSchemas} from '../../config/setting-schemas.js';
import type {GivenAnswers} from '../../first-use/ask-project.js';
import type {PlannedFile, ProjectAnswers} from '../../first-use/project-settings.js';
import {createCommand} from '../../options/create-command.js';
import {addressValue, folderValue, pairValue} from '../../options/option-values.js';
import {shortPath} from '../../render/short-path.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions, type Talk} from '../../terminal/talk.js';

export interface InitOptions extends GlobalOptions, GivenAnswers {
  overwrite?: boolean;
}

export function initCommand(context: Context, run = runInit): Command {
  const command = createCommand(context, 'init', {
    examples: [
      ['docextract init', 'asks for service, template and results'],
      ['docextract init --yes', 'takes the built-in service, the template invoice, and JSON'],
      ['docextract init --yes --template receipt --format csv -o out', 'without a terminal'],
      [
        'docextract init --yes --document-type letter --prompt sender="who wrote it" --prompt date="its date"',
        'fields of your own',
      ],
      [
        'docextract init --yes --base-url https://api.example.com/v1 --template 3d7ff67a-…',
        'a remote service',
      ],
    ],
    exitCodes: [0, 2, 13, 130],
  })
    .description(
      'Ask which service, which template or fields, and which results are usual in this directory, and write them to ' +
        'docextract.config.json, which holds in all directories below. A file that is there is replaced only when you say ' +
        'so; its other settings are kept. Never asks for a key: a project file may hold none.',
    )
    .addOption(new Option('--built-in', 'the built-in service').conflicts('baseUrl'))
    .addOption(new Option('--base-url <url>', 'the service to use').argParser(addressValue))
    .addOption(
      new Option('-t, --template <id>', 'the template: its id, or an alias such as invoice').conflicts(
        'prompt',
      ),
    )
    .addOption(new Option('--document-type <kind>', 'for fields of your own: what the documents are'))
    .addOption(
      new Option(
        '--prompt <field=text>',
        'a field of your own, and what to extract for it; repeatable',
      ).argParser(pairValue),
    )
    .addOption(
      new Option('--format <format>', 'what results are written as').choices(settingSchemas.format.options),
    )
    .addOption(new Option('-o, --output <dir>', 'the directory for results').argParser(folderValue))
    .addOption(new Option('-y, --yes', 'ask nothing: what is not given is as usual'))
    .addOption(new Option('--overwrite', 'replace what is there already, without asking'));
  return command.action(() => run(command.optsWithGlobals<InitOptions>(), context));
}

async function runInit(options: InitOptions, context: Context): Promise<void> {
  const {io} = context;
  const {gatherAnswers} = await import('../../first-use/ask-project.js');
  const {planFiles, writeFiles} = await import('../../first-use/project-settings.js');
  const talk = createTalk(options, context);
  const answers = await gatherAnswers(options, await knownSettings(options, context), context);
  const files = await planFiles(io.cwd, answers);
  if (!(await mayWrite(files, options, context))) return talk.info('nothing was written');
  await writeFiles(files);
  const next = await nextCommands(answers, options, context);
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({files: files.map(({path}) => path), next}));
  for (const {path, now} of files)
    talk.info(`${shortPath(path, io.cwd)} ${now === 'same' ? 'is like that already' : 'is written'}`);
  await tellWhatElseHolds(answers, options, context, talk);
  next.forEach((line) => talk.next(line));
}

/** Settings that hold now, offered as answers; a project file that cannot be read is named before anything is asked. */
async function knownSettings({profile, dataDir}: InitOptions, {io}: Context) {
  const {resolveSettings} = await import('../../config/resolve.js');
  const {values, origins} = await resolveSettings({profile, dataDir}, io);
  const output =
    origins.output?.kind === 'default' ? undefined : values.output && shortPath(values.output, io.cwd);
  return {...values, output};
}

/** Whether files may be replaced: with `--overwrite`, or if the user confirms it. Throws `usage` without a terminal. */
async function mayWrite(
  files: readonly PlannedFile[],
  {overwrite, yes}: InitOptions,
  context: Context,
): Promise<boolean> {
  const others = files.filter(({now}) => now === 'other').map(({path}) => shortPath(path, context.io.cwd));
  if (others.length === 0 || overwrite === true) return true;
  const there = `${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} there already`;
  if (yes === true || context.io.stdin.isTTY !== true)
    throw new DocextractError('usage', `${there}, with other settings`, {
      hint: 'replace them with --overwrite; settings that init does not ask for are kept',
    });
  const {confirm} = await import('../../terminal/confirm.js');
  return confirm(`${there}. Replace what was asked, and keep the rest?`, false, context);
}

/** Command lines to run next. One that could pay is a dry run. */
async function nextCommands(
  {baseUrl, prompts, documentType}: ProjectAnswers,
  {template}: InitOptions,
  {io}: Context,
): Promise<string[]> {
  const {guessDocumentFolder} = await import('../../first-use/document-folder.js');
  const {promptsFileName} = await import('../../first-use/project-settings.js');
  const folder = await guessDocumentFolder(io.cwd);
  if (folder === undefined && baseUrl === undefined && template === undefined && prompts === undefined)
    return ['docextract demo'];
  const what = prompts === undefined ? 'submit' : 'agent';
  const fields =
    prompts === undefined
      ? ''
      : ` --document-type ${shellWord(documentType ?? '')} --prompts ${promptsFileName}`;
  const run = `docextract ${what} ${shellWord(folder ?? './scans')}${fields}`;
  return baseUrl === undefined
    ? [run]
    : [`docextract login --base-url ${shellWord(baseUrl)}`, 'docextract config trust', `${run} --dry-run`];
}

/** Settings with a higher precedence than the file that was written, or that it cannot take back. */
async function tellWhatElseHolds(
  answers: ProjectAnswers,
  {profile, dataDir}: InitOptions,
  {io}: Context,
  talk: Talk,
): Promise<void> {
  const {projectFileName} = await import('../../config/files.js');
  const {resolveSettings} = await import('../../config/resolve.js');
  let settings: ResolvedSettings;
  try {
    settings = await resolveSettings({profile, dataDir}, io);
  } catch (error) {
    if (!(error instanceof DocextractError)) throw error;
    return talk.info(`${error.message}${error.hint === undefined ? '' : `; ${error.hint}`}`);
  }
  const path = join(io.cwd, projectFileName);
  for (const name of ['baseUrl', 'template', 'format', 'output'] as const) {
    const origin = settings.origins[name];
    if (origin === undefined || origin.kind === 'default' || origin.path === path) continue;
    if (name === 'template' && answers.template === undefined) continue;
    talk.warn(
      `${name} is ${String(settings.values[name])} all the same, from ${origin.name}` +
        (origin.kind === 'user' ? `: docextract config unset ${name}` : ''),
    );
  }
}
