import {useState} from 'preact/hooks';
import type {NewKey} from '../../contract/operation.js';
import {useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {CopyButton} from '../parts/copy-button.js';
import {Dialog} from '../parts/dialog.js';
import {Choice, TextEntry} from '../parts/entry.js';
import {ProblemNotice} from '../parts/notice.js';

type Role = NonNullable<NewKey['role']>;

const roles: readonly {value: Role; words: string}[] = [
  {value: 'caller', words: 'Caller: programs that read documents'},
  {value: 'reviewer', words: 'Reviewer: checks what was read, here'},
  {value: 'admin', words: 'Admin: everything'},
];

/** Issues a key and shows it this once. */
export function NewKeyDialog({onClose}: {onClose: () => void}) {
  const issue = useWrite('POST /keys', ['GET /keys']);
  const [name, setName] = useState('');
  const [account, setAccount] = useState('');
  const [role, setRole] = useState<Role>('caller');
  const [limit, setLimit] = useState('');
  if (issue.data !== undefined) return <IssuedKey secret={issue.data.key} onClose={onClose} />;
  const submit = (event: Event) => {
    event.preventDefault();
    issue.mutate({
      body: {
        name,
        role,
        ...(account.trim() === '' ? {} : {account}),
        ...(limit === '' ? {} : {requests_per_window: Number(limit)}),
      },
    });
  };
  return (
    <Dialog title="New key" onClose={onClose}>
      <form class="form" onSubmit={submit}>
        <TextEntry
          label="Name"
          value={name}
          onInput={setName}
          autofocus
          placeholder="Accounting"
          hint="Who or what uses it."
        />
        <Choice label="Role" value={role} options={roles} onChoose={setRole} />
        <div class="form-row">
          <TextEntry
            label="Account"
            value={account}
            onInput={setAccount}
            placeholder="Yours"
            hint="Jobs and credits belong to it."
          />
          <TextEntry
            label="Requests per window"
            type="number"
            min={1}
            value={limit}
            onInput={setLimit}
            placeholder="As the service"
          />
        </div>
        <ProblemNotice error={issue.error} />
        <footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={issue.isPending}>
            Issue the key
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function IssuedKey({secret, onClose}: {secret: string; onClose: () => void}) {
  return (
    <Dialog title="The key" onClose={onClose}>
      <p class="soft">Copy it now: it is stored hashed, and nobody can show it again.</p>
      <p class="secret mono" data-secret>
        {secret}
      </p>
      <footer>
        <CopyButton text={secret} what="Key" />
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </footer>
    </Dialog>
  );
}
