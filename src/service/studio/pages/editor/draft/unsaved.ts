import type {TemplateDetail} from '../../../contract/templates.js';
import {forgetStoredChanges, storeChanges, storedChanges, type Unsaved} from './stored-changes.js';

const unsaved = new Map<string, Unsaved>();

/** The changes that were left unsaved when somebody went to another page of the studio, or the page was lost. */
export function unsavedOf(detail: TemplateDetail): Unsaved | undefined {
  return unsaved.get(detail.id) ?? storedChanges(sessionStorage, detail);
}

/** Keeps changes until they are saved, discarded or signed out of; the browser asks before it closes the studio. */
export function keepUnsaved(id: string, changes: Unsaved | undefined): void {
  if (changes === undefined) unsaved.delete(id);
  else unsaved.set(id, changes);
  storeChanges(sessionStorage, id, changes);
  if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

window.addEventListener('signed-out', () => {
  for (const id of unsaved.keys()) keepUnsaved(id, undefined);
  forgetStoredChanges(sessionStorage);
});

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
