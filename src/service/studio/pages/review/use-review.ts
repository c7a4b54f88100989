// review: a document beside its page; what is unsure is looked at, corrected or accepted.

import {useQueryClient} from '@tanstack/preact-query';
import {useRef, useState} from 'preact/hooks';
import type {Corrections, DocumentReview, ReviewedField} from '../../contract/documents.js';
import {call} from '../api/call.js';
import {useRead} from '../api/hooks.js';
import {isConflict} from '../api/problem.js';
import {tell} from '../parts/toasts.js';

export type Change = Corrections['fields'][string];
export type Changes = Corrections['fields'];

/** Somebody else changed the document meanwhile: what was meant here is kept until it is decided. */
export interface Conflict {
  mine: Changes;
  reviewed: boolean;
}

const stale = ['GET /jobs', 'GET /jobs/{id}'] as const;

/** A document in review and the ways to change it. Changes are shown at once and sent one after the other. */
export function useReview(id: string, position: number) {
  const queries = useQueryClient();
  const path = {id, position};
  const queryKey = ['GET /jobs/{id}/documents/{position}', {path}];
  const read = useRead('GET /jobs/{id}/documents/{position}', {path}, {staleTime: 10_000});
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<unknown>();
  const undone = useRef<{name: string; change: Change}[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const current = () => queries.getQueryData<DocumentReview>(queryKey);

  const put = async (fields: Changes, reviewed: boolean) => {
    const etag = current()?.etag;
    if (etag === undefined) return;
    try {
      const body = {fields, reviewed};
      const saved = await call('PUT /jobs/{id}/documents/{position}/corrections', {path, body, etag});
      queries.setQueryData(queryKey, saved);
      setError(undefined);
      await Promise.all(stale.map((name) => queries.invalidateQueries({queryKey: [name]})));
    } catch (problem) {
      if (isConflict(problem)) setConflict({mine: fields, reviewed});
      else setError(problem);
      await read.refetch();
      throw problem;
    }
  };

  const send = (fields: Changes, reviewed: boolean): Promise<unknown> => {
    last.current = last.current.catch(() => undefined).then(() => put(fields, reviewed));
    return last.current;
  };

  const change = (name: string, wanted: Change, isUndo = false) => {
    const before = current()?.fields.find((field) => field.name === name);
    if (before === undefined) return;
    if (!isUndo) undone.current.push({name, change: changeBackTo(before)});
    queries.setQueryData<DocumentReview>(queryKey, (review) => review && shownWith(review, name, wanted));
    // The failure is shown by the page.
    send({[name]: wanted}, isReviewed(current())).catch(() => undefined);
  };

  /** Takes the last change back; gives the name of its field. */
  const undo = (): string | undefined => {
    const step = undone.current.pop();
    if (step === undefined) return undefined;
    change(step.name, step.change, true);
    tell(`${step.name}: undone`);
    return step.name;
  };

  /** Ends the review. Throws while the last change could not be saved: the page shows what the service has. */
  const finish = async () => {
    try {
      await last.current;
    } finally {
      last.current = Promise.resolve();
    }
    await send({}, true);
  };

  return {
    read,
    error,
    conflict,
    change,
    undo,
    mayUndo: undone.current.length > 0,
    finish,
    settle: (choice: 'mine' | 'theirs') => {
      const kept = conflict;
      setConflict(undefined);
      if (choice === 'mine' && kept !== undefined) send(kept.mine, kept.reviewed).catch(() => undefined);
    },
  };
}

function isReviewed(review: DocumentReview | undefined): boolean {
  return typeof review?.reviewed_at === 'string';
}

function changeBackTo({state, value, page, box}: ReviewedField): Change {
  if (state === 'read') return null;
  if (state === 'accepted') return {accepted: true};
  return {value, ...(page === undefined ? {} : {page}), ...(box === undefined ? {} : {box})};
}

/** The document as it will be once the change is saved. */
function shownWith(review: DocumentReview, name: string, change: Change): DocumentReview {
  const fields = review.fields.map((field) =>
    field.name === name ? {...field, ...shownField(field, change)} : field,
  );
  return {...review, fields};
}

function shownField(field: ReviewedField, change: Change): Partial<ReviewedField> {
  const {value, page, box} = field.read;
  const asRead = {value, ...(page === undefined ? {} : {page}), ...(box === undefined ? {} : {box})};
  if (change === null) return {...asRead, state: 'read'};
  if ('accepted' in change) return {...asRead, state: 'accepted', unsure: false};
  return {...change, state: 'corrected', unsure: false};
}
