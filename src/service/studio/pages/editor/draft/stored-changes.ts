import type {TemplateDetail} from '../../../contract/templates.js';
import type {Draft} from './draft.js';

/** Changes of a template that are not saved, and the template they were made on. */
export interface Unsaved {
  base: TemplateDetail;
  draft: Draft;
}

/** What is used of `sessionStorage`. */
export interface TabStorage {
  readonly length: number;
  key(at: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const prefix = 'docextract-unsaved-';

/** Changes in the storage of a browser tab, where they outlast a reload and a crash; webhooks have secrets and stay out of it. */
export function storeChanges(tab: TabStorage, id: string, changes: Unsaved | undefined): void {
  if (changes === undefined) return tab.removeItem(prefix + id);
  const {base, draft} = changes;
  const plain = {base: {...base, webhook: null}, draft: {...draft, webhook: null}};
  try {
    tab.setItem(prefix + id, JSON.stringify(plain));
  } catch {
    // The storage is full or forbidden: the browser asks before it closes the page.
  }
}

/** Changes that were stored, on the template as it is now but for what they were made on; `undefined` without any. */
export function storedChanges(tab: TabStorage, {id, webhook}: TemplateDetail): Unsaved | undefined {
  const text = tab.getItem(prefix + id);
  if (text === null) return undefined;
  try {
    // Nobody but these pages writes there.
    const {base, draft} = JSON.parse(text) as Unsaved;
    return {base: {...base, webhook}, draft: {...draft, webhook}};
  } catch {
    tab.removeItem(prefix + id);
    return undefined;
  }
}

/** Of all templates: nobody else may find them in this browser. */
export function forgetStoredChanges(tab: TabStorage): void {
  const names = Array.from({length: tab.length}, (_, at) => tab.key(at) ?? '');
  for (const name of names) if (name.startsWith(prefix)) tab.removeItem(name);
}
