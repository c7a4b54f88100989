import {useState} from 'preact/hooks';
import type {DocumentReview} from '../../contract/documents.js';
import {useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';
import {Tick} from '../parts/entry.js';
import {ProblemNotice} from '../parts/notice.js';
import {tell} from '../parts/toasts.js';

/** Asks for consent, then keeps a reviewed document as an example of its template. */
export function KeepExample({document, template}: {document: DocumentReview; template: string}) {
  const [asks, setAsks] = useState(false);
  const [pictures, setPictures] = useState(false);
  const keep = useWrite('POST /templates/{id}/examples', ['GET /templates/{id}/examples']);
  const confirm = () => {
    const {job_id, position} = document;
    keep.mutate(
      {path: {id: template}, body: {job_id, position, keep_pictures: pictures}},
      {
        onSuccess: () => {
          tell('Kept as an example');
          setAsks(false);
        },
      },
    );
  };
  return (
    <>
      <Button
        look="quiet"
        icon="spark"
        label="Keep as an example"
        disabled={keep.isSuccess}
        onClick={() => {
          setAsks(true);
        }}
      >
        <span class="keep-words">Keep as an example</span>
      </Button>
      {asks && (
        <Dialog
          title="Keep this document as an example?"
          onClose={() => {
            setAsks(false);
          }}
        >
          <p class="soft">
            Its words, their places and the corrected values are kept with the template until you delete them
            there, longer than the results of the job. The template learns from them.
          </p>
          <Tick label="Keep the pictures of its pages, too" checked={pictures} onChange={setPictures} />
          <ProblemNotice error={keep.error} />
          <footer>
            <Button
              onClick={() => {
                setAsks(false);
              }}
            >
              Cancel
            </Button>
            <Button look="primary" busy={keep.isPending} onClick={confirm}>
              Keep it
            </Button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
