// Sets of papers with questions and known answers: a folder each, with documents and truth.json.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages} from '../../../dist/engine/read-pages.js';
import {keptPages} from '../kept-pages.mjs';

export function setsIn(folder) {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'truth.json')));
}

/** The truth of a set, and how its answers are judged. */
export function readTruth(folder, set) {
  const truth = JSON.parse(readFileSync(join(folder, set, 'truth.json'), 'utf8'));
  return {truth, settings: {metric: truth.metric, monthFirst: truth.date_order === 'mdy'}};
}

/** The last third of a set, by file name, is held out of tuning. */
export function partOf(documents, part) {
  const sorted = [...documents].sort((a, b) => (a.file < b.file ? -1 : 1));
  const cut = Math.ceil((sorted.length * 2) / 3);
  const parts = {tune: sorted.slice(0, cut), held: sorted.slice(cut), all: sorted};
  if (parts[part] === undefined) throw new Error(`--part is tune, held or all, not ${part}`);
  return parts[part];
}

/** The read pages of a document; `cache`: a folder where they are kept. */
export function pagesOf({data, cache}, set, file) {
  return keptPages(cache && join(cache, set, `${file}.json`), () => readPages(join(data, set, file)));
}
