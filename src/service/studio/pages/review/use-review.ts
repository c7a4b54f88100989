// review: a document beside its page; what is unsure is looked at, corrected or accepted.

import {useQueryClient} from '@tanstack/preact-query';
import {useRef, useState} from 'preact/hooks';
import type {Corrections, DocumentReview, ReviewedField} from '../../contract/documents.js';
import {call} from '../api/call.js';
import {useRead} from '../api/query-hooks.js';
import {isConflict, mayBeSentAgain} from '../api/problem.js';
import {tell} from '../parts/toasts.js';
import {type Changes, createChangeQueue, type Outcome, type Saving} from './change-queue.js';

export type Change = Corrections['fields'][string];
export type {Changes} from './change-queue.js';

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

  const current = () => queries.getQueryData<DocumentReview>(queryKey);

  const save = async ({fields, reviewed}: Saving): Promise<Outcome> => {
    const etag = current()?.etag;
    if (etag === undefined) return 'lost';
    try {
      const body = {fields, reviewed};
      const saved = await call('PUT /jobs/{id}/documents/{position}/corrections', {path, body, etag});
      queries.setQueryData(queryKey, saved);
      setError(undefined);
      await Promise.all(stale.map((name) => queries.invalidateQueries({queryKey: [name]})));
      return 'saved';
    } catch (problem) {
      if (!isConflict(problem)) setError(problem);
      await read.refetch();
      return isConflict(problem) ? 'conflict' : mayBeSentAgain(problem) ? 'lost' : 'refused';
    }
  };
  // The queue outlasts a rendering; what it saves by does not.
  const latest = useRef(save);
  latest.current = save;
  const [queue] = useState(() =>
    createChangeQueue(
      (saving) => latest.current(saving),
      ({fields, reviewed}) => {
        setConflict({mine: fields, reviewed});
      },
    ),
  );

  const change = (name: string, wanted: Change, isUndo = false) => {
    const before = current()?.fields.find((field) => field.name === name);
    if (before === undefined) return;
    if (!isUndo) undone.current.push({name, change: changeBackTo(before)});
    queries.setQueryData<DocumentReview>(queryKey, (review) => review && shownWith(review, name, wanted));
    // The failure is shown by the page.
    queue.send({fields: {[name]: wanted}, reviewed: isReviewed(current())}).catch(() => undefined);
  };

  /** Takes the last change back; gives the name of its field. */
  const undo = (): string | undefined => {
    const step = undone.current.pop();
    if (step === undefined) return undefined;
    change(step.name, step.change, true);
    tell(`${step.name}: undone`);
    return step.name;
  };

  /** Ends the review, with all that is not saved yet. Throws where that fails: the page shows what the service has. */
  const finish = () => queue.finish();

  return {
    read,
    error,
    conflict,
    change,
    undo,
    mayUndo: undone.current.length > 0,
    finish,
    settle: (choice: 'mine' | 'theirs') => {
      const kept = queue.settle();
      setConflict(undefined);
      if (choice === 'mine' && kept !== undefined) queue.send(kept).catch(() => undefined);
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
