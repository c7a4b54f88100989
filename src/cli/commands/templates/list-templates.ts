import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {Field} from '../../../contract/fields.js';
import {resolveSettings} from '../../config/resolve.js';
import type {Context} from '../../terminal/context.js';
import {withStorage} from '../../service/local-storage.js';
import {table} from '../../render/table.js';
import {templateRecord} from '../../render/template.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';
import type {TemplatesOptions} from './options.js';
import {mustExist} from '../../../contract/must-exist.js';

/**
 * Prints the templates of the local service, or the user's aliases where a remote service is configured and has some.
 */
export async function runList(options: TemplatesOptions, context: Context): Promise<void> {
  const aliases = await remoteAliases(options, context);
  if (aliases !== undefined) return listAliases(aliases, options, context);
  const all = await withStorage(options, context, ({templates}) => templates.list());
  if (options.json === true) return context.out.print(JSON.stringify(all.map(templateRecord), null, 2));
  const rows = all.map((one) => [
    one.alias ?? '',
    one.status,
    String(one.version),
    String(one.edited_json.fields.length),
    one.id,
    one.name,
  ]);
  printTable(['ALIAS', 'STATUS', 'VERSION', 'FIELDS', 'ID', 'NAME'], rows, context);
}

/** What `--template` can name by alias: templates of the local service, or the user's aliases of a remote one. */
export async function namesForTemplate(options: GlobalOptions, context: Context): Promise<string[]> {
  const aliases = await remoteAliases(options, context);
  if (aliases !== undefined) return Object.keys(aliases);
  const all = await withStorage(options, context, ({templates}) => templates.list());
  return all.flatMap(({alias}) => alias ?? []);
}

type Aliases = Record<string, string>;

/**
 * Aliases for `--template` at the configured remote service; `undefined` when the local service is used, or without
 * aliases.
 */
async function remoteAliases({profile, dataDir}: GlobalOptions, {io}: Context): Promise<Aliases | undefined> {
  const {values} = await resolveSettings({profile, dataDir}, io);
  return values.baseUrl === undefined || values.dataDir !== undefined ? undefined : values.templates;
}

function listAliases(aliases: Aliases, options: TemplatesOptions, context: Context): void {
  const rows = Object.entries(aliases);
  if (options.json === true)
    return context.out.print(
      JSON.stringify(
        rows.map(([alias, id]) => ({alias, id})),
        null,
        2,
      ),
    );
  printTable(['ALIAS', 'ID'], rows, context);
  createTalk(options, context).info('these are your aliases; a remote service does not list its templates');
}

/** Prints one template of the local service, with its fields. */
export async function runShow(options: TemplatesOptions, context: Context): Promise<void> {
  const one = await withStorage(options, context, ({templates}) =>
    templates.get(mustExist(options.names[0], 'template argument')),
  );
  if (options.json === true) return context.out.print(JSON.stringify(templateRecord(one), null, 2));
  headLines(one).forEach((line) => context.out.print(line));
  context.out.print('');
  printTable(['FIELD', 'TYPE', 'KIND', 'WHAT'], one.edited_json.fields.map(fieldRow), context);
}

function headLines(one: StoredTemplate): string[] {
  const lines: [string, string | undefined][] = [
    ['name', one.name],
    ['alias', one.alias ?? undefined],
    ['id', one.id],
    ['status', `${one.status}, version ${one.version}`],
    ['document', one.document_type],
    ['references', one.reference_files.length === 0 ? undefined : String(one.reference_files.length)],
    ['webhook', one.webhook?.url],
    [
      '',
      one.webhook_disabled_at === null ? undefined : `disabled since ${one.webhook_disabled_at}: it is gone`,
    ],
    ['instructions', one.custom_instructions],
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(13)} ${value}`]));
}

function fieldRow(field: Field): string[] {
  const columns = field.columns?.map(({name}) => name).join(', ');
  const what =
    field.prompt ?? (columns === undefined ? field.labels?.join(', ') : `columns: ${columns}`) ?? '';
  return [field.name, field.type ?? 'text', field.kind ?? '', what];
}

function printTable(header: string[], rows: string[][], {io, out}: Context): void {
  table(header, rows, io.stdout.columns ?? Number.POSITIVE_INFINITY).forEach((line) => out.print(line));
}
