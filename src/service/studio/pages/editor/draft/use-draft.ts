// draft: a template with changes that are not saved yet.

import {useQueryClient} from '@tanstack/preact-query';
import {useEffect, useState} from 'preact/hooks';
import type {FieldList} from '../../../../../contract/fields.js';
import type {TemplateStatus} from '../../../../../contract/templates.js';
import type {TemplateDetail, TemplateEdit} from '../../../contract/templates.js';
import {call} from '../../api/call.js';
import {isConflict} from '../../api/problem.js';
import {tell} from '../../parts/toasts.js';
import type {Draft} from './draft.js';
import {keepUnsaved, unsavedOf} from './unsaved.js';

export type Field = FieldList['fields'][number];

export type {Draft, DraftReference} from './draft.js';

const stale = ['GET /templates', 'GET /templates/{id}', 'GET /templates/{id}/versions'] as const;

/** A template while it is changed: nothing is saved until `save`, and nothing lost by going to another page. */
export function useDraft(detail: TemplateDetail) {
  const queries = useQueryClient();
  const [left] = useState(() => unsavedOf(detail));
  const [base, setBase] = useState(left?.base ?? detail);
  const [draft, setDraft] = useState(() => left?.draft ?? draftOf(detail));
  const [state, setState] = useState<{busy: boolean; error?: unknown; conflict?: TemplateEdit}>({
    busy: false,
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  useEffect(() => {
    keepUnsaved(base.id, isChanged ? {base, draft} : undefined);
  }, [base, draft, isChanged]);
  useEffect(() => {
    if (left !== undefined) tell('Your changes are here, not yet saved');
  }, []);

  const latest = () => call('GET /templates/{id}', {path: {id: base.id}});
  const renew = () => Promise.all(stale.map((name) => queries.invalidateQueries({queryKey: [name]})));
  const take = async (saved: TemplateDetail) => {
    setBase(saved);
    setDraft(draftOf(saved));
    setState({busy: false});
    await renew();
  };
  // What is not saved yet stays as it is. Returns whether it was changed.
  const setStatus = async (status: TemplateStatus): Promise<boolean> => {
    try {
      const {id, etag} = base;
      const changed = await call('PUT /templates/{id}/status', {path: {id}, body: {status}, etag});
      setBase(changed);
      setDraft((before) => ({...before, status}));
      setState({busy: false});
      await renew();
      return true;
    } catch (error) {
      if (isConflict(error) && isChanged) setState({busy: false, conflict: editOf(draft)});
      else {
        if (isConflict(error)) await take(await latest());
        setState({busy: false, error});
      }
      return false;
    }
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
    setStatus,
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
  const {webhook, static_values, review, references, version} = detail;
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
    references: references.map(({pages}, kept) => ({choice: {kept, version}, pages})),
  };
}

export function editOf({references, ...rest}: Draft): TemplateEdit {
  return {...rest, references: references.map(({choice}) => choice)};
}
