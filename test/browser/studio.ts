import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {expect} from 'vitest';
import {afterFile} from '../helpers/after-file.js';
import {docextract, freshHome, serve} from '../e2e/docextract.js';
import {type ObservedPage, openPage} from './open-browser.js';

export const desktop = {width: 1280, height: 800};
export const phone = {width: 390, height: 844};

/** A service with the studio, and keys of an account of its own. */
export interface Studio {
  url: string;
  /** Issues a key and gives it. */
  issueKey: (role: 'admin' | 'reviewer' | 'caller', account: string) => Promise<string>;
  /** Makes a template of a file with its reference documents beside it. */
  createTemplate: (file: string) => Promise<void>;
}

/** Starts a service that ends with the file of tests. */
export async function startStudio(): Promise<Studio> {
  const {home, env: fresh} = await freshHome();
  const env = {...fresh, DOCEXTRACT_WEBHOOK_ALLOW: '127.0.0.1'};
  const dataDir = join(home, 'data');
  const {service, url} = await serve(dataDir, env);
  afterFile(async () => {
    service.kill('SIGTERM');
    await service;
  });
  const issueKey: Studio['issueKey'] = async (role, account) => {
    const argv = ['keys', 'create', '--role', role, '--account', account, '--name', `${role} of ${account}`];
    const {stdout} = await docextract([...argv, '--data-dir', dataDir, '--json'], {env});
    return (JSON.parse(String(stdout)) as {key: string}).key;
  };
  const createTemplate: Studio['createTemplate'] = async (file) => {
    const {exitCode, stderr} = await docextract(['templates', 'create', file, '--data-dir', dataDir], {env});
    if (exitCode !== 0) throw new Error(String(stderr));
  };
  return {url, issueKey, createTemplate};
}

/** Signs in on the page that is shown to whoever has no session. */
export async function signIn(page: Page, {url}: Studio, key: string): Promise<void> {
  await page.goto(`${url}/studio`);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1, name: 'Jobs'}).waitFor();
}

/** The studio at a new page, signed in. */
export async function openStudio(
  {browser, studio, key}: {browser: Browser; studio: Studio; key: string},
  look: BrowserContextOptions = {},
): Promise<ObservedPage> {
  const observed = await openPage(browser, {viewport: desktop, reducedMotion: 'reduce', ...look});
  await signIn(observed.page, studio, key);
  return observed;
}

/** Nothing complained, and nobody but the service was asked. */
export function expectCalm({complaints, requested}: ObservedPage, {url}: Studio): void {
  expect(complaints).toEqual([]);
  expect(new Set(requested.map((address) => new URL(address).origin))).toEqual(new Set([url]));
}

/** Drags files and folders of this machine over a place of the page and drops them, as from a file manager. */
export async function dropFiles(page: Page, files: readonly string[]): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const drag = {x: 640, y: 400, data: {items: [], files: [...files], dragOperationsMask: 1}};
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', {type, ...drag});
}

/** Presses the mouse at one place of an element and releases it at another, both in fractions of its size. */
export async function dragOver(
  page: Page,
  selector: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<void> {
  const area = await page.locator(selector).first().boundingBox();
  if (area === null) throw new Error(`${selector} is not on the page`);
  const at = (x: number, y: number) => [area.x + x * area.width, area.y + y * area.height] as const;
  await page.mouse.move(...at(left, top));
  await page.mouse.down();
  await page.mouse.move(...at((left + right) / 2, (top + bottom) / 2));
  await page.mouse.move(...at(right, bottom));
  await page.mouse.up();
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, as `rule: element`; the context must bypass the content security policy. */
export async function accessProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(`axe.run().then(({violations}) =>
    violations.flatMap(({id, nodes}) => nodes.map(({html}) => id + ': ' + html.slice(0, 120))))`);
  return found as string[];
}
