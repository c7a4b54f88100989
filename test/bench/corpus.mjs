// Documents with known answers: a folder with the files and truth.json, file name to values.
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {cachedOcr} from './cached-ocr.mjs';
import {setOf} from './requests.mjs';
import {readScanned} from './scanned-pages.mjs';

/** The truth of a folder and the names of its documents; the last third of them, by name, is held out of tuning. */
export function openCorpus(folder) {
  if (folder === undefined)
    throw new Error('--data DIR is missing: the folder with the documents and truth.json');
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
  const names = Object.keys(truth).sort();
  const cut = Math.ceil((names.length * 2) / 3);
  const parts = {tune: names.slice(0, cut), held: names.slice(cut), all: names};
  return {
    folder,
    truth,
    names,
    set: setOf(truth),
    partOf: (part) => {
      if (parts[part] === undefined) throw new Error(`--part is tune, held or all, not ${part}`);
      return parts[part];
    },
    truthOf: (name) => truth[name].fields ?? truth[name],
  };
}

/**
 * Reads documents as the engine does and keeps what was read in `cache`, when there is one. With `pictures` the pages
 * carry them, and what is kept is what was recognised. Forms carry hidden text that no reader sees: they are read off
 * their pixels. With `scanned` the pages of PDFs are recognised from scans made of them.
 */
export function readerOf({folder, names, set}, {cache, pictures = false, scanned = false} = {}) {
  const spent = {ms: 0, pages: 0};
  const textLayer = set === 'forms' ? 'never' : 'auto';
  let ocr;
  return {
    spent,
    async pagesOf(name) {
      const path = join(folder, name);
      const kept =
        pictures || !cache
          ? undefined
          : join(cache, scanned ? `scanned-${name}.json` : `${keyOf(path, textLayer)}.json`);
      if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
      const started = performance.now();
      if (pictures && cache) ocr ??= cachedOcr(await openOcr(), join(cache, 'ocr'));
      const pages = [];
      const read = scanned
        ? readScanned(path, names.indexOf(name), {ocr})
        : readPages(path, {textLayer, ocr});
      for await (const {image, ...page} of read) pages.push(pictures ? {...page, image} : page);
      spent.ms += performance.now() - started;
      spent.pages += pages.length;
      if (kept) {
        mkdirSync(cache, {recursive: true});
        writeFileSync(kept, JSON.stringify(pages));
      }
      return pages;
    },
    close: () => ocr?.close(),
  };
}

function keyOf(path, textLayer) {
  return createHash('sha256').update(readFileSync(path)).update(textLayer).digest('hex').slice(0, 24);
}
