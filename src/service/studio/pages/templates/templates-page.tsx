// templates: what the service can read, and new templates.

import {useState} from 'preact/hooks';
import {useRead} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Loaded} from '../parts/loaded.js';
import {Empty} from '../parts/notice.js';
import {usePageTitle} from '../parts/page-title.js';
import {SegmentedControl} from '../parts/segmented-control.js';
import {ImportButton} from './import-button.js';
import {NewTemplateDialog} from './new-template-dialog.js';
import {TemplateTable} from './template-table.js';
import './templates.css';

const views = [
  {value: 'used', words: 'In use'},
  {value: 'archived', words: 'Archived'},
] as const;

/** All templates. */
export function TemplatesPage() {
  usePageTitle('Templates');
  const [isNew, setIsNew] = useState(false);
  const [view, setView] = useState<(typeof views)[number]['value']>('used');
  const templates = useRead('GET /templates', {});
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1>Templates</h1>
          <p>A template says which fields are read from one kind of document.</p>
        </div>
        <div class="actions">
          <ImportButton />
          <Button
            look="primary"
            icon="plus"
            onClick={() => {
              setIsNew(true);
            }}
          >
            New template
          </Button>
        </div>
      </header>
      <Loaded read={templates}>
        {(all) => {
          const archived = all.filter(({status}) => status === 'archived');
          const shown = view === 'archived' ? archived : all.filter(({status}) => status !== 'archived');
          return (
            <>
              {archived.length > 0 && (
                <SegmentedControl label="Which templates" value={view} options={views} onChoose={setView} />
              )}
              {shown.length === 0 ? (
                <div class="card">
                  <Empty icon="template" title="No template here">
                    <p>Make one from a sample of your paper, from a starter, or from a JSON Schema.</p>
                  </Empty>
                </div>
              ) : (
                <TemplateTable templates={shown} />
              )}
            </>
          );
        }}
      </Loaded>
      {isNew && (
        <NewTemplateDialog
          onClose={() => {
            setIsNew(false);
          }}
        />
      )}
    </div>
  );
}
