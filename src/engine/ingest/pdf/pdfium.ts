import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {WrappedPdfiumModule} from '@embedpdf/pdfium';
import {importOptional} from '../../optional-package.js';
import {limitMemory, type Memory} from './memory-limit.js';

export type Pdfium = Omit<WrappedPdfiumModule, 'pdfium'> & {pdfium: Runtime};

/**
 * The part of the WebAssembly runtime that is used here. The package types it with a package that it does not install.
 */
interface Runtime {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  wasmExports: {
    malloc: (bytes: number) => number;
    free: (address: number) => void;
    memory: Memory;
    [name: string]: unknown;
  };
  addFunction(work: (...numbers: number[]) => number, signature: string): number;
  removeFunction(address: number): void;
}

let loaded: Promise<Pdfium> | undefined;

/** PDFium, loaded and initialised once per process. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= start();
  return loaded;
}

/** The next `loadPdfium` loads it anew: after a crash the memory of the old one cannot be trusted. */
export function dropPdfium(): void {
  loaded = undefined;
}

async function start(): Promise<Pdfium> {
  const {init} = await importOptional('@embedpdf/pdfium', () => import('@embedpdf/pdfium'));
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const wasmBinary = new Uint8Array(await readFile(wasm)).buffer;
  // The package's own type of the runtime is empty, see Runtime.
  const pdfium = withShortcuts((await init({wasmBinary, printErr: discardOutput})) as unknown as Pdfium);
  limitMemory(pdfium.pdfium.wasmExports.memory);
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** Functions that are called for every character or path segment; they take and return numbers only. */
const directFunctions = [
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetTextObject',
  'FPDFText_HasUnicodeMapError',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFTextObj_GetFont',
  'FPDFPage_GetObject',
  'FPDFPage_CountObjects',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetFillColor',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPath_CountSegments',
  'FPDFPath_GetDrawMode',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetClose',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
] as const satisfies (keyof Pdfium)[];

/**
 * Calls these functions without the package's wrappers, which look up the function and convert arguments at every call:
 * that takes longer than most of the functions.
 */
function withShortcuts(pdfium: Pdfium): Pdfium {
  const direct = directFunctions.filter((name) => typeof pdfium.pdfium.wasmExports[name] === 'function');
  return {...pdfium, ...Object.fromEntries(direct.map((name) => [name, pdfium.pdfium.wasmExports[name]]))};
}

/** Discards what the runtime prints before it aborts: the error it throws says the same. */
function discardOutput(): void {
  return undefined;
}

/** Lends a zeroed block of PDFium's memory to `work`. */
export function withMemory<Result>(pdfium: Pdfium, bytes: number, work: (address: number) => Result): Result {
  const {malloc, free} = pdfium.pdfium.wasmExports;
  const address = malloc(bytes);
  if (address === 0) throw new Error(`PDFium has no memory for ${bytes} bytes.`);
  try {
    pdfium.pdfium.HEAPU8.fill(0, address, address + bytes);
    return work(address);
  } finally {
    free(address);
  }
}
