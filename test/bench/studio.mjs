/**
 * The pages of the studio in the system's Chromium: size of the scripts, first view, and large documents, pages and
 * lists beside small ones in the same browser.
 * `npm run bench:studio -- [--jobs 10000] [--pages 300] [--words 1000] [--fields 200] [--rounds 5]`
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {copyJobs} from './studio/copy-jobs.mjs';
import {writeLabels, writeReport, writeWords} from './studio/large-papers.mjs';
import {heapOf, lastPageShown, median, timesOf} from './studio/measure.mjs';
import {scriptSizes} from './studio/script-size.mjs';
import {
  docextract,
  openBrowser,
  openPath,
  picturesShown,
  signIn,
  startStudio,
  uploadDocuments,
} from './studio/start-studio.mjs';

const {values} = parseArgs({
  options: {
    jobs: {type: 'string', default: '10000'},
    pages: {type: 'string', default: '300'},
    words: {type: 'string', default: '1000'},
    fields: {type: 'string', default: '200'},
    rounds: {type: 'string', default: '5'},
  },
});
const rounds = Number(values.rounds);
const base = mkdtempSync(join(tmpdir(), 'docextract-bench-'));
const dataDir = join(base, 'data');
const browser = await openBrowser();
let studio = await startStudio(dataDir);
try {
  tellSizes();
  await measureFirstView();
  await measurePages();
  await measureFields();
  await measureWords();
  await measureJobs();
} finally {
  await browser.close();
  await studio.stop();
  rmSync(base, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}

function tellSizes() {
  const {plain, gzip, brotli} = scriptSizes(fileURLToPath(new URL('../../dist/studio', import.meta.url)));
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`scripts: ${kilobytes(plain)}, ${kilobytes(gzip)} by gzip, ${kilobytes(brotli)} by brotli`);
}

/** A browser that was never here, beside the same browser at a page of one line. */
async function measureFirstView() {
  const fresh = async (path, ready) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const started = performance.now();
    await page.goto(studio.url + path);
    await ready(page);
    const took = performance.now() - started;
    await context.close();
    return took;
  };
  const bare = await timesOf(rounds, () => fresh('/studio/assets/none', () => undefined));
  const first = await timesOf(rounds, () => fresh('/studio', (page) => page.getByLabel('API key').waitFor()));
  tell('first view, of a browser that was never here', first, 'a page of one line', bare);
}

/** Review of long documents: until the first page is there, then from there to the last. */
async function measurePages() {
  const fields = [{name: 'number', type: 'text', prompt: 'Report number'}];
  createTemplate('Report', fields);
  const few = await documentOf('Report', 'few.pdf', (path) => writeReport(path, 3));
  const many = await documentOf('Report', 'many.pdf', (path) => writeReport(path, Number(values.pages)));
  const opened = await inTurns(few, many, openDocument);
  tell(`a document of ${values.pages} pages opens`, opened.large, 'one of 3', opened.small);
  const ended = await inTurns(
    few,
    many,
    async (page) => {
      await page.evaluate(lastPageShown);
    },
    openDocument,
  );
  tell(`its last page is shown`, ended.large, 'of 3', ended.small);
  console.log(`  heap ${ended.heap.large} MB, ${ended.heap.small} MB; pictures kept ${ended.pictures}`);
}

async function measureFields() {
  const page = async (name, count) => {
    const file = join(base, `${name}.pdf`);
    createTemplate(name, await writeLabels(file, count));
    return uploadOf(name, file);
  };
  const few = await page('Ten gauges', 10);
  const many = await page('Many gauges', Number(values.fields));
  const opened = await inTurns(few, many, openDocument);
  tell(`a document of ${values.fields} values opens`, opened.large, 'one of 10', opened.small);
  const walked = await inTurns(
    few,
    many,
    async (tab) => {
      const before = await tab.locator('[data-value]:focus').getAttribute('aria-label');
      await tab.keyboard.press('Alt+ArrowDown');
      await tab.waitForFunction(
        (name) => ![null, name].includes(document.activeElement?.getAttribute('aria-label') ?? null),
        before,
      );
    },
    openDocument,
  );
  tell('from a value to the next', walked.large, 'of 10', walked.small);
}

