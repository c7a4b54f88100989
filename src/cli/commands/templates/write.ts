import {basename, resolve} from 'node:path';
import {DocextractError} from '../../../contract/errors.js';
import {TemplateFile, type TemplateStatus} from '../../../contract/templates.js';
import type {Storage} from '../../../storage/open.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {Context} from '../../terminal/context.js';
import {withStorage} from '../../service/local-storage.js';
import {templateRecord} from '../../render/template.js';
import {readStdin} from '../../terminal/stdin.js';
import {createTalk} from '../../terminal/talk.js';
import {readSchema} from '../../options/read-schema.js';
import {parseTemplateFile, readTemplateFile} from '../../options/template-file.js';
import {refuseForbiddenWebhook} from '../../options/webhook-target.js';
import type {CreateOptions, TemplatesOptions} from './options.js';

/** Creates a template from a file or a JSON Schema and prints its id. Throws `usage` where both or none are given. */
export async function runCreate(options: CreateOptions, context: Context): Promise<void> {
  const file =
    options.schema === undefined
      ? await readNamed(namedFile(options), context)
      : await templateOfSchema(options.schema, options, context);
  const created = await withStorage(options, context, ({templates}) => templates.create(file));
  if (options.json === true) return context.out.print(JSON.stringify(templateRecord(created), null, 2));
  context.out.print(created.id);
  createTalk(options, context).info(usageOf(created));
}

function namedFile({names: [file], name, alias, documentType}: CreateOptions): string {
  if (name !== undefined || alias !== undefined || documentType !== undefined)
    throw new DocextractError('usage', '--name, --alias and --document-type are for --schema', {
      hint: 'the file of a template has them itself',
    });
  if (file !== undefined) return file;
  throw new DocextractError('usage', 'no template is given', {
    hint: 'name its file, or a JSON Schema with --schema',
  });
}

/** A template with the fields of a schema, named after it. */
async function templateOfSchema(
  schema: string,
  {names, name, alias, documentType}: CreateOptions,
  context: Context,
): Promise<TemplateFile> {
  if (names.length > 0)
    throw new DocextractError('usage', 'a template is given, and a schema', {hint: 'give one of the two'});
  const {title = basename(schema, '.json'), fields} = await readSchema(schema, context);
  const file = {name: name ?? title, alias, document_type: documentType ?? title, fields};
  const parsed = TemplateFile.safeParse(file);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DocextractError('usage', `${issue?.path.join('.') ?? schema}: ${issue?.message ?? 'is wrong'}`);
}

/** All files are read before the first template is written. */
export async function runImport(options: TemplatesOptions, context: Context): Promise<void> {
  const files: TemplateFile[] = [];
  for (const name of options.names) files.push(await readNamed(name, context));
  const written = await withStorage(options, context, async (storage) => {
    const all: StoredTemplate[] = [];
    for (const file of files) all.push(await createOrEdit(storage, file));
    return all;
  });
  if (options.json === true) return context.out.print(JSON.stringify(written.map(templateRecord), null, 2));
  written.forEach(({id}) => context.out.print(id));
}

export function runActivate(options: TemplatesOptions, context: Context): Promise<void> {
  return setStatus('active', options, context);
}

export function runArchive(options: TemplatesOptions, context: Context): Promise<void> {
  return setStatus('archived', options, context);
}

async function createOrEdit({templates}: Storage, file: TemplateFile): Promise<StoredTemplate> {
  const names = [file.id, file.alias].filter((name) => typeof name === 'string');
  for (const name of names) if ((await templates.find(name)) !== undefined) return templates.edit(name, file);
  return templates.create(file);
}

async function setStatus(status: TemplateStatus, options: TemplatesOptions, context: Context): Promise<void> {
  const changed = await withStorage(options, context, async ({templates}) => {
    const all: StoredTemplate[] = [];
    for (const name of options.names) all.push(await templates.setStatus(name, status));
    return all;
  });
  if (options.json === true) return context.out.print(JSON.stringify(changed.map(templateRecord), null, 2));
  const talk = createTalk(options, context);
  changed.forEach((one) => talk.info(`template ${one.alias ?? one.id} is ${one.status}`));
}

async function readNamed(name: string, context: Context): Promise<TemplateFile> {
  const {cwd} = context.io;
  const file =
    name === '-'
      ? await parseTemplateFile((await readStdin(context)).toString('utf8'), 'stdin', cwd)
      : await readTemplateFile(resolve(cwd, name));
  await refuseForbiddenWebhook(file, context.io);
  return file;
}

function usageOf({alias, id, status, edited_json}: StoredTemplate): string {
  const name = alias ?? id;
  if (edited_json.fields.length === 0)
    return (
      `it has no fields, so only docextract agent --template ${name} --prompt … can use it; ` +
      `give it fields with: docextract templates edit ${name}`
    );
  return status === 'active'
    ? `use it with --template ${name}`
    : `let it be used with: docextract templates activate ${name}`;
}
