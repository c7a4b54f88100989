import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {fixtures} from '../e2e/docextract.js';
import {afterFile} from '../helpers/after-file.js';
import {imagesShown, markFocused, sidewaysScroll, unmarked} from './in-page.mjs';
import {openBrowser, patience} from './open-browser.js';
import {
  accessProblems,
  desktop,
  dropFiles,
  expectCalm,
  openStudio,
  phone,
  signIn,
  startStudio,
  type Studio,
} from './studio.js';

/** A window of 1280 pixels at 200 %. */
const zoomed = {width: 640, height: 400};

let browser: Browser;
let studio: Studio;
let key: string;
/** Every page of the studio, with content on it. */
let paths: string[];
beforeAll(async () => {
  browser = await openBrowser();
  afterFile(() => browser.close());
  studio = await startStudio();
  key = await studio.issueKey('admin', 'harbour');
  paths = await fillStudio();
});

/** Makes a template with a reference page, and reads a document by it. */
async function fillStudio(): Promise<string[]> {
  await studio.createTemplate(join(fixtures, 'forms', 'registration-template.json'));
  const page = await browser.newPage({viewport: desktop});
  page.setDefaultTimeout(patience);
  await signIn(page, studio, key);
  await page.getByRole('link', {name: 'Templates'}).click();
  await page.getByRole('link', {name: 'Membership registration'}).click();
  await page.waitForURL(/templates\/[^/]+$/);
  const template = new URL(page.url()).pathname;
  await page.getByRole('link', {name: 'Jobs'}).click();
  await page.getByRole('heading', {level: 1, name: 'Jobs'}).waitFor();
  await dropFiles(page, [join(fixtures, 'forms', 'registration-ashdown.pdf')]);
  await page.getByRole('dialog').getByLabel('Template').selectOption({label: 'Membership registration'});
  await page.getByRole('button', {name: 'Upload 1'}).click();
  await page.getByRole('link', {name: 'JSON'}).waitFor();
  const job = new URL(page.url()).pathname;
  const tabs = ['', '/try', '/settings', '/webhook', '/versions', '/teaching'];
  const places = ['jobs', 'templates', 'operation', 'deliveries', 'keys', 'credits'];
  await page.close();
  return [
    ...places.map((place) => `/studio/${place}`),
    ...tabs.map((tab) => template + tab),
    ...[job, `${job}/documents/0`],
  ];
}

/** Opens a page and waits until nothing on it is being loaded. */
async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(studio.url + path);
  await page.locator('h1').waitFor();
  await expect.poll(() => page.locator('.loading').count()).toBe(0);
  await page.evaluate(imagesShown);
}

test.each(['light', 'dark'] as const)('in %s axe finds nothing on any page', async (colorScheme) => {
  const observed = await openStudio({browser, studio, key}, {colorScheme, bypassCSP: true});
  const {page} = observed;
  for (const path of paths) {
    await openPath(page, path);
    expect(await accessProblems(page), path).toEqual([]);
  }
  expectCalm(observed, studio);
});

test('no page scrolls sideways on a phone, or in a window at 200 %', async () => {
  const {page} = await openStudio({browser, studio, key});
  for (const path of paths) {
    await openPath(page, path);
    for (const viewport of [phone, zoomed]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(sidewaysScroll), `${path}, ${viewport.width} pixels`).toBe(0);
    }
  }
});

test('all that can be used on a page is reached by Tab, and shows it', async () => {
  const {page} = await openStudio({browser, studio, key});
  for (const path of paths) {
    await openPath(page, path);
    for (let presses = 0; presses < 200 && (await page.evaluate(unmarked)).length > 0; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(markFocused);
      expect(focused.isVisible, `${path}: ${focused.text}`).toBe(true);
    }
    expect(await page.evaluate(unmarked), path).toEqual([]);
  }
});
