import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {afterFile} from '../helpers/after-file.js';
import {ownerNamed, paperOf} from '../service/studio/teaching/form-paper.js';
import {isScrolledTo} from './in-page.mjs';
import {openBrowser} from './open-browser.js';
import {startReceiver, type Receiver} from './receiver.js';
import {
  desktop,
  dragOver,
  dropFiles,
  expectCalm,
  openStudio,
  phone,
  startStudio,
  type Studio,
} from './studio.js';

let browser: Browser;
let studio: Studio;
let key: string;
let receiver: Receiver;
let folder: string;
beforeAll(async () => {
  browser = await openBrowser();
  afterFile(() => browser.close());
  studio = await startStudio();
  key = await studio.issueKey('admin', 'harbour');
  receiver = await startReceiver();
  folder = await mkdtemp(join(tmpdir(), 'docextract-papers-'));
  afterFile(() => rm(folder, {recursive: true}));
  await writePaper('first', 'rosa', ownerNamed('Rosa Pendleton', 'Sandpiper, Wick', '7085'));
  await writePaper('first', 'edwin', ownerNamed('Edwin Marlowe', 'Petrel, Thurso', '5512'));
  await writePaper('second', 'nora', ownerNamed('Nora Castell', 'Curlew, Tain', '3140'));
});

async function writePaper(inside: string, name: string, owner: ReturnType<typeof ownerNamed>): Promise<void> {
  await mkdir(join(folder, inside), {recursive: true});
  await writeFile(join(folder, inside, `${name}.pdf`), paperOf(owner));
}

/** Two of its three fields are asked for in words that are not on the form. */
const mooring = () => ({
  ...{name: 'Mooring', alias: 'mooring', status: 'active', document_type: 'form'},
  edited_json: {
    fields: [
      {name: 'owner', prompt: 'Name of owner'},
      {name: 'boat', prompt: 'what is to lie there'},
      {name: 'licence', prompt: 'figures of the paper'},
    ],
  },
  review: {below: 1},
  webhook: {url: receiver.url},
});

async function readFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('link', {name: 'Jobs'}).click();
  await page.getByRole('heading', {level: 1, name: 'Jobs'}).waitFor();
  await dropFiles(page, [join(folder, name)]);
  await page.getByRole('dialog').getByLabel('Template').selectOption({label: 'Mooring'});
  await page.getByRole('button', {name: /^Upload \d$/}).click();
  await page.getByRole('heading', {level: 1, name: 'Mooring'}).waitFor();
}

