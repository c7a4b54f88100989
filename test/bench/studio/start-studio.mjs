import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';

const bin = fileURLToPath(new URL('../../../bin/docextract.js', import.meta.url));
/** How long a page may take, in milliseconds: documents are read meanwhile. */
const patience = 600_000;

/** Runs the built command to its end and gives what it wrote to stdout. */
export function docextract(...argv) {
  return execFileSync(process.execPath, [bin, ...argv], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts `docextract serve` on a data folder, with a key of an admin; `stop` waits until it has ended. */
export async function startStudio(dataDir) {
  const argv = ['serve', '--host', '127.0.0.1', '--port', '0', '--data-dir', dataDir, '--json', '-q'];
  const service = spawn(process.execPath, [bin, ...argv], {stdio: ['ignore', 'pipe', 'inherit']});
  const [first] = await once(createInterface({input: service.stdout}), 'line');
  const {url} = JSON.parse(first);
  const issued = docextract('keys', 'create', '--role', 'admin', '--data-dir', dataDir, '--json');
  const stop = async () => {
    if (service.exitCode !== null) return;
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
  };
  return {url, key: JSON.parse(issued).key, stop};
}

/** Starts the system's Chromium. */
export function openBrowser() {
  return chromium.launch({executablePath: '/usr/bin/chromium'});
}

/** A page of its own profile, signed in and at the list of jobs. */
export async function signIn(browser, {url, key}, look = {}) {
  const viewport = {width: 1280, height: 800};
  const context = await browser.newContext({viewport, reducedMotion: 'reduce', ...look});
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(`${url}/studio`);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1, name: 'Jobs'}).waitFor();
  return page;
}

/** Opens a page of the studio by its address and waits until nothing on it is being loaded. */
export async function openPath(page, {url}, path) {
  await page.goto(`${url}/studio${path}`);
  await page.locator('h1').waitFor();
  await page.locator('.loading').waitFor({state: 'detached'});
  await page.evaluate(picturesShown);
}

/** In the browser: waits until the pictures of the page are there. */
export async function picturesShown() {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Uploads documents on the page of jobs and gives the path of their job, once it has ended. */
export async function uploadDocuments(page, studio, template, files) {
  await openPath(page, studio, '/jobs');
  await page.getByRole('button', {name: 'Upload documents'}).click();
  await page.getByLabel('Files', {exact: true}).setInputFiles(files);
  await page.getByRole('dialog').getByLabel('Template').selectOption({label: template});
  await page.getByRole('button', {name: /^Upload \d+$/}).click();
  await page.waitForURL(/jobs\/[^/]+$/);
  // A job that waits for its review, or is at its end.
  await page
    .getByText(/to review before the results go out|Expires|JSON/)
    .first()
    .waitFor();
  return new URL(page.url()).pathname.replace('/studio', '');
}
