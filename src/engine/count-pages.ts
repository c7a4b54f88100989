import {kindOfFile} from './file-kind.js';
import {openImage} from './ingest/image/image-file.js';
import {withPdf} from './ingest/pdf/document.js';

/** How many pages a document has, without reading them: pages of a PDF or a TIFF, 1 for any other image. */
export async function countPages(path: string): Promise<number> {
  const kind = await kindOfFile(path);
  if (kind === 'pdf') return withPdf(path, ({pageCount}) => pageCount);
  return (await openImage(path, kind)).pageCount;
}
