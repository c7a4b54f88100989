import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import {basename} from 'node:path';
import {DocextractError} from '../../../contract/errors.js';
import {flattenAnnotations} from './flatten.js';
import {dropPdfium, loadPdfium, type Pdfium} from './pdfium.js';

/** An open PDF. The file is read piece by piece as PDFium asks for it, so a large one costs no memory. */
export interface PdfDocument {
  pdfium: Pdfium;
  /** PDFium's handle. */
  handle: number;
  name: string;
  pageCount: number;
  /** False once it has been closed. */
  isOpen: boolean;
}

/** Opens a PDF while `work` runs. Throws `unreadable_document` for a file that is not a readable PDF. */
export async function withPdf<Result>(
  path: string,
  work: (document: PdfDocument) => Promise<Result> | Result,
): Promise<Result> {
  const opened = await openPdf(path);
  try {
    return await work(opened.document);
  } finally {
    opened.close();
  }
}

/** Opens a PDF until `close` is called; throws as `withPdf` does. */
export async function openPdf(path: string): Promise<{document: PdfDocument; close: () => void}> {
  const pdfium = await loadPdfium();
  const file = openFileAccess(pdfium, path);
  let handle = 0;
  try {
    handle = guarded(path, () => pdfium.FPDF_LoadCustomDocument(file.address, ''));
    if (handle === 0) throw refusalOf(path, pdfium.FPDF_GetLastError());
    const pageCount = guarded(path, () => pdfium.FPDF_GetPageCount(handle));
    if (pageCount < 1)
      throw unreadable(
        path,
        'has no pages that can be found: it is empty, or its list of pages cannot be decoded',
      );
    const document = {pdfium, handle, name: basename(path), pageCount, isOpen: true};
    return {
      document,
      close: () => {
        document.isOpen = false;
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }

  function close(): void {
    if (handle !== 0) guarded(path, () => pdfium.FPDF_CloseDocument(handle));
    file.close();
  }
}

/** Lends a page (from 0), with its annotations and filled-in fields, to `work`. */
export function withPage<Result>(
  document: PdfDocument,
  index: number,
  work: (page: number) => Result,
): Result {
  const {pdfium, handle, name} = document;
  return guarded(name, () => {
    const page = loadShown();
    try {
      return work(page);
    } finally {
      pdfium.FPDF_ClosePage(page);
    }
  });

  function loadShown(): number {
    const page = load();
    if (!flattenAnnotations(pdfium, handle, page)) return page;
    pdfium.FPDF_ClosePage(page);
    return load();
  }

  function load(): number {
    const page = pdfium.FPDF_LoadPage(handle, index);
    if (page === 0) throw unreadable(name, `is damaged: page ${index + 1} cannot be loaded`);
    return page;
  }
}

/**
 * Turns a crash of the WebAssembly code into `unreadable_document` and drops that PDFium, whose memory may be corrupt.
 */
function guarded<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Error && cause.name === 'RuntimeError')) throw cause;
    dropPdfium();
    throw unreadable(path, 'is damaged so badly that the PDF reader gave up', cause);
  }
}

/** A file behind PDFium's `FPDF_FILEACCESS`: {length, function that reads a block, its parameter}. */
function openFileAccess({pdfium}: Pdfium, path: string): {address: number; close: () => void} {
  const file = openFile(path);
  const readBlock = pdfium.addFunction((_parameter, position, buffer, size) => {
    const read = readSync(file, pdfium.HEAPU8, buffer >>> 0, size, position >>> 0);
    return read === size ? 1 : 0;
  }, 'iiiii');
  const address = pdfium.wasmExports.malloc(12);
  pdfium.HEAP32.set([fstatSync(file).size, readBlock, 0], address >> 2);
  const close = () => {
    pdfium.wasmExports.free(address);
    pdfium.removeFunction(readBlock);
    closeSync(file);
  };
  return {address, close};
}

function openFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    throw new DocextractError('cannot_read', `${basename(path)} cannot be read.`, {cause});
  }
}

/** `code` is from `FPDF_GetLastError` (fpdfview.h): 4 is a missing password, 5 an unsupported security scheme. */
function refusalOf(path: string, code: number): DocextractError {
  if (code !== 4 && code !== 5)
    return unreadable(path, 'is damaged or cut short; it cannot be opened as a PDF');
  return new DocextractError('unreadable_document', `${basename(path)} is protected with a password.`, {
    hint: 'Save a copy without password protection and submit that.',
  });
}

function unreadable(path: string, what: string, cause?: unknown): DocextractError {
  return new DocextractError('unreadable_document', `${basename(path)} ${what}.`, {
    hint: 'Check that the file opens in a PDF viewer; export or scan it again.',
    cause,
  });
}
