// Papers written for the fit, each of a kind of its own: printed, and scanned or photographed as its medium says.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {readPages} from '../../../dist/engine/read-pages.js';
import {readScanned} from '../../bench/scanned-pages.mjs';
import {contentOf} from './paper-content.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Papers on work and money are kept back from the fit: kinds that only a measurement sees. */
const keptBack = 'money';

/** The papers in the shape of `../question-sets.mjs`; `cache`: where read pages are kept, as Chromium prints them first. */
export function paperSet(cache) {
  return readdirSync(folder, {recursive: true})
    .filter((name) => name.endsWith('.html') && !name.startsWith(keptBack))
    .sort()
    .map((name, at) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const {kind, medium, questions} = contentOf(html);
      return {
        set: 'papers',
        id: name,
        documentType: kind,
        settings: {metric: 'fields', monthFirst: /<html[^>]*lang="en-US"/.test(html)},
        readPages: () => pagesOf(html, {medium, seed: at, kept: cache && join(cache, `${name}.json`)}),
        questions: questions.map((one) => asked(one, one.prompt)),
        otherQuestions: questions.map((one) => asked(one, one.other)),
      };
    });
}

/** `printed`: how a value stands on the page where it is told otherwise. */
function asked({name, value, printed, type}, prompt) {
  const all = value === null ? null : [value, printed ?? []].flat();
  return {name, prompt, judge: {value: all, type: type ?? 'text'}};
}

async function pagesOf(html, {medium, seed, kept}) {
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const pages = await readPrinted(html, medium, seed);
  if (kept) {
    mkdirSync(join(kept, '..'), {recursive: true});
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}

async function readPrinted(html, medium, seed) {
  const scratch = await mkdtemp(join(tmpdir(), 'paper-'));
  try {
    const file = join(scratch, 'paper.pdf');
    await writeFile(file, await printed(html));
    const pages = [];
    const looks = {scan: 'scanned', photo: 'photographed'};
    const read = medium === 'text' ? readPages(file) : readScanned(file, seed, {}, looks[medium]);
    for await (const {image, ...page} of read) pages.push(page);
    return pages;
  } finally {
    await rm(scratch, {recursive: true});
  }
}

async function printed(html) {
  const browser = await chromium.launch({executablePath: '/usr/bin/chromium'});
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    return await page.pdf({preferCSSPageSize: true, printBackground: true});
  } finally {
    await browser.close();
  }
}
