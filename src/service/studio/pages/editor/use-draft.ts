// editor: a template is made and changed, on the pages of its samples.

import {useQueryClient} from '@tanstack/preact-query';
import {useState} from 'preact/hooks';
import type {FieldList} from '../../../../contract/fields.js';
import type {ReferenceChoice, TemplateDetail, TemplateEdit} from '../../contract/templates.js';
import {call} from '../api/call.js';
import {isConflict} from '../api/problem.js';
import {tell} from '../parts/toasts.js';

export type Field = FieldList['fields'][number];

/** A reference document as it will be saved, with the number of its pages. */
export interface DraftReference {
  choice: ReferenceChoice;
  pages: number;
}

export interface Draft extends Omit<TemplateEdit, 'references'> {
  references: readonly DraftReference[];
}

const stale = ['GET /templates', 'GET /templates/{id}', 'GET /templates/{id}/versions'] as const;

/** A template while it is changed: nothing is saved until `save`. */
export function useDraft(detail: TemplateDetail) {
  const queries = useQueryClient();
  const [base, setBase] = useState(detail);
  const [draft, setDraft] = useState(() => draftOf(detail));
  const [state, setState] = useState<{busy: boolean; error?: unknown; conflict?: TemplateEdit}>({
    busy: false,
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base));

  const take = async (saved: TemplateDetail) => {
    setBase(saved);
    setDraft(draftOf(saved));
    setState({busy: false});
    await Promise.all(stale.map((name) => queries.invalidateQueries({queryKey: [name]})));
  };
  const save = async (etag = base.etag) => {
    setState({busy: true});
    const body = editOf(draft);
    try {
      await take(await call('PUT /templates/{id}', {path: {id: base.id}, body, etag}));
      tell('Template saved');
    } catch (error) {
      setState(isConflict(error) ? {busy: false, conflict: body} : {busy: false, error});
    }
  };
  const latest = () => call('GET /templates/{id}', {path: {id: base.id}});
  return {
    base,
    draft,
    isChanged,
    ...state,
    set: (change: Partial<Draft>) => {
      setDraft((before) => ({...before, ...change}));
    },
    setFields: (change: (fields: readonly Field[]) => readonly Field[]) => {
      setDraft((before) => ({...before, edited_json: {fields: [...change(before.edited_json.fields)]}}));
    },
    save: () => save(),
    take,
    discard: () => {
      setDraft(draftOf(base));
    },
    overwrite: async () => save((await latest()).etag),
    takeTheirs: async () => take(await latest()),
  };
}

export type DraftState = ReturnType<typeof useDraft>;

function draftOf(detail: TemplateDetail): Draft {
  const {name, alias, status, document_type, edited_json, custom_instructions} = detail;
  const {webhook, static_values, review, references} = detail;
  return {
    name,
    alias,
    status,
    document_type,
    edited_json,
    custom_instructions,
    webhook,
    static_values,
    review,
    references: references.map(({pages}, kept) => ({choice: {kept}, pages})),
  };
}

export function editOf({references, ...rest}: Draft): TemplateEdit {
  return {...rest, references: references.map(({choice}) => choice)};
}