/** A sample in the editor: its words are boxes to choose from. */
async function measureWords() {
  const page = await signIn(browser, studio);
  const open = async (count) => {
    const file = join(base, `words-${count}.pdf`);
    await writeWords(file, count);
    await openPath(page, studio, '/templates');
    await page.getByRole('button', {name: 'New template'}).click();
    await page.getByLabel('Name', {exact: true}).fill(`Words ${count} ${performance.now()}`);
    await page.locator('.dialog input[type=file]').setInputFiles(file);
    const started = performance.now();
    await page.getByRole('button', {name: 'Create'}).click();
    await page
      .locator('.sheet rect')
      .nth(Math.floor(count * 0.9))
      .waitFor({state: 'attached'});
    await page.evaluate(picturesShown);
    const shown = performance.now() - started;
    const none = page.getByRole('button', {name: 'None of them'});
    if (await none.isVisible()) await none.click();
    const clicked = performance.now();
    await page.locator('.sheet').getByRole('button', {name: '1005', exact: true}).click();
    await page.getByLabel('Name', {exact: true}).waitFor();
    return {shown, clicked: performance.now() - clicked, boxes: await page.locator('.sheet rect').count()};
  };
  const small = [];
  const large = [];
  for (let round = 0; round < rounds; round++) {
    small.push(await open(10));
    large.push(await open(Number(values.words)));
  }
  const of = (results, name) => results.map((result) => result[name]);
  tell(
    `a sample with ${large[0].boxes} boxes is read and shown`,
    of(large, 'shown'),
    'one of 10 words',
    of(small, 'shown'),
  );
  tell('a click on a word makes a field', of(large, 'clicked'), 'of 10 words', of(small, 'clicked'));
  await page.context().close();
}

async function measureJobs() {
  const list = async () => {
    const page = await signIn(browser, studio);
    const shown = await timesOf(rounds, () => openPath(page, studio, '/jobs'));
    const filtered = await timesOf(rounds, () => openPath(page, studio, '/jobs?filter=needs_look'));
    await page.context().close();
    return {shown, filtered};
  };
  const few = await list();
  await studio.stop();
  const count = copyJobs(dataDir, Number(values.jobs));
  studio = await startStudio(dataDir);
  const many = await list();
  tell(`the list of ${count} jobs`, many.shown, 'of 4', few.shown);
  tell('those that need a look', many.filtered, 'of 4', few.filtered);
}

function createTemplate(name, fields) {
  const file = join(base, 'template.json');
  const template = {
    name,
    status: 'active',
    document_type: 'report',
    edited_json: {fields},
    review: {below: 1},
  };
  writeFileSync(file, JSON.stringify(template));
  docextract('templates', 'create', file, '--data-dir', dataDir);
}

async function documentOf(template, name, write) {
  const file = join(base, name);
  await write(file);
  return uploadOf(template, file);
}

/** Uploads a document and gives the path of its review. */
async function uploadOf(template, file) {
  const page = await signIn(browser, studio);
  const job = await uploadDocuments(page, studio, template, [file]);
  await page.context().close();
  return `${job}/documents/0`;
}

function openDocument(page, path) {
  return openPath(page, studio, path);
}

/** Measures a step at the small and the large document in turns, each in a page of its own that is prepared before. */
async function inTurns(small, large, step, prepare = () => undefined) {
  const times = {small: [], large: []};
  const heap = {};
  let pictures = 0;
  for (let round = 0; round < rounds; round++)
    for (const [name, path] of Object.entries({small, large})) {
      const page = await signIn(browser, studio);
      await prepare(page, path);
      const started = performance.now();
      await step(page, path);
      times[name].push(performance.now() - started);
      heap[name] = await heapOf(page);
      pictures = await page.locator('.stack img').count();
      await page.context().close();
    }
  return {...times, heap, pictures};
}

/** A line: the middle time, and how many times that of the small one it is. */
function tell(what, times, beside, others) {
  const [one, other] = [median(times), median(others)];
  console.log(
    `${what}: ${one.toFixed(0)} ms; ${beside} ${other.toFixed(0)} ms; ratio ${(one / other).toFixed(2)}`,
  );
}
