import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** The pages that a file keeps, or those that `read` gives, without their pictures; these are kept where a file is given. */
export async function keptPages(file, read) {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const pages = [];
  for await (const {image, ...page} of await read()) pages.push(page);
  if (file) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(pages));
  }
  return pages;
}
