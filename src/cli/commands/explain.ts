import {resolve} from 'node:path';
import type {Command} from 'commander';
import type {ExtractionRequest} from '../../contract/extraction.js';
import {DocextractError} from '../../contract/errors.js';
import type {Work} from '../../batch/model/work.js';
import type {FieldExplanation} from '../../engine/explain.js';
import type {ReadOptions} from '../../service/workers/channel.js';
import type {Storage} from '../../storage/open.js';
import {resolveSettings} from '../config/resolve.js';
import {agentOptions, type AgentFlags, asksByPrompts} from '../options/agent-flags.js';
import {createCommand} from '../options/create-command.js';
import {addGroup, templateOption} from '../options/shared-flags.js';
import {workOf} from '../options/work-of-options.js';
import {loadOptional} from '../service/optional-package.js';
import type {Context} from '../terminal/context.js';
import type {GlobalOptions} from '../terminal/talk.js';
import {ensureReadable} from '../../batch/files/cannot-read.js';
import {columnsOf, wrap} from '../terminal/wrap.js';

export interface ExplainOptions extends GlobalOptions, AgentFlags {
  file: string;
  template?: string;
}

export function explainCommand(context: Context, run = runExplain): Command {
  const command = createCommand(context, 'explain', {
    examples: [
      ['docextract explain a.pdf --template invoice', 'why each field has its value'],
      [
        'docextract explain a.pdf --document-type letter --prompt sender="who wrote it"',
        'the same of prompts, as `agent` takes them',
      ],
      [
        'docextract explain a.pdf -t invoice --json | jq ".fields[] | select(.answer.value == null)"',
        'what was weighed for what was not found',
      ],
    ],
    exitCodes: [0, 2, 6, 10, 13],
  })
    .description(
      'Read a document and say why: for each field what was asked for, which values were weighed, how likely each is, and what ' +
        'spoke for and against it. A kind of evidence is judged by what would be without it. Reads with the engine of this ' +
        'package, on this machine, and writes and pays nothing; a language model is not asked.',
    )
    .argument('<file>', 'a document')
    .addOption(templateOption());
  addGroup(command, 'Request:', agentOptions());
  return command.action((file: string) =>
    run({...command.optsWithGlobals<Omit<ExplainOptions, 'file'>>(), file}, context),
  );
}

async function runExplain(options: ExplainOptions, context: Context): Promise<void> {
  const {out} = context;
  const fields = await explained(options, context);
  if (options.json === true) return out.print(JSON.stringify({file: options.file, fields}, null, 2));
  const {explanationLines} = await import('../render/explanation.js');
  const columns = columnsOf(context.io.stdout);
  explanationLines(fields).forEach((line) => out.print(wrap(line, columns)));
}

async function explained(options: ExplainOptions, context: Context): Promise<FieldExplanation[]> {
  const path = resolve(context.io.cwd, options.file);
  await ensureReadable(path);
  const work = await workAsked(options, context);
  const {explain} = await loadOptional('explain', () => import('../../engine/explain.js'));
  const reading = await readingOf(context);
  const {orderOfAgent} = await import('../../service/requests/extraction-request.js');
  if (work.operation === 'agent' && work.templateId === undefined)
    return explain(path, orderOfAgent(work.payload, {given: undefined}).request, reading);
  // The references of a template are files of the storage.
  const {withStorage} = await import('../service/local-storage.js');
  const {withFiles} = await import('../../storage/files/file-store.js');
  const {withReferences} = await import('../../service/requests/extraction-request.js');
  return withStorage(options, context, async (storage) => {
    const request = await requestByTemplate(work, storage);
    return withFiles(storage.files, request.references ?? [], (paths) =>
      explain(path, withReferences(request, paths), reading),
    );
  });
}

async function workAsked(options: ExplainOptions, context: Context): Promise<Work> {
  const {profile, dataDir, template} = options;
  const {values} = await resolveSettings({profile, dataDir, template}, context.io);
  if (!asksByPrompts(options) && (values.template ?? '').trim() === '')
    throw new DocextractError('usage', 'nothing is asked for', {
      hint: 'name a template with --template, a field with --prompt total="total to pay", or a JSON Schema with --schema',
    });
  return workOf(asksByPrompts(options) ? 'agent' : 'process', options, values, context);
}

/** What the service would ask its engine; references are file keys. */
async function requestByTemplate(work: Work, {templates}: Storage): Promise<ExtractionRequest> {
  const {orderOfTemplate, orderOfTemplateAgent} =
    await import('../../service/requests/extraction-request.js');
  const template = await templates.get(work.templateId ?? '');
  const {request} =
    work.operation === 'agent'
      ? orderOfTemplateAgent(work.payload, {template, given: undefined})
      : orderOfTemplate(template, undefined);
  return request;
}

/** How the built-in service reads documents, without its language model. */
async function readingOf({io}: Context): Promise<Pick<ReadOptions, 'attachments' | 'recogniser'>> {
  const {readServiceSettings, readOptionsOf} = await import('../config/read-service-settings.js');
  const {attachments, recogniser} = readOptionsOf((await readServiceSettings(io)).values);
  return {...(attachments !== undefined && {attachments}), ...(recogniser && {recogniser})};
}
