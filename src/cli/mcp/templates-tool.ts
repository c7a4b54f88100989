import {z} from 'zod';
import type {Field} from '../../contract/fields.js';
import type {StoredTemplate} from '../../storage/templates/stored-template.js';
import {templateIdOf} from '../options/template-alias.js';
import {withStorage} from '../service/local-storage.js';
import {firstThatFit} from './reply-size.js';
import {defineTool, type ToolWorld} from './tool.js';
import type {Call} from './call.js';

const Input = z.strictObject({
  template: z.string().min(1).optional().describe('Show this one with its fields: its id or alias'),
});

const Output = z.looseObject({
  templates: z.array(
    z.looseObject({
      id: z.string(),
      alias: z.string().nullable().optional(),
      name: z.string().optional(),
      status: z.string().optional(),
      document_type: z.string().optional(),
      fields: z.array(z.looseObject({name: z.string()})).optional(),
    }),
  ),
  templates_left_out: z.number().optional(),
  note: z.string().optional(),
});

/** Templates, as far as the service tells of them. */
export const templatesTool = defineTool({
  name: 'templates',
  title: 'Templates to extract with',
  description:
    'Lists what `template` may name, or shows one with its fields. A remote service does not list its templates: then ' +
    "the user's aliases are listed.",
  inputSchema: Input,
  outputSchema: Output,
  annotations: {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true},
  async act({template}, call, world) {
    const {values} = world.settings;
    if (values.baseUrl !== undefined) return remoteTemplates(template, call, world);
    const found = await withStorage(
      {...world.options, ...(values.dataDir !== undefined && {dataDir: values.dataDir})},
      world.context,
      async ({templates}) => (template === undefined ? templates.list() : [await templates.get(template)]),
    );
    const all = found.map((one) => replyOf(one, template !== undefined));
    const templates = firstThatFit(all);
    return {
      templates,
      ...(templates.length < all.length && {templates_left_out: all.length - templates.length}),
    };
  },
});

async function remoteTemplates(
  template: string | undefined,
  call: Call,
  {settings: {values}, session}: ToolWorld,
): Promise<z.input<typeof Output>> {
  const aliases = Object.entries(values.templates ?? {}).map(([alias, id]) => ({alias, id}));
  if (template === undefined)
    return {
      templates: aliases,
      note: 'These are aliases of the user; a remote service does not list its templates. Their ids can be named as well.',
    };
  const id = templateIdOf(template, values);
  const state = await session.run(call, (batch) => batch.client.template(id, {signal: call.stop}));
  return {templates: [{...state, id, ...(id !== template && {alias: template})}]};
}

/** Without the webhook: its address and headers are often secrets. */
function replyOf(
  {id, alias, name, status, version, document_type, edited_json, custom_instructions}: StoredTemplate,
  isWhole: boolean,
) {
  const head = {id, alias, name, status, version, document_type};
  const {fields} = edited_json;
  if (!isWhole)
    return {...head, fields: fields.map((field) => ({name: field.name, type: field.type ?? 'text'}))};
  return {...head, ...(custom_instructions && {custom_instructions}), fields: fields.map(shownField)};
}

function shownField({name, type = 'text', kind, prompt, labels, columns}: Field) {
  return {
    name,
    type,
    ...(kind !== undefined && {kind}),
    ...(prompt !== undefined && {prompt}),
    ...(labels !== undefined && {labels}),
    ...(columns !== undefined && {columns: columns.map((column) => column.name)}),
  };
}
