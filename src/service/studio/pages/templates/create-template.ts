import type {TemplateEdit} from '../../contract/templates.js';
import {call} from '../api/call.js';

/** What a new template begins with. */
export type Start =
  | {kind: 'sample'; file?: File}
  | {kind: 'starter'; template?: string}
  | {kind: 'schema'; text?: string}
  | {kind: 'blank'};

/** What a template is called; the alias is typed instead of its id. */
type Called = Pick<TemplateEdit, 'name' | 'alias'>;

/** Makes a draft; with a sample that is its reference page, and what is suggested is asked for by the editor. */
export async function makeTemplate(called: Called, start: Start): Promise<{id: string; sample?: string}> {
  if (start.kind === 'sample') {
    if (start.file === undefined) throw new Error('Choose a sample document first.');
    const sample = await call('POST /samples', {files: [start.file]});
    const made = await create(called, {references: [{sample: sample.id}]});
    return {id: made.id, sample: sample.id};
  }
  return create(called, await contentOf(start));
}

async function contentOf(start: Exclude<Start, {kind: 'sample'}>): Promise<Partial<TemplateEdit>> {
  if (start.kind === 'starter') {
    if (start.template === undefined) throw new Error('Choose a template first.');
    const from = await call('GET /templates/{id}', {path: {id: start.template}});
    const {document_type, edited_json, custom_instructions} = from;
    return {document_type, edited_json, ...(custom_instructions === undefined ? {} : {custom_instructions})};
  }
  if (start.kind === 'schema')
    return {
      edited_json: await call('POST /fields-from-schema', {body: {schema: schemaOf(start.text ?? '')}}),
    };
  return {};
}

function schemaOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('This is not JSON. Paste the whole schema, from { to }.', {cause});
  }
}

function create(called: Called, content: Partial<TemplateEdit>) {
  const body: TemplateEdit = {
    ...called,
    status: 'draft',
    document_type: called.name,
    edited_json: {fields: []},
    references: [],
    webhook: null,
    static_values: null,
    review: null,
    ...content,
  };
  return call('POST /templates', {body});
}
