import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {afterFile} from '../helpers/after-file.js';
import {docextract, freshHome, serve} from '../e2e/docextract.js';

/** A service with the studio, and keys of an account of its own. */
export interface Studio {
  url: string;
  /** Issues a key and gives it. */
  issueKey: (role: 'admin' | 'reviewer' | 'caller', account: string) => Promise<string>;
}

/** Starts a service that ends with the file of tests. */
export async function startStudio(): Promise<Studio> {
  const {home, env} = await freshHome();
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
  return {url, issueKey};
}

/** Signs in on the page that is shown to whoever has no session. */
export async function signIn(page: Page, {url}: Studio, key: string): Promise<void> {
  await page.goto(`${url}/studio`);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1, name: 'Jobs'}).waitFor();
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
