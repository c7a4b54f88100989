import {useState} from 'preact/hooks';
import {Link} from 'wouter-preact';
import type {TemplateStatus} from '../../../../contract/templates.js';
import {addressOf} from '../api/call.js';
import {Button} from '../parts/button.js';
import {Icon} from '../parts/icon.js';
import {Menu} from '../parts/menu.js';
import {tell} from '../parts/toasts.js';
import {TemplateStatusBadge} from '../templates/template-status.js';
import type {DraftState} from './draft/use-draft.js';

/** Which template this is, whether it is saved, and what can be done with it as a whole. */
export function EditorHead({state}: {state: DraftState}) {
  const {base, draft, isChanged} = state;
  return (
    <header class="editor-head">
      <Link class="button quiet bare" href="/templates" aria-label="All templates" title="All templates">
        <Icon name="back" />
      </Link>
      <h1 class="cut">{draft.name}</h1>
      <TemplateStatusBadge status={base.status} />
      <span class="small soft number version">version {base.version}</span>
      <div class="actions">
        {isChanged && (
          <Button look="quiet" onClick={state.discard}>
            Discard
          </Button>
        )}
        <StatusButton state={state} />
        <Button look="primary" busy={state.busy} disabled={!isChanged} onClick={() => void state.save()}>
          {isChanged ? 'Save' : 'Saved'}
        </Button>
        <Menu label="More">
          <a
            class="button quiet"
            href={addressOf('GET /templates/{id}/export', {path: {id: base.id}})}
            download={`${base.alias ?? base.name}.json`}
          >
            <Icon name="download" />
            Export as JSON
          </a>
          <StatusChange state={state} status={base.status === 'archived' ? 'draft' : 'archived'}>
            {base.status === 'archived' ? 'Take out of the archive' : 'Archive'}
          </StatusChange>
          {base.status === 'active' && (
            <StatusChange state={state} status="draft">
              Back to draft
            </StatusChange>
          )}
        </Menu>
      </div>
    </header>
  );
}

/** A draft becomes active; it must have fields and be saved for that. */
function StatusButton({state: {base, isChanged}, state}: {state: DraftState}) {
  if (base.status !== 'draft' || isChanged || base.edited_json.fields.length === 0) return null;
  return (
    <StatusChange state={state} status="active" plain>
      Activate
    </StatusChange>
  );
}

interface StatusChangeProps {
  state: DraftState;
  status: TemplateStatus;
  children: string;
  plain?: boolean;
}

const changedWords: Record<TemplateStatus, string> = {
  active: 'Template is active: upload its documents under Jobs',
  draft: 'Template is a draft',
  archived: 'Template is archived',
};

function StatusChange({state, status, children, plain = false}: StatusChangeProps) {
  const [busy, setBusy] = useState(false);
  const change = () => {
    setBusy(true);
    void state.setStatus(status).then((isChanged) => {
      setBusy(false);
      if (isChanged) tell(changedWords[status]);
    });
  };
  return (
    <Button look={plain ? 'plain' : 'quiet'} busy={busy} onClick={change}>
      {children}
    </Button>
  );
}
