import {useState} from 'preact/hooks';
import type {Webhook} from '../../../../contract/templates.js';
import {useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {CopyButton} from '../parts/copy-button.js';
import {TextEntry, Tick} from '../parts/entry.js';
import {Notice, ProblemNotice} from '../parts/notice.js';
import {HeadersEntry} from './headers-entry.js';
import type {DraftState} from './draft/use-draft.js';

/** Where results are sent to, and a test of it. */
export function WebhookTab({state}: {state: DraftState}) {
  const {draft, base, set} = state;
  const {webhook} = draft;
  return (
    <div class="sheetlike">
      <section class="card roomy form" aria-labelledby="webhook">
        <h2 id="webhook">Webhook</h2>
        <Tick
          label="Results are sent to an address"
          hint="Each document as soon as it is read, signed by Standard Webhooks, repeated until it is accepted."
          checked={webhook !== null}
          onChange={(checked) => {
            set({webhook: checked ? {url: 'https://'} : null});
          }}
        />
        {base.webhook_disabled_at !== null && (
          <Notice look="unsure" icon="alert" title="The endpoint answered that it is gone">
            <p>Nothing is sent to it any more. Save the template to begin again.</p>
          </Notice>
        )}
        {webhook !== null && (
          <WebhookForm
            webhook={webhook}
            onChange={(changed) => {
              set({webhook: changed});
            }}
          />
        )}
      </section>
      {webhook !== null && <WebhookCheck state={state} />}
    </div>
  );
}

function WebhookForm({webhook, onChange}: {webhook: Webhook; onChange: (webhook: Webhook) => void}) {
  return (
    <>
      <TextEntry
        label="Address"
        type="url"
        mono
        value={webhook.url}
        onInput={(url) => {
          onChange({...webhook, url});
        }}
      />
      <HeadersEntry
        headers={webhook.headers ?? {}}
        onChange={(headers) => {
          onChange({...webhook, headers});
        }}
      />
      <TextEntry
        label="Secret"
        mono
        value={webhook.secret ?? ''}
        placeholder="Made by the service when saved"
        hint="Requests are signed with it; the receiver needs it to check them."
        onInput={(secret) => {
          onChange({...webhook, secret: secret === '' ? undefined : secret});
        }}
      />
      {webhook.secret !== undefined && (
        <div class="actions">
          <CopyButton text={webhook.secret} what="Secret" />
        </div>
      )}
    </>
  );
}

function WebhookCheck({state: {base, isChanged}}: {state: DraftState}) {
  const test = useWrite('POST /templates/{id}/webhook-test');
  const [asked, setAsked] = useState(false);
  return (
    <section class="card roomy form" aria-labelledby="test">
      <h2 id="test">Test</h2>
      <div class="actions">
        <Button
          icon="send"
          busy={test.isPending}
          disabled={isChanged || base.webhook === null}
          onClick={() => {
            setAsked(true);
            test.mutate({path: {id: base.id}});
          }}
        >
          Send a test delivery
        </Button>
        {isChanged && <span class="soft small">Save the template first.</span>}
      </div>
      <div role="status">
        {asked && test.data !== undefined && (
          <span class={test.data.ok ? 'badge good' : 'badge bad'}>
            {test.data.ok ? 'Accepted' : 'Not accepted'}
            {test.data.status === undefined ? '' : `, status ${test.data.status}`},{' '}
            {Math.round(test.data.duration_ms)} ms
          </span>
        )}
        {test.data?.error !== undefined && <p class="soft">{test.data.error}</p>}
      </div>
      <ProblemNotice error={test.error} />
    </section>
  );
}
