import type {Browser} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {afterFile} from '../helpers/after-file.js';
import {openBrowser, openPage} from './open-browser.js';
import {desktop, expectCalm, openStudio, signIn, startStudio, type Studio} from './studio.js';

let browser: Browser;
let studio: Studio;
let key: string;
beforeAll(async () => {
  browser = await openBrowser();
  afterFile(() => browser.close());
  studio = await startStudio();
  key = await studio.issueKey('admin', 'harbour');
});

test('a wrong key is refused in place, a right one signs in, and who signs out has to sign in again', async () => {
  const {page} = await openPage(browser, {viewport: desktop});
  await page.goto(studio.url);
  await page.getByLabel('API key').fill('dx_wrong');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('alert').innerText()).toMatch(/API key.*unknown/);
  await signIn(page, studio, key);
  await page.getByRole('button', {name: 'Sign out'}).click();
  await page.getByLabel('API key').waitFor();
  await page.goto(`${studio.url}/studio/keys`);
  await page.getByLabel('API key').waitFor();
});

test('a reviewer has jobs and nothing else, and loses the session with the key', async () => {
  const observed = await openStudio({browser, studio, key});
  const {page} = observed;
  await page.getByRole('link', {name: 'Keys'}).click();
  await page.getByRole('button', {name: 'New key'}).click();
  await page.getByLabel('Name', {exact: true}).fill('Review <b>desk</b>');
  await page.getByLabel('Role').selectOption('reviewer');
  await page.getByRole('button', {name: 'Issue the key'}).click();
  const issued = await page.locator('[data-secret]').innerText();
  await page.getByRole('button', {name: 'Done'}).click();

  const other = await openPage(browser, {viewport: desktop});
  await signIn(other.page, studio, issued);
  expect(
    await other.page.getByRole('navigation', {name: 'Studio'}).getByRole('link').allInnerTexts(),
  ).toEqual(['Jobs']);
  await other.page.goto(`${studio.url}/studio/keys`);
  await other.page.getByRole('heading', {name: 'There is no such page'}).waitFor();
  expectCalm(other, studio);

  await page.getByRole('button', {name: 'Revoke Review <b>desk</b>'}).click();
  await page.getByRole('button', {name: 'Revoke the key'}).click();
  await page.getByText('Key revoked').waitFor();
  await other.page.goto(`${studio.url}/studio/jobs`);
  await other.page.getByLabel('API key').waitFor();
  expectCalm(observed, studio);
});
