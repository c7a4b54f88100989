import {namesIn} from './records.js';

/** The kinds of document files, which `kindOf` distinguishes by their first bytes. */
export const documentKinds = {
  pdf: {name: 'PDF', mime: 'application/pdf', extensions: ['.pdf'], image: false},
  jpeg: {name: 'JPEG', mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'], image: true},
  png: {name: 'PNG', mime: 'image/png', extensions: ['.png'], image: true},
  gif: {name: 'GIF', mime: 'image/gif', extensions: ['.gif'], image: true},
  bmp: {name: 'BMP', mime: 'image/bmp', extensions: ['.bmp'], image: true},
  tiff: {name: 'TIFF', mime: 'image/tiff', extensions: ['.tif', '.tiff'], image: true},
  webp: {name: 'WebP', mime: 'image/webp', extensions: ['.webp'], image: true},
  heic: {name: 'HEIC', mime: 'image/heic', extensions: ['.heic', '.heif', '.hif'], image: true},
  zip: {name: 'ZIP', mime: 'application/zip', extensions: ['.zip'], image: false},
} as const satisfies Record<string, {name: string; mime: string; extensions: string[]; image: boolean}>;

export type DocumentKind = keyof typeof documentKinds;

/** How many leading bytes `kindOf` wants to see: a PDF header may be anywhere in the first 1,024 (PDF 1.7, annex H, note 13). */
export const sniffBytes = 1024;

const signatures: [DocumentKind, (head: Uint8Array) => boolean][] = [
  ['jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', (head) => startsWith(head, ascii('GIF87a')) || startsWith(head, ascii('GIF89a'))],
  [
    'tiff',
    (head) => startsWith(head, [0x49, 0x49, 0x2a, 0x00]) || startsWith(head, [0x4d, 0x4d, 0x00, 0x2a]),
  ],
  [
    'tiff',
    (head) => startsWith(head, [0x49, 0x49, 0x2b, 0x00]) || startsWith(head, [0x4d, 0x4d, 0x00, 0x2b]),
  ],
  ['webp', (head) => startsWith(head, ascii('RIFF')) && startsWith(head.subarray(8), ascii('WEBP'))],
  ['heic', (head) => startsWith(head.subarray(4), ascii('ftyp')) && heicBrands.has(brandOf(head))],
  ['zip', (head) => startsWith(head, ascii('PK\x03\x04')) || startsWith(head, ascii('PK\x05\x06'))],
  ['bmp', (head) => startsWith(head, ascii('BM')) && head.length >= 26 && isBitmapHeader(head)],
  ['pdf', (head) => indexOf(head.subarray(0, sniffBytes), ascii('%PDF-')) >= 0],
];

/**
 * Major brands of HEIF files with HEVC pictures (ISO/IEC 23008-12, annex B), and the two that leave the coding open. AVIF
 * has brands of its own.
 */
const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'hevc',
  'hevx',
  'heim',
  'heis',
  'mif1',
  'msf1',
]);

/** The kind of a file by its first bytes; `undefined` for an unsupported format. */
export function kindOf(head: Uint8Array): DocumentKind | undefined {
  return signatures.find(([, matches]) => matches(head))?.[0];
}

/** The kind a file name claims, `undefined` for an extension that is none of ours. */
export function kindOfName(name: string): DocumentKind | undefined {
  const extension = /\.[^./\\]+$/.exec(name)?.[0].toLowerCase();
  if (extension === undefined) return undefined;
  return namesIn(documentKinds).find((kind) => {
    const extensions: readonly string[] = documentKinds[kind].extensions;
    return extensions.includes(extension);
  });
}

/** Pictures and documents that the interface names. */
const ofInterface: ReadonlySet<DocumentKind> = new Set(['pdf', 'jpeg', 'png', 'gif', 'bmp', 'tiff']);

/** Kinds that the interface takes without an archive: any service reads them. */
export function isAcceptedAlone(kind: DocumentKind): boolean {
  return ofInterface.has(kind);
}

/** Documents that the service of this project reads: alone, which goes beyond the interface for WebP, and in ZIP archives. */
export function isReadByService(kind: DocumentKind): kind is Exclude<DocumentKind, 'zip' | 'heic'> {
  return kind !== 'zip' && kind !== 'heic';
}

/** Documents that the commands read: what the service does not take, they convert. */
export function isDocument(kind: DocumentKind): boolean {
  return kind !== 'zip';
}

/**
 * How a document is sent: `alone` to any service, as the interface says; `alone_to_own` to the service of this project;
 * in an `archive`.
 */
export type SendForm = 'alone' | 'alone_to_own' | 'archive';

/** Kinds of picture that others are converted to. */
export type ConvertedKind = 'png' | 'jpeg';

/**
 * What a document is converted to before it is sent in this form; `undefined` where it goes as it is. PNG loses nothing; a
 * HEIC is a photograph, of which it would be ten times as large.
 */
export function convertedKind(kind: DocumentKind, form: SendForm): ConvertedKind | undefined {
  if (kind === 'heic') return 'jpeg';
  const isForAnyService = form === 'alone' && kind !== 'zip';
  return isForAnyService && !isAcceptedAlone(kind) ? 'png' : undefined;
}

/** "JPEG, PNG and PDF": the names of the kinds a condition lets through. */
export function namesOfKinds(isMeant: (kind: DocumentKind) => boolean): string {
  const kinds = namesIn(documentKinds).filter(isMeant);
  const names = kinds.map((kind) => documentKinds[kind].name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function startsWith(bytes: Uint8Array, prefix: number[]): boolean {
  return bytes.length >= prefix.length && prefix.every((byte, index) => bytes[index] === byte);
}

function brandOf(head: Uint8Array): string {
  return String.fromCharCode(...head.subarray(8, 12));
}

function indexOf(bytes: Uint8Array, wanted: number[]): number {
  for (let start = 0; start + wanted.length <= bytes.length; start++)
    if (startsWith(bytes.subarray(start), wanted)) return start;
  return -1;
}

/** A text that begins with "BM" is not a bitmap: the size of the DIB header is one of a few numbers. */
function isBitmapHeader(head: Uint8Array): boolean {
  if (head.length < 18) return false;
  const size = new DataView(head.buffer, head.byteOffset).getUint32(14, true);
  return [12, 40, 52, 56, 64, 108, 124].includes(size);
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
