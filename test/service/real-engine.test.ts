import {readFile} from 'node:fs/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, resultsOf, runJob, startHarness} from './harness.js';
import {zip} from './zip.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({workers: {engine: undefined}});
});
afterAll(() => harness.stop());

async function fixture(name: string): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await readFile(new URL(`../../fixtures/${name}`, import.meta.url)));
}

test('an invoice is read by the engine of the package, with its confidence and its place when asked', async () => {
  const response = await harness.send('/v1/process?include=provenance', {
    method: 'POST',
    body: form({actual_image: await fixture('scans/rechnung-bergmann.pdf'), template_id: 'invoice'}),
  });
  const body = await bodyOf<{document_data: object; _meta: Record<string, object>}>(response);
  expect(response.status, JSON.stringify(body)).toBe(200);
  expect(body.document_data).toMatchObject({invoice_number: 'RE-2024-10442', grand_total: '670.19'});
  expect(body._meta.grand_total).toMatchObject({
    confidence: expect.any(Number) as number,
    page: 1,
    box: {left: expect.any(Number) as number},
  });
});

test('a damaged document is named as its sender named it', async () => {
  const damaged = await fixture('scans/damaged.pdf');
  const response = await harness.send('/v1/process', {
    method: 'POST',
    body: form({actual_image: damaged, template_id: 'invoice'}, 'damaged.pdf'),
  });
  expect(response.status).toBe(422);
  expect((await bodyOf(response)).message).toMatch(/^damaged\.pdf /);

  const job = await runJob(
    harness,
    zip([
      {name: 'good.pdf', data: await fixture('scans/rechnung-bergmann.pdf')},
      {name: 'broken.pdf', data: damaged},
    ]),
    'invoice',
  );
  expect(job).toMatchObject({status: 'SUCCESS', documents: {total: 2, done: 1, failed: 1}});
  expect(await resultsOf(harness, job.job_id)).toMatchObject([
    {_file: 'good.pdf', grand_total: '670.19'},
    {_file: 'broken.pdf', _error: {message: expect.stringMatching(/^broken\.pdf /) as string}},
  ]);
});
