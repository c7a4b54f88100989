import type {ReviewedField} from '../../contract/documents.js';
import {Button} from '../parts/button.js';
import {Icon} from '../parts/icon.js';
import {wordsOf} from '../parts/values.js';
import type {Change, Conflict} from './use-review.js';

interface ConflictNoticeProps {
  conflict: Conflict;
  /** As they are now, with what the other saved. */
  fields: readonly ReviewedField[];
  onSettle: (choice: 'mine' | 'theirs') => void;
}

/** Somebody else saved first: theirs is shown, ours is kept until one is chosen. */
export function ConflictNotice({conflict, fields, onSettle}: ConflictNoticeProps) {
  const names = Object.keys(conflict.mine);
  const by = fields.find(({name, by: who}) => who !== undefined && names.includes(name))?.by;
  return (
    <div class="notice unsure" role="alert">
      <Icon name="alert" />
      <strong>{by ?? 'Somebody else'} changed this document meanwhile</strong>
      <dl class="conflict">
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              Theirs: <b>{wordsOf(fields.find((field) => field.name === name)?.value ?? null)}</b>
            </dd>
            <dd>
              Yours:{' '}
              <b>
                {mineOf(
                  conflict.mine[name],
                  fields.find((field) => field.name === name),
                )}
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <div class="actions">
        <Button
          small
          onClick={() => {
            onSettle('theirs');
          }}
        >
          Keep theirs
        </Button>
        <Button
          small
          look="primary"
          onClick={() => {
            onSettle('mine');
          }}
        >
          Use mine
        </Button>
      </div>
    </div>
  );
}

function mineOf(change: Change | undefined, field: ReviewedField | undefined): string {
  if (change !== null && change !== undefined && 'value' in change) return wordsOf(change.value);
  return `${wordsOf(field?.read.value ?? null)} (as read)`;
}
