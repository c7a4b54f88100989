import {Link} from 'wouter-preact';
import type {DeliveryDetail} from '../../contract/operation.js';
import {useRead, useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';
import {Loaded} from '../parts/loaded.js';
import {ProblemNotice} from '../parts/notice.js';
import {Time} from '../parts/time.js';
import {tell} from '../parts/toasts.js';
import {DeliveryStatus} from './delivery-table.js';

interface DeliveryDialogProps {
  id: string;
  /** Shows another delivery instead. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A delivery: its attempts with the answers, its body, and sending it again, or the one that has later values. */
export function DeliveryDialog({id, onOpen, onClose}: DeliveryDialogProps) {
  const delivery = useRead('GET /deliveries/{id}', {path: {id}}, {poll: () => 2_000});
  return (
    <Dialog title="Delivery" wide onClose={onClose}>
      <Loaded read={delivery}>
        {(detail) => (
          <>
            <dl class="facts">
              <dt>Status</dt>
              <dd>
                <DeliveryStatus status={detail.status} />
              </dd>
              <dt>Document</dt>
              <dd>{detail.document ?? 'The whole job'}</dd>
              <dt>Job</dt>
              <dd>
                <Link class="mono" href={`/jobs/${detail.job_id}`}>
                  {detail.job_id}
                </Link>
              </dd>
            </dl>
            <Attempts log={detail.log} />
            {detail.body !== null && (
              <details class="body-text">
                <summary>Body</summary>
                <pre tabIndex={0}>{indented(detail.body)}</pre>
              </details>
            )}
            {detail.replaced_by === null ? (
              <SendAgain id={id} />
            ) : (
              <Replaced by={detail.replaced_by} onOpen={onOpen} />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function SendAgain({id}: Pick<DeliveryDialogProps, 'id'>) {
  const replay = useWrite('POST /deliveries/{id}/replay', ['GET /deliveries', 'GET /deliveries/{id}']);
  const onSuccess = () => {
    tell('The delivery is sent again');
  };
  return (
    <>
      <ProblemNotice error={replay.error} />
      <footer>
        <Button
          look="primary"
          icon="send"
          busy={replay.isPending}
          onClick={() => {
            replay.mutate({path: {id}}, {onSuccess});
          }}
        >
          Send again
        </Button>
      </footer>
    </>
  );
}

function Replaced({by, onOpen}: {by: string} & Pick<DeliveryDialogProps, 'onOpen'>) {
  return (
    <>
      <p>A later delivery has corrected values, so this one is not sent again.</p>
      <footer>
        <Button
          look="primary"
          onClick={() => {
            onOpen(by);
          }}
        >
          Show the later delivery
        </Button>
      </footer>
    </>
  );
}

function Attempts({log}: Pick<DeliveryDetail, 'log'>) {
  if (log.length === 0) return <p class="soft">No attempt yet.</p>;
  return (
    <ol class="attempts">
      {log.map((attempt) => (
        <li key={attempt.number}>
          <span class={attempt.error === null ? 'badge good' : 'badge bad'}>
            {attempt.status ?? 'No reply'}
          </span>
          <div>
            <Time at={attempt.started_at} />
            {attempt.duration_ms !== null && (
              <span class="soft number"> · {Math.round(attempt.duration_ms)} ms</span>
            )}
            {attempt.error !== null && <p>{attempt.error}</p>}
            {attempt.reply !== null && attempt.reply !== '' && <pre tabIndex={0}>{attempt.reply}</pre>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
