import {useRef, useState} from 'preact/hooks';
import {call} from '../api/call.js';
import {Button} from '../parts/button.js';
import {Choice} from '../parts/entry.js';
import {Empty, ProblemNotice} from '../parts/notice.js';
import {countOf} from '../parts/values.js';
import {withoutReference} from './on-page/places.js';
import type {DraftState} from './draft/use-draft.js';

interface ReferenceBarProps {
  state: DraftState;
  current: number;
  onChoose: (reference: number) => void;
}

/** Which reference document is shown; another one can be added, or this one taken away. */
export function ReferenceBar({state, current, onChoose}: ReferenceBarProps) {
  const {references} = state.draft;
  const remove = () => {
    state.set({references: references.filter((_, at) => at !== current)});
    state.setFields((fields) => withoutReference(fields, current));
    onChoose(0);
  };
  return (
    <>
      {references.length > 1 && (
        <Choice
          label="Reference document"
          quiet
          value={String(current)}
          options={references.map(({pages}, at) => ({
            value: String(at),
            words: `Reference ${at + 1}, ${countOf(pages, 'page')}`,
          }))}
          onChoose={(value) => {
            onChoose(Number(value));
          }}
        />
      )}
      <AddReference
        state={state}
        onAdded={() => {
          onChoose(references.length);
        }}
      />
      <Button small look="quiet" icon="trash" label="Take this reference document away" onClick={remove} />
    </>
  );
}

export function NoReference({state}: {state: DraftState}) {
  return (
    <div class="page-view">
      <Empty
        icon="page"
        title="No reference page"
        actions={<AddReference state={state} onAdded={() => undefined} look="primary" />}
      >
        <p>
          Without one, fields are found by their names, labels and prompts. With a page of your form you point
          at the values instead.
        </p>
      </Empty>
    </div>
  );
}

interface AddReferenceProps {
  state: DraftState;
  onAdded: () => void;
  look?: 'primary' | 'quiet';
}

function AddReference({state, onAdded, look = 'quiet'}: AddReferenceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<{busy: boolean; error?: unknown}>({busy: false});
  const add = (file: File) => {
    setUpload({busy: true});
    call('POST /samples', {files: [file]}).then(
      ({id, pages}) => {
        state.set({references: [...state.draft.references, {choice: {sample: id}, pages}]});
        setUpload({busy: false});
        onAdded();
      },
      (error: unknown) => {
        setUpload({busy: false, error});
      },
    );
  };
  return (
    <>
      <Button
        small={look === 'quiet'}
        look={look}
        icon="plus"
        busy={upload.busy}
        onClick={() => input.current?.click()}
      >
        Add a page
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,image/*"
        aria-label="Reference document"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) add(file);
          event.currentTarget.value = '';
        }}
      />
      <ProblemNotice error={upload.error} />
    </>
  );
}