/** The results of the job shown, as programs get them. */
async function resultsOf(page: Page, format: 'json' | 'csv'): Promise<string> {
  const id = /jobs\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const reply = await page.request.post(`${studio.url}/v1/job-results`, {
    headers: {'x-auth': key},
    data: {job_id: id, result_format: format},
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.text();
}

const focused = (page: Page) => page.locator('[data-value]:focus').getAttribute('aria-label');

test('a folder is dropped, reviewed by keyboard, sent out corrected, and teaches its template', async () => {
  const observed = await openStudio({browser, studio, key});
  const {page} = observed;
  await page.getByRole('link', {name: 'Templates'}).click();
  await page
    .getByLabel('Template file')
    .setInputFiles({name: 'mooring.json', mimeType: 'application/json', buffer: json(mooring())});
  await page.getByRole('heading', {level: 1, name: 'Mooring'}).waitFor();

  await readFolder(page, 'first');
  await page.getByText('2 documents to review before the results go out').waitFor();
  expect(receiver.deliveries).toEqual([]);
  await page.getByRole('link', {name: 'rosa.pdf'}).click();
  await checkByKeyboard(page, {boat: 'Sandpiper, Wick', licence: 'unreadable'});
  await drawBox(page, 'licence', [0.64, 0.155, 0.72, 0.182]);
  await keepAsExample(page);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', {level: 1, name: 'edwin.pdf'}).waitFor();
  // What was typed last is saved, too, when the review ends before Enter.
  await checkByKeyboard(page, {boat: 'Petrel, Thurso', licence: '55'});
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => focused(page)).toBe('licence');
  await page.keyboard.press('End');
  await page.keyboard.type('12');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('link', {name: 'JSON'}).waitFor();

  const right = [
    {owner: 'Rosa Pendleton', boat: 'Sandpiper, Wick', licence: '7085'},
    {owner: 'Edwin Marlowe', boat: 'Petrel, Thurso', licence: '5512'},
  ];
  const byOwner = new Map(right.map((values) => [values.owner, values]));
  const results = JSON.parse(await resultsOf(page, 'json')) as {owner: string}[];
  expect(new Map(results.map(({owner, ...rest}) => [owner, {owner, ...rest}]))).toEqual(
    new Map(results.map(({owner}) => [owner, expect.objectContaining(byOwner.get(owner) ?? {})])),
  );
  const csv = await resultsOf(page, 'csv');
  for (const {boat, licence} of right) expect(csv).toMatch(new RegExp(`"${boat}",${licence}`));
  await expect.poll(() => receiver.deliveries.map(({body}) => body.result)).toHaveLength(2);
  for (const values of right)
    expect(receiver.deliveries.map(({body}) => body.result)).toContainEqual(expect.objectContaining(values));

  await page.getByRole('link', {name: 'Templates'}).click();
  await page.getByRole('link', {name: 'Mooring'}).click();
  await page.getByRole('link', {name: 'Teaching'}).click();
  await page.getByRole('button', {name: 'Teach the template'}).click();
  await page.getByRole('row', {name: 'All fields 1 of 3 3 of 3'}).waitFor();
  await page.getByRole('button', {name: 'Use version 2'}).click();
  await page.getByText('Version 2 is in use').waitFor();

  await readFolder(page, 'second');
  await page.getByRole('row', {name: /nora\.pdf .*Nora Castell .*Curlew, Tain .*3140/}).waitFor();
  expectCalm(observed, studio);
});

test('the selected value is in view, in a window and on a phone', async () => {
  const observed = await openStudio({browser, studio, key});
  const {page} = observed;
  await page.getByRole('link', {name: 'Mooring'}).first().click();
  await page.getByRole('link', {name: 'nora.pdf'}).click();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect.poll(() => page.evaluate(isScrolledTo, 'rect.chosen')).toBe(true);
    for (const name of ['licence', 'boat', 'owner']) {
      await page.locator('.field-line', {hasText: name}).click();
      await expect
        .poll(() => page.evaluate(isScrolledTo, `rect[aria-label^="${name}:"]`), {message: name})
        .toBe(true);
    }
  }
  expectCalm(observed, studio);
});

test('a delivery is shown with its attempts, and sent again under its id', async () => {
  const observed = await openStudio({browser, studio, key});
  const {page} = observed;
  await page.getByRole('link', {name: 'Deliveries'}).click();
  await page.getByRole('button', {name: 'rosa.pdf'}).click();
  await page.getByText('"Sandpiper, Wick"').waitFor({state: 'attached'});
  const before = receiver.deliveries.length;
  await page.getByRole('button', {name: 'Send again'}).click();
  await expect.poll(() => receiver.deliveries.length).toBe(before + 1);
  const again = receiver.deliveries.at(-1);
  expect(receiver.deliveries.slice(0, before)).toContainEqual(again);
  expectCalm(observed, studio);
});

/** Accepts the unsure value with Enter, then goes through the others and types theirs. */
async function checkByKeyboard(page: Page, others: Record<string, string>): Promise<void> {
  await expect.poll(() => focused(page)).toBe('owner');
  await page.keyboard.press('Enter');
  await page.getByText('All checked').waitFor();
  for (const [name, value] of Object.entries(others)) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => focused(page)).toBe(name);
    // A text that grows long and short again is typed into the same entry.
    for (const typed of ['a text that is longer than a line of the entry is', value]) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.getByText('Corrected', {exact: true}).count()).toBe(2);
}

/** Draws the box of a value: the text in it becomes the value, once the words of the page are there. */
async function drawBox(page: Page, name: string, box: readonly [number, number, number, number]) {
  await page.getByTitle('Fit the width').click();
  await page.getByLabel(name, {exact: true}).focus();
  await page.keyboard.press('Alt+b');
  await page.getByText('Drag a box').waitFor();
  await dragOver(page, '.sheet', box);
  await expect.poll(() => page.getByLabel(name, {exact: true}).inputValue()).toBe('7085');
  await expect.poll(() => focused(page)).toBe(name);
  await page.keyboard.press('Enter');
}

async function keepAsExample(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Keep as an example'}).click();
  await page.getByRole('button', {name: 'Keep it'}).click();
  await page.getByText('Kept as an example').waitFor();
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
