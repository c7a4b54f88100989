// inspect: what a person is shown of a document: what the engine sees on a page, its picture, fields it could have.

import type {Extraction, ExtractionRequest} from '../../contract/extraction.js';
import type {FieldSuggestion, PageAnalysis} from '../../contract/page-analysis.js';
import {countPages} from '../count-pages.js';
import {type ExtractOptions, extractRead} from '../extract.js';
import type {Page} from '../page.js';
import type {ReadOptions} from '../read-pages.js';
import {pictureAt} from './encode-picture.js';
import {pageOf} from './pages-read.js';
import {pageAnalysisOf} from './page-analysis.js';
import {suggestFields as suggestOn} from './suggest-fields.js';

export interface PagePlace {
  path: string;
  /** From 1. */
  page: number;
}

/** What the engine sees on a page. Throws as `extract` does, and `not_found` for a page that is not there. */
export async function seePage({path, page}: PagePlace, options: ReadOptions): Promise<PageAnalysis> {
  return pageAnalysisOf(await pageOf(path, page, options));
}

/** A page as a WebP picture, so many pixels wide. Throws as `seePage` does. */
export async function picturePage(
  {path, page, width}: PagePlace & {width: number},
  options: ReadOptions,
): Promise<Uint8Array> {
  return pictureAt(await pageOf(path, page, options), width);
}

/** Fields that a template for such documents could have, by the first `maxPages` pages. */
export async function suggestFields(
  path: string,
  options: ReadOptions & {maxPages: number},
): Promise<FieldSuggestion[]> {
  return suggestOn(await firstPages(path, options));
}

/** What the first `maxPages` pages say about the fields of a request, as `extract` does. */
export async function tryRequest(
  path: string,
  request: ExtractionRequest,
  options: ExtractOptions & {maxPages: number},
): Promise<Extraction> {
  const all = await firstPages(path, options);
  const extraction = await extractRead({path, all}, request, options);
  const total = await countPages(path);
  if (total === all.length) return extraction;
  const warning = `Only the first ${all.length} of ${total} pages were read.`;
  return {...extraction, warnings: [...extraction.warnings, warning]};
}

async function firstPages(path: string, options: ReadOptions & {maxPages: number}): Promise<Page[]> {
  const total = Math.min(await countPages(path), options.maxPages);
  const pages: Page[] = [];
  for (let number = 1; number <= total; number++) pages.push(await pageOf(path, number, options));
  return pages;
}
