// Papers written for the fit, each of a kind of its own: printed, and scanned or photographed as its medium says.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {readPages} from '../../../dist/engine/read-pages.js';
import {keptPages} from '../../bench/kept-pages.mjs';
import {readScanned} from '../../bench/scanned-pages.mjs';
import {hashOf} from '../hash.mjs';
import {contentOf, isKeptBack, isUnopened} from './paper-content.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * The papers that are fitted on, or those that are kept back, in the shape of `../question-sets.mjs`; `cache`: the folder
 * where their pages are kept once they were printed and read.
 */
export function paperSet(cache, keptBack = false) {
  return papersIn(folder, cache).filter(({id}) => !isUnopened(id) && isKeptBack(id) === keptBack);
}

/** The papers of any folder: of a round that is measured alone. */
export function papersIn(from, cache) {
  return readdirSync(from, {recursive: true})
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const html = readFileSync(join(from, name), 'utf8');
      const {kind, language, medium, questions} = contentOf(html);
      return {
        set: 'papers',
        id: name,
        documentType: kind,
        settings: {metric: 'fields', monthFirst: language === 'en-US'},
        readPages: () =>
          keptPages(cache && join(cache, `${name}.json`), () => readPrinted(html, medium, hashOf(name))),
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

/** How the pages of a medium are made worse before they are recognised. */
const looks = {scan: 'scanned', photo: 'photographed'};

async function* readPrinted(html, medium, seed) {
  const scratch = await mkdtemp(join(tmpdir(), 'paper-'));
  try {
    const file = join(scratch, 'paper.pdf');
    await writeFile(file, await printed(html));
    yield* medium === 'text' ? readPages(file) : readScanned(file, seed, {}, looks[medium]);
  } finally {
    await rm(scratch, {recursive: true});
  }
}

const executablePath = '/usr/bin/chromium';

async function printed(html) {
  if (!existsSync(executablePath)) throw new Error('chromium is missing: apt-get install chromium');
  const browser = await chromium.launch({executablePath});
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    return await page.pdf({preferCSSPageSize: true, printBackground: true});
  } finally {
    await browser.close();
  }
}
