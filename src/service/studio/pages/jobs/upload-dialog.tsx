import {useState} from 'preact/hooks';
import {useLocation} from 'wouter-preact';
import {call} from '../api/call.js';
import {useRead} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';
import {Choice} from '../parts/entry.js';
import {Loaded} from '../parts/loaded.js';
import {Meter} from '../parts/meter.js';
import {Notice, ProblemNotice} from '../parts/notice.js';
import {randomName} from '../parts/random-name.js';
import {FileChooser} from './file-chooser.js';
import {sortFiles} from './readable-files.js';

interface UploadDialogProps {
  dropped: readonly File[];
  onClose: () => void;
}

/** Chooses template and documents and sends them as one job. */
export function UploadDialog({dropped, onClose}: UploadDialogProps) {
  const templates = useRead('GET /templates', {});
  return (
    <Dialog title="Upload documents" onClose={onClose}>
      <Loaded read={templates}>
        {(all) => {
          const active = all.filter(({status}) => status === 'active');
          return active.length === 0 ? (
            <Notice title="There is no active template">
              <p>Make or activate one under Templates first: it says what is read.</p>
            </Notice>
          ) : (
            <UploadForm dropped={dropped} templates={active} />
          );
        }}
      </Loaded>
    </Dialog>
  );
}

interface UploadFormProps {
  dropped: readonly File[];
  templates: readonly {id: string; name: string}[];
}

const lastTemplate = 'docextract-last-template';

function UploadForm({dropped, templates}: UploadFormProps) {
  const [, go] = useLocation();
  const [files, setFiles] = useState(dropped);
  const [template, setTemplate] = useState(() => {
    const last = localStorage.getItem(lastTemplate);
    return (templates.find(({id}) => id === last) ?? templates[0])?.id ?? '';
  });
  // The same key for all attempts: what was accepted is not accepted, or paid, twice.
  const [idempotencyKey] = useState(randomName);
  const [sent, setSent] = useState<{fraction?: number; error?: unknown}>({});
  const {readable} = sortFiles(files);
  const bytes = readable.reduce((sum, {size}) => sum + size, 0);
  const busy = sent.fraction !== undefined;
  const send = () => {
    setSent({fraction: 0});
    localStorage.setItem(lastTemplate, template);
    call('POST /jobs', {
      query: {template},
      files: readable,
      idempotencyKey: `${idempotencyKey}-${template.slice(0, 8)}-${readable.length}-${bytes}`,
      onProgress: (fraction) => {
        setSent({fraction});
      },
    }).then(
      ({id}) => {
        go(`/jobs/${id}`);
      },
      (error: unknown) => {
        setSent({error});
      },
    );
  };
  return (
    <div class="form">
      <Choice
        label="Template"
        value={template}
        options={templates.map(({id, name}) => ({value: id, words: name}))}
        onChoose={setTemplate}
        hint="Says which fields are read."
      />
      <FileChooser files={files} onChange={setFiles} />
      {busy && <Meter label="Upload" total={100} done={Math.round((sent.fraction ?? 0) * 100)} />}
      <ProblemNotice error={sent.error} />
      <footer>
        <Button look="primary" busy={busy} disabled={readable.length === 0} onClick={send}>
          {readable.length === 0 ? 'Upload' : `Upload ${readable.length.toLocaleString('en')}`}
        </Button>
      </footer>
    </div>
  );
}
