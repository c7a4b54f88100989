import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {z} from 'zod';
import {documentKinds, kindOf} from '../../contract/documents.js';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {TemplateFile} from '../../contract/templates.js';
import {mustExist} from '../../contract/must-exist.js';

/** Reads a template a person has written. Reference documents named by path, relative to the file, are read in. */
export async function readTemplateFile(path: string): Promise<TemplateFile> {
  return parseTemplateFile(await readText(path), path, dirname(path));
}

/** `directory`: where paths of reference documents start. */
export async function parseTemplateFile(
  text: string,
  name: string,
  directory: string,
): Promise<TemplateFile> {
  const parsed = TemplateFile.safeParse(parsedJson(text, name));
  if (!parsed.success) throw wrongTemplate(name, parsed.error);
  const references = parsed.data.reference_images;
  if (references === undefined) return parsed.data;
  return {
    ...parsed.data,
    reference_images: await Promise.all(references.map((one) => asDataUrl(one, name, directory))),
  };
}

/** Writes a template as a file to edit, its reference documents as files beside it. Gives the path. */
export async function writeTemplateFile(template: TemplateFile, directory: string): Promise<string> {
  await mkdir(directory, {recursive: true, mode: 0o700});
  const references: string[] = [];
  for (const [index, url] of (template.reference_images ?? []).entries()) {
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    const name = `reference-${index + 1}${extensionOf(bytes)}`;
    await writeFile(join(directory, name), bytes, {mode: 0o600});
    references.push(name);
  }
  const path = join(directory, `${template.alias ?? template.id ?? 'template'}.json`);
  const file = references.length === 0 ? template : {...template, reference_images: references};
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`, {mode: 0o600});
  return path;
}

async function asDataUrl(reference: string, name: string, directory: string): Promise<string> {
  if (reference.startsWith('data:')) return reference;
  const path = resolve(directory, reference);
  const bytes = await readBytes(path, `the reference document ${reference} of ${name}`);
  const kind = kindOf(bytes);
  if (kind === 'heic')
    throw new DocextractError('usage', `the reference document ${path} is a HEIC picture: export it as JPEG`);
  if (kind === undefined || kind === 'zip')
    throw new DocextractError('usage', `the reference document ${path} is neither an image nor a PDF`);
  return `data:${documentKinds[kind].mime};base64,${bytes.toString('base64')}`;
}

async function readText(path: string): Promise<string> {
  return (await readBytes(path, path)).toString('utf8').replace(/^\ufeff/, '');
}

async function readBytes(path: string, what: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    const reason = systemCodeOf(cause) === 'ENOENT' ? 'does not exist' : 'cannot be read';
    throw new DocextractError('cannot_read', `${what} ${reason}`, {cause});
  }
}

function parsedJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocextractError('usage', `${name} is not JSON${placeOf(cause, text)}`, {
      hint: 'see one that works: docextract templates export invoice',
      cause,
    });
  }
}

/** Position of a parse error, without quoting the file. V8 gives it only in some messages. */
function placeOf(cause: unknown, text: string): string {
  const {message} = cause as Error;
  if (message.startsWith('Unexpected end')) return '; it ends too early';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${mustExist(before.at(-1), 'line of the JSON error').length + 1})`;
}

function wrongTemplate(name: string, error: z.ZodError): DocextractError {
  const issues = error.issues.slice(0, 5).map((issue) => `${pathOf(issue)}: ${complaintOf(issue)}`);
  const more = error.issues.length > 5 ? ` (and ${error.issues.length - 5} more)` : '';
  return new DocextractError('usage', `${name} is no template: ${issues.join('; ')}${more}`, {
    hint: 'see one that works: docextract templates export invoice',
  });
}

/** People write `fields` for `edited_json.fields`. */
function pathOf({path}: z.core.$ZodIssue): string {
  return path.join('.').replace(/^edited_json(?:\.fields)?(?=\.|$)/, 'fields') || 'the file';
}

function complaintOf({message}: z.core.$ZodIssue): string {
  return message.endsWith('received undefined') ? 'is missing' : message;
}

function extensionOf(bytes: Uint8Array): string {
  const kind = kindOf(bytes);
  return kind === undefined ? '' : documentKinds[kind].extensions[0];
}
