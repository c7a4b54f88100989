import type {Browser, Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import type {DocumentReview, JobDetail} from '../../src/service/studio/contract/documents.js';
import type {Sample} from '../../src/service/studio/contract/page.js';
import {makePdf} from '../engine/making.js';
import {afterFile} from '../helpers/after-file.js';
import {signIn, type StudioBrowser} from '../service/studio/browser.js';
import {upload as uploadSample} from '../service/studio/uploads.js';
import {openBrowser} from './open-browser.js';
import {startReceiver} from './receiver.js';
import {expectCalm, openStudio, startStudio, type Studio} from './studio.js';

/** Markup that would be seen if any of it became an element: by its class, by a dialog, or by a request. */
const markup = '<img src=x class=injected onerror=alert(1)><svg class=injected onload=alert(2)>';
const script = '"><script class=injected>alert(3)<\/script><a class=injected href="javascript:alert(4)">';

let browser: Browser;
let studio: Studio;
let key: string;
beforeAll(async () => {
  browser = await openBrowser();
  afterFile(() => browser.close());
  studio = await startStudio();
  key = await studio.issueKey('admin', markup);
});

const paper = () =>
  makePdf(
    (pdf) => {
      pdf.fontSize(9).text(`Reference number: ${markup}`, 20, 20).text(`Name of owner: ${script}`, 20, 50);
    },
    {size: [595, 200], margin: 10},
  );

const fields = [
  {name: markup, prompt: script, labels: ['Reference number']},
  {name: script, prompt: markup, labels: ['Name of owner', markup], options: [markup, script]},
  {name: `rows ${markup}`, type: 'table', prompt: script, columns: [{name: markup, prompt: script}]},
  {name: `fixed ${markup}`, kind: 'STATIC', value: script},
];

/** Makes a template and a document of markup; gives the paths of all pages, each of which shows some of it. */
async function fillStudio(admin: StudioBrowser): Promise<string[]> {
  const receiver = await startReceiver({status: 500, reply: `<html>${markup}${script}</html>`});
  const sample = await answerOf<Sample>(
    await uploadSample(admin, Buffer.from(await paper()), `${markup}.pdf`),
  );
  const template = await answerOf<{id: string}>(
    await admin.send('/templates', {
      method: 'POST',
      json: {
        ...{name: markup, alias: null, status: 'active', document_type: script, custom_instructions: markup},
        ...{edited_json: {fields}, references: [{sample: sample.id}], static_values: {[markup]: script}},
        webhook: {url: `${receiver.url}?${encodeURIComponent(markup)}`, headers: {'x-markup': markup}},
        review: {below: 0.9},
      },
    }),
  );
  const job = await read(admin, template.id);
  await correct(admin, job);
  await answerOf(
    await admin.send(`/templates/${template.id}/examples`, {
      method: 'POST',
      json: {job_id: job, position: 0},
    }),
  );
  const tabs = ['', '/try', '/settings', '/webhook', '/versions', '/teaching'];
  return [
    ...['jobs', 'templates', 'operation', 'deliveries', 'keys', 'credits'].map((place) => `/studio/${place}`),
    ...tabs.map((tab) => `/studio/templates/${template.id}${tab}`),
    ...[`/studio/jobs/${job}`, `/studio/jobs/${job}/documents/0`, `/studio/jobs/${job}/documents/1`],
  ];
}

/** Uploads the paper and a file that is none; gives the job when both are read. */
async function read({send}: StudioBrowser, template: string): Promise<string> {
  const body = new FormData();
  body.append('document', new Blob([Uint8Array.from(await paper())]), `${markup}.pdf`);
  body.append('document', new Blob(['<svg onload=alert(5)>']), `${markup}.svg`);
  const {id} = await answerOf<{id: string}>(await send(`/jobs?template=${template}`, {method: 'POST', body}));
  const unread = async () => {
    const {list} = await answerOf<JobDetail>(await send(`/jobs/${id}`));
    return list.length === 0 || list.some(({status}) => status === 'waiting' || status === 'running');
  };
  await expect.poll(unread).toBe(false);
  return id;
}

/** Corrects all values to markup, and ends the review. */
async function correct({send}: StudioBrowser, job: string): Promise<void> {
  const {etag} = await answerOf<DocumentReview>(await send(`/jobs/${job}/documents/0`));
  const json = {
    fields: {
      [markup]: {value: markup},
      [script]: {value: script},
      [`rows ${markup}`]: {value: [{[markup]: script}]},
    },
    reviewed: true,
  };
  const headers = {'if-match': `"${etag}"`};
  await answerOf(await send(`/jobs/${job}/documents/0/corrections`, {method: 'PUT', headers, json}));
}

async function answerOf<Body>(reply: Response): Promise<Body> {
  expect(reply.status, await reply.clone().text()).toBe(200);
  return (await reply.json()) as Body;
}

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(studio.url + path);
  await page.locator('h1').waitFor();
  await expect.poll(() => page.locator('.loading').count()).toBe(0);
}

async function expectText(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.content(), {message: what}).toContain('&lt;img src=x class=injected');
  expect(await page.locator('.injected').count(), what).toBe(0);
}

test('markup in every name, value, file name and reply stays text on every page', async () => {
  const paths = await fillStudio(await signIn(studio, key));
  const observed = await openStudio({browser, studio, key});
  const {page} = observed;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of paths) {
    await openPath(page, path);
    await expectText(page, path);
    if (path.endsWith('/teaching')) {
      await page.getByRole('button', {name: 'Teach the template'}).click();
      await page.getByRole('row', {name: /^All fields/}).waitFor();
      await expectText(page, 'what was taught');
    }
    if (path.endsWith('/try')) {
      const file = {name: `${script}.pdf`, mimeType: 'application/pdf', buffer: await paper()};
      await page.getByLabel('Document to try').setInputFiles(file);
      await page.getByRole('heading', {name: /values found/}).waitFor();
      await expectText(page, 'what was tried');
    }
    if (path.endsWith('/deliveries')) {
      await page
        .getByRole('button', {name: `${markup}.pdf`})
        .first()
        .click();
      await page.getByRole('dialog').getByText('500').first().waitFor();
      await expectText(page, 'a delivery');
    }
  }
  expect(dialogs).toEqual([]);
  expectCalm(observed, studio);
});
