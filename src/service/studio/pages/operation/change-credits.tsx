import {useState} from 'preact/hooks';
import type {AccountCredits, CreditChange} from '../../contract/operation.js';
import {useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';
import {TextEntry} from '../parts/entry.js';
import {ProblemNotice} from '../parts/notice.js';
import {tell} from '../parts/toasts.js';

/** Adds credits to an account, or takes its limit away. */
export function ChangeCredits({account, onClose}: {account: AccountCredits; onClose: () => void}) {
  const change = useWrite('POST /credits/{account}', ['GET /credits', 'GET /credits/{account}/ledger']);
  const [amount, setAmount] = useState('');
  const send = (body: CreditChange) => {
    change.mutate(
      {path: {account: account.account}, body},
      {
        onSuccess: () => {
          tell('Credits changed');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={`Credits of ${account.account}`} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          send({add: Number(amount)});
        }}
      >
        <TextEntry
          label="Credits to add"
          type="number"
          min={1}
          required
          autofocus
          value={amount}
          onInput={setAmount}
          hint={
            account.balance === null
              ? 'The account has no limit now; with the first credits it gets one.'
              : undefined
          }
        />
        <ProblemNotice error={change.error} />
        <footer>
          {account.balance !== null && (
            <Button
              onClick={() => {
                send({unlimited: true});
              }}
            >
              Take the limit away
            </Button>
          )}
          <Button look="primary" type="submit" busy={change.isPending}>
            Add
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
