import type {Corrections} from '../../contract/documents.js';

export type Changes = Corrections['fields'];

/** What is to be saved, and whether the document is reviewed with it. */
export interface Saving {
  fields: Changes;
  reviewed: boolean;
}

/** What became of an attempt: `lost` may be sent again, `refused` may not, `conflict` is for a person to decide. */
export type Outcome = 'saved' | 'lost' | 'refused' | 'conflict';

export interface ChangeQueue {
  /** Saves after all that was given before. Rejects when it could not be saved. */
  send: (saving: Saving) => Promise<void>;
  /** Says that the document is reviewed. Rejects, once, when the change before was refused: somebody should see that. */
  finish: () => Promise<void>;
  /** Ends a conflict and returns the changes held back since it began; `undefined` if there was none. */
  settle: () => Saving | undefined;
}

/**
 * Saves changes one after the other. A lost one is sent with the next. After a conflict nothing is saved until it is
 * resolved: the next change would be based on a revision that this page has not shown.
 */
export function createChangeQueue(
  save: (saving: Saving) => Promise<Outcome>,
  onConflict: (conflict: Saving) => void,
): ChangeQueue {
  let last: Promise<unknown> = Promise.resolve();
  let lost: Changes = {};
  let conflict: Saving | undefined;
  let wasRefused = false;
  const hold = ({fields, reviewed}: Saving): void => {
    conflict = {
      fields: {...conflict?.fields, ...fields},
      reviewed: reviewed || conflict?.reviewed === true,
    };
    onConflict(conflict);
  };
  const attempt = async ({fields, reviewed}: Saving): Promise<void> => {
    const saving = {fields: {...lost, ...fields}, reviewed};
    if (conflict === undefined) {
      const outcome = await save(saving);
      wasRefused = outcome === 'refused';
      lost = outcome === 'lost' ? saving.fields : {};
      if (outcome === 'saved') return;
      if (outcome === 'conflict') hold(saving);
    } else hold(saving);
    throw notSaved();
  };
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = last.catch(() => undefined).then(act);
    last = done;
    return done;
  };
  return {
    send: (saving) => inTurn(() => attempt(saving)),
    finish: () =>
      inTurn(() => {
        if (!wasRefused) return attempt({fields: {}, reviewed: true});
        wasRefused = false;
        return Promise.reject(notSaved());
      }),
    settle: () => {
      const settled = conflict;
      conflict = undefined;
      return settled;
    },
  };
}

function notSaved(): Error {
  return new Error('The change is not saved.');
}
