import {access, constants} from 'node:fs/promises';
import {delimiter, join} from 'node:path';
import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright-core';
import {onTestFinished} from 'vitest';

/** Starts the system's Chromium; nothing is downloaded. Fails with the package that is missing. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await commandOnPath('chromium');
  if (executablePath === undefined)
    throw new Error('chromium is missing: apt-get install chromium (the package chromium of Debian)');
  return chromium.launch({executablePath});
}

/** How long to wait for what a page is to show, in milliseconds: documents are read meanwhile, on a busy machine too. */
export const patience = 200_000;

/** A page of its own profile, with what it complained about and what it asked for. */
export interface ObservedPage {
  page: Page;
  /** Errors and warnings of the console, and errors that no script caught. */
  complaints: string[];
  /** Addresses of all requests. */
  requested: string[];
}

/** Opens an empty page and records what it does until the end of the test. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<ObservedPage> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  context.on('request', (request) => requested.push(request.url()));
  return {page, complaints, requested};
}

async function commandOnPath(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}
