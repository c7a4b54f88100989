import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** The folder with the sets of documents: the one given, or `shared/data` beside the checkout. */
export function dataFolder(given) {
  const folder = given ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
  if (existsSync(folder)) return folder;
  throw new Error(`There is no ${folder}: give the folder with receipts/ and invoices/ by --data DIR.`);
}
