import {Link} from 'wouter-preact';
import type {DocumentReview} from '../../contract/documents.js';
import {Button} from '../parts/button.js';
import {Icon} from '../parts/icon.js';
import {useIsAdmin} from '../sign-in/use-session.js';
import {KeepExample} from '../teaching/keep-example.js';
import {KeyboardShortcuts} from './keyboard-shortcuts.js';

/** Which document this is, the way back, and to its neighbours that need a look. */
export function ReviewHead({document, onUndo}: {document: DocumentReview; onUndo: () => void}) {
  const isAdmin = useIsAdmin();
  const unsure = document.fields.filter((field) => field.unsure).length;
  // Its file is deleted when the review ends, and with it the words an example is made of.
  const isSeen = document.fields.some(({state}) => state !== 'read');
  const isChecked = document.reviewed_at !== null || (isSeen && unsure === 0);
  return (
    <header class="review-head">
      <Link
        class="button quiet bare"
        href={`/jobs/${document.job_id}`}
        aria-label="Back to the job"
        title="Back to the job"
      >
        <Icon name="back" />
      </Link>
      <h1 class="cut" title={document.name}>
        {document.name}
      </h1>
      <ReviewState document={document} unsure={unsure} />
      <div class="actions">
        <Button look="quiet" icon="undo" label="Undo (Ctrl+Z)" onClick={onUndo} />
        {isAdmin && document.template_id !== null && document.has_file && isChecked && (
          <KeepExample document={document} template={document.template_id} />
        )}
        <KeyboardShortcuts />
        <Neighbour document={document} which="previous" />
        <Neighbour document={document} which="next" />
      </div>
    </header>
  );
}

/** How far the review is; a document of which nothing was read has nothing to check. */
function ReviewState({document, unsure}: {document: DocumentReview; unsure: number}) {
  if (document.reviewed_at !== null) return <span class="badge good">Reviewed</span>;
  if (document.fields.length === 0) return <span class="badge bad">Nothing was read</span>;
  return (
    <span class={unsure > 0 ? 'badge unsure' : 'badge good'} role="status">
      {unsure > 0 ? `${unsure} to check` : 'All checked'}
    </span>
  );
}

function Neighbour({document, which}: {document: DocumentReview; which: 'previous' | 'next'}) {
  const position = document[which];
  const words = which === 'next' ? 'Next document to check' : 'Previous document to check';
  const icon = <Icon name={which === 'next' ? 'forward' : 'back'} />;
  if (position === undefined)
    return (
      <button class="button quiet bare" disabled aria-label={words} title={words}>
        {icon}
      </button>
    );
  return (
    <Link
      class="button quiet bare"
      href={`/jobs/${document.job_id}/documents/${position}`}
      aria-label={words}
      title={words}
    >
      {icon}
    </Link>
  );
}
