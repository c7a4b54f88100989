import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {freshHome, serve} from '../e2e/docextract.js';
import {afterFile} from '../helpers/after-file.js';
import {faintTexts, focused, sidewaysScroll} from './in-page.mjs';
import {openBrowser, openPage} from './open-browser.js';

/** WCAG 2, AA: normal text. */
const leastContrast = 4.5;
const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};

let browser: Browser;
let url: string;
beforeAll(async () => {
  browser = await openBrowser();
  afterFile(() => browser.close());
  const {home, env} = await freshHome();
  const started = await serve(join(home, 'data'), env);
  afterFile(async () => {
    started.service.kill('SIGTERM');
    await started.service;
  });
  url = started.url;
});

test('the API reference opens without a complaint', async () => {
  const {page, complaints} = await openPage(browser, {viewport: desktop});
  await page.goto(`${url}/docs`);
  expect(await page.getByRole('heading', {level: 1}).innerText()).toMatch(/^docextract/i);
  expect(complaints).toEqual([]);
});

const looks = [
  {colorScheme: 'light', viewport: desktop},
  {colorScheme: 'light', viewport: phone},
  {colorScheme: 'dark', viewport: desktop},
  {colorScheme: 'dark', viewport: phone},
] as const;

test.each(looks)(
  'in $colorScheme at $viewport.width pixels the page can be read without scrolling sideways, and asks nobody else',
  async (look) => {
    const {page, complaints, requested} = await openPage(browser, look);
    await page.goto(`${url}/docs`);
    expect(await page.evaluate(sidewaysScroll), 'closed').toBe(0);
    const details = page.locator('summary');
    expect(await details.count()).toBeGreaterThan(20);
    for (const summary of await details.all()) await summary.click();
    expect(await page.locator('details:not([open])').count()).toBe(0);
    expect(await page.evaluate(sidewaysScroll), 'with all details open').toBe(0);
    expect(await page.evaluate(faintTexts, leastContrast)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(new Set(requested.map((address) => new URL(address).origin))).toEqual(new Set([url]));
  },
);

test('dark and light are two looks', async () => {
  const colourIn = async (colorScheme: 'light' | 'dark') => {
    const {page} = await openPage(browser, {colorScheme, viewport: desktop});
    await page.goto(`${url}/docs`);
    return page.evaluate('getComputedStyle(document.body).color');
  };
  expect(await colourIn('dark')).not.toBe(await colourIn('light'));
});

test('every link and every fold is reached with the keyboard, in the order of the page, and shows the focus', async () => {
  const {page} = await openPage(browser, {viewport: desktop});
  await page.goto(`${url}/docs`);
  const expected = await page.locator('a, summary').allInnerTexts();
  for (const text of expected) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(focused);
    expect(at).toMatchObject({isVisible: true});
    expect(at.text.replace(/\s+/g, ' ')).toBe(text.trim().replace(/\s+/g, ' '));
  }
});

test('Enter follows a link of the contents and opens a fold', async () => {
  const {page} = await openPage(browser, {viewport: desktop});
  await page.goto(`${url}/docs`);
  const link = page.locator('nav a').last();
  await link.focus();
  await page.keyboard.press('Enter');
  const target = new URL(page.url()).hash;
  expect(target).toMatch(/^#./);
  expect(target).toBe(await link.getAttribute('href'));
  const top = async () => (await page.locator(target).boundingBox())?.y;
  await expect.poll(top).toBeLessThan(desktop.height);
  const fold = page.locator(`${target} details`).first();
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await fold.getAttribute('open')).not.toBeNull();
});

test('every link leads somewhere', async () => {
  const {page} = await openPage(browser, {viewport: desktop});
  await page.goto(`${url}/docs`);
  const links = page.locator('a');
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    if (href.startsWith('#')) expect(await page.locator(href).count(), href).toBe(1);
    else expect((await page.request.get(new URL(href, page.url()).href)).status(), href).toBe(200);
  }
});
