import {useRef, useState} from 'preact/hooks';
import {useLocation} from 'wouter-preact';
import {useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';
import {ProblemNotice} from '../parts/notice.js';
import {tell} from '../parts/toasts.js';

/** Makes a template of a JSON file, as `docextract templates create` takes it. */
export function ImportButton() {
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<unknown>();
  const write = useWrite('POST /templates/import', ['GET /templates']);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const {id, name} = await write.mutateAsync({body: parse(file.name, await file.text())});
      tell(`${name} imported`);
      go(`/templates/${id}`);
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <>
      <Button icon="upload" busy={write.isPending} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Template file"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {error !== undefined && (
        <Dialog
          title="Not imported"
          onClose={() => {
            setError(undefined);
          }}
        >
          <ProblemNotice error={error} />
        </Dialog>
      )}
    </>
  );
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name} is not JSON: a template is a JSON file, as export makes it.`, {cause});
  }
}
