/** The real engine, watched: what a document does to the prototypes of the process is a bug, not a failed document. */
export {countPages} from '../../dist/engine/count-pages.js';
import {extract as read} from '../../dist/engine/extract.js';

export async function extract(path, request, options) {
  const extraction = await read(path, request, options);
  if (Object.keys(Object.prototype).length > 0) throw new Error('the prototype of all objects was changed');
  return extraction;
}
