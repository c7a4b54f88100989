import {expect, onTestFinished} from 'vitest';
import type {Webhook} from '../../../src/contract/templates.js';
import type {Delivery} from '../../../src/storage/webhooks/delivery-log.js';
import {form, type Harness, startHarness, untilDone} from '../harness.js';

export interface Webhooked extends Harness {
  /** Puts the service's clock forward. */
  advance(ms: number): void;
  /** What that clock says. */
  now(): number;
  /** A new template that sends to a webhook; gives its id. */
  template(webhook: Webhook): Promise<string>;
  /** Submits and waits for the end of the job; gives its id. */
  submit(templateId: string, document: Buffer<ArrayBuffer>): Promise<string>;
  deliveries(jobId: string): Promise<Delivery[]>;
  /** Waits until each delivery of a job has the status. */
  until(jobId: string, status: Delivery['status']): Promise<Delivery[]>;
}

/** A real service that looks for deliveries often and whose clock can be put forward. */
export async function startWebhooked(options: Parameters<typeof startHarness>[0] = {}): Promise<Webhooked> {
  let ahead = 0;
  const clock = (): number => Date.now() + ahead;
  const harness = await startHarness({
    ...options,
    clock,
    open: {clock, ...options.open},
    settings: {pollMs: 20, ...options.settings},
  });
  onTestFinished(() => harness.stop());
  const deliveries = (jobId: string) => harness.storage.deliveryLog.list({jobId});
  return {
    ...harness,
    deliveries,
    advance: (ms) => (ahead += ms),
    now: clock,
    template: async (webhook) => {
      const file = {name: 'Note', status: 'active', document_type: 'note', webhook} as const;
      const fields = [{name: 'text'}, {name: 'total', type: 'money' as const}];
      return (await harness.storage.templates.create({...file, edited_json: {fields}})).id;
    },
    submit: async (templateId, document) => {
      const body = form({actual_image: document, template_id: templateId, static_values: '{"case":"7"}'});
      const accepted = await harness.send('/v1/process-job', {method: 'POST', body});
      const {job_id} = (await accepted.json()) as {job_id: string};
      await untilDone(harness, job_id);
      return job_id;
    },
    until: async (jobId, status) => {
      await expect
        .poll(async () => [...new Set((await deliveries(jobId)).map((one) => one.status))], {
          interval: 20,
        })
        .toEqual([status]);
      return deliveries(jobId);
    },
  };
}

export async function filesOf({storage}: Harness): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.files.list()) keys.push(key);
  return keys;
}
