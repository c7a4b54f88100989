import {useState} from 'preact/hooks';
import type {AccountCredits} from '../../contract/operation.js';
import {useRead} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Loaded} from '../parts/loaded.js';
import {Empty} from '../parts/notice.js';
import {usePageTitle} from '../parts/page-title.js';
import {ChangeCredits} from './change-credits.js';
import {CreditLedger} from './credit-ledger.js';
import './operation.css';

/** Credits of all accounts, and their ledgers. */
export function CreditsPage() {
  usePageTitle('Credits');
  const credits = useRead('GET /credits', {});
  const [open, setOpen] = useState<string>();
  const [changed, setChanged] = useState<AccountCredits>();
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1>Credits</h1>
          <p>One credit is one document. Those of running jobs are held until they are read.</p>
        </div>
      </header>
      <Loaded read={credits}>
        {(accounts) =>
          accounts.length === 0 ? (
            <div class="card">
              <Empty icon="coins" title="No account yet" />
            </div>
          ) : (
            <div class="card table-frame">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Account</th>
                    <th scope="col" class="right">
                      Balance
                    </th>
                    <th scope="col" class="right">
                      Held
                    </th>
                    <th scope="col">
                      <span class="only-heard">Change</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {accounts.map((account) => (
                    <tr key={account.account}>
                      <th scope="row">{account.account}</th>
                      <td class="right number">
                        {account.balance === null ? (
                          <span class="soft">No limit</span>
                        ) : (
                          account.balance.toLocaleString('en')
                        )}
                      </td>
                      <td class="right number">{account.held.toLocaleString('en')}</td>
                      <td>
                        <span class="actions end">
                          <Button
                            small
                            expanded={open === account.account}
                            onClick={() => {
                              setOpen(open === account.account ? undefined : account.account);
                            }}
                          >
                            Ledger
                          </Button>
                          <Button
                            small
                            onClick={() => {
                              setChanged(account);
                            }}
                          >
                            Change
                          </Button>
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
      {open !== undefined && <CreditLedger account={open} />}
      {changed !== undefined && (
        <ChangeCredits
          account={changed}
          onClose={() => {
            setChanged(undefined);
          }}
        />
      )}
    </div>
  );
}
