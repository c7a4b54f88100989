import type {DeliverySummary} from '../../contract/operation.js';
import {Time} from '../parts/time.js';

interface DeliveryTableProps {
  deliveries: readonly DeliverySummary[];
  onOpen: (id: string) => void;
}

export function DeliveryTable({deliveries, onOpen}: DeliveryTableProps) {
  return (
    <div class="card table-frame">
      <table class="job-table">
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">Status</th>
            <th scope="col" class="right">
              Attempts
            </th>
            <th scope="col">Next attempt</th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <th scope="row">
                <button
                  type="button"
                  class="row-link"
                  onClick={() => {
                    onOpen(delivery.id);
                  }}
                >
                  {delivery.document ?? 'The whole job'}
                </button>
                <span class="mono soft small">{delivery.job_id.slice(0, 8)}</span>
              </th>
              <td>
                <DeliveryStatus status={delivery.status} />
                {delivery.error !== null && delivery.status !== 'delivered' && (
                  <p class="small soft delivery-error">{delivery.error}</p>
                )}
              </td>
              <td class="right number">{delivery.attempts}</td>
              <td class="soft">
                <Time at={delivery.status === 'waiting' ? delivery.due_at : null} />
              </td>
              <td class="soft">
                <Time at={delivery.created_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const looks: Record<DeliverySummary['status'], {words: string; look: string}> = {
  waiting: {words: 'Waiting', look: 'unsure'},
  running: {words: 'Sending', look: 'accent moving'},
  delivered: {words: 'Delivered', look: 'good'},
  failed: {words: 'Failed', look: 'bad'},
};

export function DeliveryStatus({status}: Pick<DeliverySummary, 'status'>) {
  const {words, look} = looks[status];
  return <span class={`badge ${look}`}>{words}</span>;
}
