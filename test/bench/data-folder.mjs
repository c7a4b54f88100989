import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder with the sets of documents, absolute: the one given, or `shared/data` beside the checkout. */
export function dataFolder(given) {
  const folder = resolve(given ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)));
  if (existsSync(resolve(folder, 'receipts'))) return folder;
  console.error(`${folder} holds no receipts/: give the folder with receipts/ and invoices/ by --data DIR.`);
  process.exit(2);
}
