import {expect, onTestFinished} from 'vitest';
import type {DocumentReview} from '../../../../src/service/studio/contract/documents.js';
import {bodyOf, form, type Harness, png, startHarness} from '../../harness.js';
import {signIn, type StudioBrowser} from '../browser.js';

export interface Office extends Harness {
  browser: StudioBrowser;
  /** The clock of the service. */
  clock: () => number;
  advance: (ms: number) => void;
  submit: (text: string) => Promise<string>;
  state: (id: string) => Promise<Record<string, unknown>>;
  review: (id: string, value: string) => Promise<void>;
}

/** A service with a template `own` of one field, and somebody signed in who may submit to it. */
export async function startOffice({
  webhook,
  review,
  dataDir,
}: {
  webhook?: string;
  review?: {below?: number; hours: number};
  dataDir?: string;
}): Promise<Office> {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const settings = {pollMs: 20, sweepMs: 50};
  const harness = await startHarness({
    ...{clock, open: {clock}, settings},
    ...(dataDir !== undefined && {dataDir}),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= harness.stop());
  onTestFinished(stop);
  const {key} = await harness.storage.keys.create({name: 'boss', role: 'admin', account: 'office'});
  if ((await harness.storage.templates.find('own')) === undefined)
    await harness.storage.templates.create({
      ...{name: 'Own', alias: 'own', status: 'active', document_type: 'note'},
      ...{webhook: webhook === undefined ? null : {url: webhook}, review: review ?? null},
      edited_json: {fields: [{name: 'text'}]},
    });
  const send: Harness['send'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-auth', key);
    return fetch(harness.url + path, {...init, headers});
  };
  const browser = await signIn(harness, key);
  return {
    ...{...harness, key, send, stop, browser, clock, advance: (ms) => (ahead += ms)},
    submit: async (text) => {
      const body = form({actual_image: png(text), template_id: 'own'});
      const reply = await send('/v1/process-job', {method: 'POST', body});
      return (await bodyOf<{job_id: string}>(reply)).job_id;
    },
    state: async (id) => bodyOf(await send(`/v1/job-status?job_id=${id}`)),
    review: async (id, value) => {
      const path = `/jobs/${id}/documents/0`;
      // The first session may have ended.
      const reviewer = await signIn(harness, key);
      const {etag} = await bodyOf<DocumentReview>(await reviewer.send(path));
      const reply = await reviewer.send(`${path}/corrections`, {
        ...{method: 'PUT', headers: {'if-match': `"${etag}"`}},
        json: {fields: {text: {value}}, reviewed: true},
      });
      expect(reply.status).toBe(200);
    },
  };
}
