// editor: making and changing a template.

import type {TemplateDetail} from '../../contract/templates.js';
import {Button} from '../parts/button.js';
import {Icon} from '../parts/icon.js';
import {ProblemNotice} from '../parts/notice.js';
import {TeachingTab} from '../teaching/teaching-tab.js';
import {EditorHead} from './editor-head.js';
import {FieldsTab} from './fields-tab.js';
import {SettingsTab} from './settings-tab.js';
import {EditorTabs, type Tab} from './tabs.js';
import {TryTab} from './try-tab.js';
import {type DraftState, useDraft} from './draft/use-draft.js';
import {VersionsTab} from './versions-tab.js';
import {WebhookTab} from './webhook-tab.js';

/** The draft lives here: it outlasts the change of tabs. */
export function Editor({detail, tab}: {detail: TemplateDetail; tab: Tab}) {
  const state = useDraft(detail);
  return (
    <>
      <EditorHead state={state} />
      <EditorTabs id={detail.id} current={tab} />
      <div class={`editor-body ${tab}`}>
        <ProblemNotice error={state.error} />
        {state.conflict !== undefined && <Conflict state={state} />}
        <TabBody tab={tab} state={state} />
      </div>
    </>
  );
}

function TabBody({tab, state}: {tab: Tab; state: DraftState}) {
  switch (tab) {
    case 'fields':
      return <FieldsTab state={state} />;
    case 'try':
      return <TryTab state={state} />;
    case 'settings':
      return <SettingsTab state={state} />;
    case 'webhook':
      return <WebhookTab state={state} />;
    case 'versions':
      return <VersionsTab id={state.base.id} />;
    case 'teaching':
      return (
        <TeachingTab
          template={state.base}
          isChanged={state.isChanged}
          onUsed={(used) => void state.take(used)}
        />
      );
  }
}

function Conflict({state}: {state: DraftState}) {
  return (
    <div class="notice unsure" role="alert">
      <Icon name="alert" />
      <strong>Somebody else saved this template meanwhile</strong>
      <p>Your changes are still here. Save them over theirs, or look at theirs and lose yours.</p>
      <div class="actions">
        <Button small onClick={() => void state.takeTheirs()}>
          Take theirs
        </Button>
        <Button small look="primary" onClick={() => void state.overwrite()}>
          Save mine over theirs
        </Button>
      </div>
    </div>
  );
}
