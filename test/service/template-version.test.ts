import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Template, TemplateFile} from '../../src/contract/templates.js';
import {openDatabaseOf} from '../helpers/database.js';
import type {Tables} from '../../src/storage/database/tables.js';
import {bodyOf, form, type Harness, png, runJob, startHarness} from './harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const file: TemplateFile = {
  ...{name: 'Note', status: 'active', document_type: 'note'},
  edited_json: {fields: [{name: 'total'}]},
};

/** A template that was edited once. */
async function edited(alias: string): Promise<Pick<Template, 'id'>> {
  const {id} = await harness.storage.templates.create({...file, alias});
  return harness.storage.templates.edit(id, {...file, alias, document_type: 'delivery note'});
}

const process = (path: string, template_id: string, more = {}) =>
  harness.send(path, {method: 'POST', body: form({actual_image: png('text'), template_id, ...more})});

test('process, prompts beside a template, and jobs tell the version of the template they used', async () => {
  const {id} = await edited('used');
  const payload = JSON.stringify({document_type: 'note', prompt_json: {sum: 'the sum'}});
  const expected = {template_id: id, template_version: 2};
  expect(await bodyOf(await process('/v1/process', id))).toMatchObject(expected);
  expect(await bodyOf(await process('/v1/process-agent', 'used', {payload}))).toMatchObject(expected);
  expect(await bodyOf(await process('/v1/process-job', 'used'))).toMatchObject(expected);
});

test('the status of a job tells the version it was submitted with, whatever became of the template', async () => {
  const {id} = await edited('followed');
  const {job_id} = await runJob(harness, png('text'), id);
  await harness.storage.templates.edit(id, {...file, alias: 'followed'});
  const status = await bodyOf(await harness.send(`/v1/job-status?job_id=${job_id}`));
  expect(status).toMatchObject({template_id: id, template_version: 2});
});

test.each(['/v1', ''])(
  '%s/templates/{id} tells status and version, by id and alias, as a read',
  async (prefix) => {
    const alias = `asked${prefix.replace('/', '-')}`;
    const {id} = await edited(alias);
    for (const name of [id, id.toUpperCase(), alias]) {
      const reply = await harness.send(`${prefix}/templates/${name}`);
      expect([reply.status, await bodyOf(reply)]).toEqual([
        200,
        {template_id: id, name: 'Note', status: 'active', version: 2},
      ]);
      expect(reply.headers.get('ratelimit')).toBeTruthy();
    }
    await harness.storage.templates.setStatus(id, 'archived');
    expect(await bodyOf(await harness.send(`${prefix}/templates/${id}`))).toMatchObject({
      status: 'archived',
      version: 2,
    });
  },
);

test("somebody else's template is as unknown as one that never was, and nothing is told without a key", async () => {
  const {id} = await edited('of-another');
  const db = await openDatabaseOf<Tables>(harness.dataDir);
  await db.updateTable('templates').set({account: 'another'}).where('id', '=', id).execute();
  await db.destroy();
  const nowhere = '00000000-0000-4000-8000-000000000000';
  const answers = await Promise.all(
    [id, nowhere].map(async (name) => {
      const reply = await harness.send(`/v1/templates/${name}`);
      const {detail, error, code} = await bodyOf<Record<string, string>>(reply);
      return {status: reply.status, code, told: JSON.stringify({detail, error}).replaceAll(name, '<id>')};
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({status: 404, code: 'not_found'});
  expect((await fetch(`${harness.url}/v1/templates/receipt`)).status).toBe(401);
  expect((await harness.send('/v1/templates/receipt', {method: 'DELETE'})).status).toBe(405);
});
