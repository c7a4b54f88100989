import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {shellWord} from '../../../batch/model/shell-word.js';
import {DocextractError} from '../../../contract/errors.js';
import type {TemplateFile} from '../../../contract/templates.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {Context} from '../../terminal/context.js';
import {withStorage} from '../../service/local-storage.js';
import {templateRecord} from '../../render/template.js';
import {createTalk} from '../../terminal/talk.js';
import {readTemplateFile, writeTemplateFile} from '../../options/template-file.js';
import {refuseForbiddenWebhook} from '../../options/webhook-target.js';
import type {TemplatesOptions} from './options.js';

/**
 * Replaces a template by the file given, or by what the user makes of it in the editor, and says whether its version
 * rose.
 */
export async function runEdit(options: TemplatesOptions, context: Context): Promise<void> {
  const [name = '', given] = options.names;
  const talk = createTalk(options, context);
  await withStorage(options, context, async ({templates}) => {
    const before = await templates.get(name);
    const exported = await templates.export(before.id);
    const file =
      given === undefined
        ? await editByHand(exported, context)
        : await readAllowed(resolve(context.io.cwd, given), context);
    const after =
      file === undefined ? before : await templates.edit(before.id, {alias: before.alias, ...file});
    if (options.json === true) return context.out.print(JSON.stringify(templateRecord(after), null, 2));
    const isSame = isDeepStrictEqual(await templates.export(after.id), exported);
    talk.info(isSame ? `nothing changed; version ${before.version} stays` : told(before.version, after));
  });
}

/** Describes what an edit changed. */
function told(versionBefore: number, {alias, id, version}: StoredTemplate): string {
  const template = `template ${alias ?? id}`;
  return version === versionBefore
    ? `${template} is changed; its results stay the same, version ${version} stays`
    : `${template} is now at version ${version}`;
}

/** Opens a template in the editor; `undefined` when unchanged. Invalid files are kept, so that no work is lost. */
async function editByHand(template: TemplateFile, context: Context): Promise<TemplateFile | undefined> {
  const directory = await mkdtemp(join(tmpdir(), 'docextract-template-'));
  const path = await writeTemplateFile(template, directory);
  const before = await readFile(path, 'utf8');
  await openEditor(path, context);
  if ((await readFile(path, 'utf8')) === before) {
    await rm(directory, {recursive: true});
    return undefined;
  }
  const file = await readEdited(path, context);
  await rm(directory, {recursive: true});
  return file;
}

async function readAllowed(path: string, {io}: Context): Promise<TemplateFile> {
  const file = await readTemplateFile(path);
  await refuseForbiddenWebhook(file, io);
  return file;
}

async function readEdited(path: string, context: Context): Promise<TemplateFile> {
  try {
    return await readAllowed(path, context);
  } catch (error) {
    if (!(error instanceof DocextractError)) throw error;
    throw new DocextractError(error.code, error.message, {
      hint: `your changes are kept: correct them and run \`docextract templates edit <template> ${shellWord(path)}\``,
      cause: error,
    });
  }
}

async function openEditor(path: string, {io}: Context): Promise<void> {
  const editor = io.env.VISUAL ?? io.env.EDITOR ?? '';
  if (editor.trim() === '')
    throw new DocextractError('usage', 'no editor is set', {
      hint: 'set EDITOR, or give the changed file: docextract templates edit <template> <file>',
    });
  const {execa} = await import('execa');
  const [program = '', ...words] = editor.trim().split(/\s+/);
  const {failed, shortMessage} = await execa(program, [...words, path], {stdio: 'inherit', reject: false});
  if (failed) throw new DocextractError('usage', `the editor did not end well: ${shortMessage ?? editor}`);
}
