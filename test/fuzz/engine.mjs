/** The real engine, as it is shipped, and watched: what a document does to the prototypes of the process is a bug, not a failed document. */
import {createRequire} from 'node:module';

const require = createRequire(new URL('../../dist/program/', import.meta.url));

const {extract: read} = require('./extract.cjs').extract_exports;
export const {countPages} = require('./count-pages.cjs');

export async function extract(path, request, options) {
  const extraction = await read(path, request, options);
  if (Object.keys(Object.prototype).length > 0) throw new Error('the prototype of all objects was changed');
  return extraction;
}
