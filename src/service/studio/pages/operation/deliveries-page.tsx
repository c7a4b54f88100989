import {useState} from 'preact/hooks';
import {useRead} from '../api/query-hooks.js';
import {Loaded} from '../parts/loaded.js';
import {Empty} from '../parts/notice.js';
import {usePageTitle} from '../parts/page-title.js';
import {SegmentedControl} from '../parts/segmented-control.js';
import {DeliveryDialog} from './delivery-dialog.js';
import {DeliveryTable} from './delivery-table.js';
import './operation.css';

const views = [
  {value: 'all', words: 'All'},
  {value: 'waiting', words: 'Waiting'},
  {value: 'failed', words: 'Failed'},
  {value: 'delivered', words: 'Delivered'},
] as const;

/** Webhook deliveries: what was sent where, and how it went. */
export function DeliveriesPage() {
  usePageTitle('Deliveries');
  const [view, setView] = useState<(typeof views)[number]['value']>('all');
  const [open, setOpen] = useState<string>();
  const deliveries = useRead(
    'GET /deliveries',
    {query: {status: view === 'all' ? undefined : view, limit: 200}},
    {keepsPrevious: true, poll: () => 5_000},
  );
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1>Deliveries</h1>
          <p>Results that are sent to the webhooks of templates, repeated until they are accepted.</p>
        </div>
      </header>
      <SegmentedControl label="Which deliveries" value={view} options={views} onChoose={setView} />
      <Loaded read={deliveries}>
        {(all) =>
          all.length === 0 ? (
            <div class="card">
              <Empty icon="send" title="No deliveries">
                <p>Give a template a webhook, and the results of its documents are sent to it.</p>
              </Empty>
            </div>
          ) : (
            <DeliveryTable deliveries={all} onOpen={setOpen} />
          )
        }
      </Loaded>
      {open !== undefined && (
        <DeliveryDialog
          key={open}
          id={open}
          onOpen={setOpen}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}
