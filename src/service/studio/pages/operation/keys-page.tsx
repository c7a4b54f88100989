// operation: keys, credits, deliveries, and the state of the service.

import {useState} from 'preact/hooks';
import type {KeySummary} from '../../contract/operation.js';
import {useRead, useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Confirm} from '../parts/dialog.js';
import {Loaded} from '../parts/loaded.js';
import {usePageTitle} from '../parts/page-title.js';
import {Tick} from '../parts/entry.js';
import {Time} from '../parts/time.js';
import {tell} from '../parts/toasts.js';
import {NewKeyDialog} from './new-key-dialog.js';
import './operation.css';

/** API keys: who may use the service. */
export function KeysPage() {
  usePageTitle('Keys');
  const [isNew, setIsNew] = useState(false);
  const [revoked, setRevoked] = useState<KeySummary>();
  const [showsOld, setShowsOld] = useState(false);
  const keys = useRead('GET /keys', {});
  const revoke = useWrite('DELETE /keys/{id}', ['GET /keys']);
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1>Keys</h1>
          <p>Programs send a key with each request; people sign in here with one.</p>
        </div>
        <Button
          look="primary"
          icon="plus"
          onClick={() => {
            setIsNew(true);
          }}
        >
          New key
        </Button>
      </header>
      <Loaded read={keys}>
        {(all) => (
          <>
            {all.some(({revoked_at}) => revoked_at !== null) && (
              <Tick label="Show revoked keys" checked={showsOld} onChange={setShowsOld} />
            )}
            <KeyTable
              keys={all.filter(({revoked_at}) => showsOld || revoked_at === null)}
              onRevoke={setRevoked}
            />
          </>
        )}
      </Loaded>
      {isNew && (
        <NewKeyDialog
          onClose={() => {
            setIsNew(false);
          }}
        />
      )}
      {revoked !== undefined && (
        <Confirm
          title={`Revoke ${revoked.name === '' ? 'this key' : `“${revoked.name}”`}?`}
          deed="Revoke the key"
          onConfirm={async () => {
            await revoke.mutateAsync({path: {id: revoked.id}});
            tell('Key revoked');
          }}
          onClose={() => {
            setRevoked(undefined);
          }}
        >
          <p>
            Requests with it are refused from now on, and sessions that were opened with it end.
            {revoked.own && ' It is the key of your session: you will be signed out.'}
          </p>
        </Confirm>
      )}
    </div>
  );
}

const roles: Record<KeySummary['role'], {words: string; look: string}> = {
  admin: {words: 'Admin', look: 'accent'},
  reviewer: {words: 'Reviewer', look: 'mine'},
  caller: {words: 'Caller', look: ''},
};

function KeyTable({keys, onRevoke}: {keys: readonly KeySummary[]; onRevoke: (key: KeySummary) => void}) {
  return (
    <div class="card table-frame">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Role</th>
            <th scope="col">Account</th>
            <th scope="col" class="right">
              Requests per window
            </th>
            <th scope="col">Issued</th>
            <th scope="col">
              <span class="only-heard">Revoke</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">
                {key.name === '' ? <span class="soft">No name</span> : key.name}
                {key.own && <span class="small soft"> · this session</span>}
              </th>
              <td>
                <span class={`badge plain ${roles[key.role].look}`}>{roles[key.role].words}</span>
              </td>
              <td>{key.account}</td>
              <td class="right number">
                {key.requests_per_window ?? <span class="soft">as the service</span>}
              </td>
              <td class="soft">
                <Time at={key.created_at} />
              </td>
              <td class="right">
                {key.revoked_at === null ? (
                  <Button
                    small
                    look="quiet"
                    onClick={() => {
                      onRevoke(key);
                    }}
                    label={`Revoke ${key.name}`}
                  >
                    Revoke
                  </Button>
                ) : (
                  <span class="badge bad">Revoked</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
