import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {fixtures} from '../e2e/docextract.js';
import {afterFile} from '../helpers/after-file.js';
import {openBrowser} from './open-browser.js';
import {dragOver, expectCalm, openStudio, startStudio, type Studio} from './studio.js';

let browser: Browser;
let studio: Studio;
let key: string;
beforeAll(async () => {
  browser = await openBrowser();
  afterFile(() => browser.close());
  studio = await startStudio();
  key = await studio.issueKey('admin', 'harbour');
});

const form = (name: string) => join(fixtures, 'forms', name);

test('a template is made of a blank form by drawing and clicking, tried on a filled one, saved and activated', async () => {
  const observed = await openStudio({browser, studio, key});
  const {page} = observed;
  await page.getByRole('link', {name: 'Templates'}).click();
  await page.getByRole('button', {name: 'New template'}).click();
  await page.getByLabel('Name', {exact: true}).fill('invoice');
  await page.getByText('Another template has this name').waitFor();
  await page.getByLabel('Name', {exact: true}).fill('Sailing club');
  await page.locator('.dialog input[type=file]').setInputFiles(form('registration-blank.png'));
  await page.getByRole('button', {name: 'Create'}).click();
  await page.getByRole('button', {name: 'None of them'}).click();

  await page.getByRole('button', {name: 'Harbour Street'}).click();
  await expect.poll(() => page.getByLabel('Name', {exact: true}).inputValue()).toBe('issuing_office');
  await page.getByRole('button', {name: 'All fields'}).click();
  // The empty box of "1. Full name".
  await dragOver(page, '.sheet', [0.1, 0.258, 0.55, 0.282]);
  await expect.poll(() => page.getByLabel('Name', {exact: true}).inputValue()).toBe('full_name');
  // The page stays as large as it was while fields are made on it.
  await page.getByRole('button', {name: '100 %'}).waitFor();
  // Drawn anew, a label has the words of its new box: "1. Full name" without the number.
  await page.locator('.place.label').getByRole('button', {name: 'Redraw'}).click();
  await dragOver(page, '.sheet', [0.103, 0.238, 0.2, 0.257]);
  await expect.poll(() => page.getByRole('textbox', {name: 'Labels'}).inputValue()).toBe('Full name');
  // Going to another page of the studio loses nothing.
  await page.goBack();
  await page.getByRole('link', {name: 'Sailing club'}).click();
  await page.getByRole('button', {name: /^full_name/}).waitFor();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await page.getByRole('button', {name: 'Saved'}).waitFor();

  await page.getByRole('link', {name: 'Try it'}).click();
  await page.getByLabel('Document to try').setInputFiles(form('registration-ashdown.pdf'));
  await page.getByRole('heading', {name: '2 of 2 values found'}).waitFor();
  const name = page.getByRole('button', {name: /^full_name: .*Ashdown/});
  await name.click();
  expect(await name.getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', {name: 'Activate'}).click();
  await page.getByText('Active', {exact: true}).waitFor();
  await page.getByRole('link', {name: 'Settings'}).click();
  await page.getByText('docextract submit FOLDER --template sailing-club').waitFor();
  expectCalm(observed, studio);
});
