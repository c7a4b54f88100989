import {expect, test} from 'vitest';
import {
  forgetStoredChanges,
  storeChanges,
  storedChanges,
  type TabStorage,
  type Unsaved,
} from '../../../../src/service/studio/pages/editor/draft/stored-changes.js';

/** What a browser keeps for a tab. */
function tabStorage(): TabStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const webhook = {
  url: 'https://example.com/hook',
  secret: 'whsec_secret',
  headers: {authorization: 'Bearer x'},
};
const base: Unsaved['base'] = {
  ...{id: 't-1', version: 3, origin: 'user', etag: '3-1', name: 'Form', alias: null, status: 'active'},
  ...{document_type: 'form', edited_json: {fields: []}, references: [], webhook, webhook_disabled_at: null},
  ...{static_values: null, review: null, updated_at: '2026-01-01T00:00:00.000Z'},
};
const {alias, status, document_type, edited_json, static_values, review} = base;
const draft = {alias, status, document_type, edited_json, static_values, review, webhook, references: []};
const changes: Unsaved = {base, draft: {...draft, name: 'Form, renamed'}};

test('changes outlast the page, on the version they were made on, and without the secrets of a webhook', () => {
  const tab = tabStorage();
  storeChanges(tab, 't-1', changes);
  expect(tab.getItem(tab.key(0) ?? '')).not.toMatch(/whsec|Bearer|example.com/);
  const theirs = {...base, etag: '4-2', version: 4};
  expect(storedChanges(tab, theirs)).toMatchObject({
    ...{base: {etag: '3-1', webhook}, draft: {name: 'Form, renamed', webhook}},
  });
  expect(storedChanges(tab, {...base, id: 't-2'})).toBeUndefined();
  storeChanges(tab, 't-1', undefined);
  expect(tab.length).toBe(0);
});

test('nothing of them stays when somebody signs out, and a full storage is no failure', () => {
  const tab = tabStorage();
  tab.setItem('docextract-theme', 'dark');
  for (const id of ['t-1', 't-2']) storeChanges(tab, id, changes);
  forgetStoredChanges(tab);
  expect([tab.length, tab.getItem('docextract-theme')]).toEqual([1, 'dark']);
  const full = {
    ...tab,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  storeChanges(full, 't-1', changes);
  expect(storedChanges(tab, base)).toBeUndefined();
});
