import type {LedgerEntry} from '../../contract/operation.js';
import {useRead} from '../api/query-hooks.js';
import {Loaded} from '../parts/loaded.js';
import {Empty} from '../parts/notice.js';
import {Time} from '../parts/time.js';

const reasons: Record<LedgerEntry['reason'], string> = {
  added: 'Added',
  hold: 'Document',
  given_back: 'Given back',
};

/** What changed the credits of an account, latest first. */
export function CreditLedger({account}: {account: string}) {
  const ledger = useRead('GET /credits/{account}/ledger', {path: {account}, query: {limit: 200}});
  return (
    <section class="card" aria-labelledby="ledger">
      <header>
        <h2 id="ledger">Ledger of {account}</h2>
      </header>
      <Loaded read={ledger}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty icon="coins" title="Nothing happened yet" />
          ) : (
            <div class="table-frame">
              <table>
                <thead>
                  <tr>
                    <th scope="col">When</th>
                    <th scope="col">What</th>
                    <th scope="col">Reference</th>
                    <th scope="col" class="right">
                      Credits
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.number}>
                      <td class="soft">
                        <Time at={entry.at} />
                      </td>
                      <td>{reasons[entry.reason]}</td>
                      <td class="mono soft">{entry.reference}</td>
                      <td class={entry.amount < 0 ? 'right number' : 'right number gain'}>
                        {entry.amount > 0 ? '+' : ''}
                        {entry.amount.toLocaleString('en')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
