import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {docextract, fixtures, freshHome} from '../e2e/docextract.js';
import {afterFile} from '../helpers/after-file.js';
import {faintTexts, sidewaysScroll} from './in-page.mjs';
import {openBrowser, openPage} from './open-browser.js';

/** The page of `--report`, opened from its file. */

let browser: Browser;
let address: string;
beforeAll(async () => {
  browser = await openBrowser();
  afterFile(() => browser.close());
  const {home, env} = await freshHome();
  const files = ['receipt-corner-kettle.jpg', 'facture-F24-0311.pdf', 'damaged.pdf'];
  const paths = files.map((name) => join(fixtures, 'scans', name));
  const argv = ['process', ...paths, '-t', 'invoice', '-o', 'out', '--report', 'report', '-q'];
  const {exitCode, stderr} = await docextract(argv, {env, cwd: home});
  if (exitCode !== 3) throw new Error(stderr);
  address = pathToFileURL(join(home, 'report', 'report.html')).href;
});

const looks = [
  {colorScheme: 'light', viewport: {width: 1280, height: 800}},
  {colorScheme: 'light', viewport: {width: 390, height: 844}},
  {colorScheme: 'dark', viewport: {width: 1280, height: 800}},
  {colorScheme: 'dark', viewport: {width: 390, height: 844}},
] as const;

test.each(looks)(
  'in $colorScheme at $viewport.width pixels the report can be read, and asks for nothing but itself',
  async (look) => {
    const {page, complaints, requested} = await openPage(browser, look);
    await page.goto(address);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await page.evaluate(faintTexts, 4.5)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(requested.filter((one) => one !== address && !one.startsWith('data:'))).toEqual([]);
  },
);

test('problems come first, and a box lies over the print of its value', async () => {
  const {page} = await openPage(browser, {viewport: {width: 1280, height: 800}});
  await page.goto(address);
  expect(await page.locator('h2').first().innerText()).toBe('damaged.pdf');
  const article = page.locator('article', {hasText: 'facture-F24-0311.pdf'});
  const picture = await article.locator('img').boundingBox();
  const box = await article.getByRole('link', {name: 'issue_date', exact: true}).last().boundingBox();
  if (picture === null || box === null) throw new Error('there is no box');
  // "08/03/2024" stands a third from the left and a quarter from the top.
  expect((box.x + box.width / 2 - picture.x) / picture.width).toBeCloseTo(0.396, 1);
  expect((box.y + box.height / 2 - picture.y) / picture.height).toBeCloseTo(0.28, 1);
});

test('pointing at a value marks its box, and the other way round', async () => {
  const {page} = await openPage(browser, {viewport: {width: 1280, height: 800}});
  await page.goto(address);
  const article = page.locator('article', {hasText: 'facture-F24-0311.pdf'});
  const [row, box] = [
    article.locator('tr', {hasText: 'due_date'}),
    article.locator('.box[aria-label=due_date]'),
  ];
  expect(await box.getAttribute('class')).toBe('box');
  await row.hover();
  expect(await box.getAttribute('class')).toBe('box on');
  await page.mouse.move(0, 0);
  await box.hover();
  expect(await row.getAttribute('class')).toBe('on');
});

test('with the keyboard Enter leads from a value to its box and back', async () => {
  const {page} = await openPage(browser, {viewport: {width: 1280, height: 800}});
  await page.goto(address);
  const article = page.locator('article', {hasText: 'receipt-corner-kettle.jpg'});
  const name = article.locator('th a').first();
  await name.focus();
  const id = (await name.getAttribute('href')) ?? '';
  expect(await page.locator(id).getAttribute('class')).toContain('on');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash === id);
  await page.keyboard.press('Tab');
  await page.locator(id).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash === id.replace('#b', '#v'));
});
