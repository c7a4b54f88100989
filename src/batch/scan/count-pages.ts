import {open} from 'node:fs/promises';
import {inflateSync} from 'node:zlib';
import type {DocumentKind} from '../../contract/documents.js';
import type {SourceDocument} from '../model/source-document.js';

/** Larger PDFs are not read whole just to count their pages. */
const maxPdfBytes = 64 * 1024 * 1024;
const maxInflatedBytes = 16 * 1024 * 1024;

/** Pages of kinds that always have one. */
export function pagesOfKind(kind: DocumentKind): 1 | undefined {
  return kind === 'pdf' || kind === 'tiff' || kind === 'zip' ? undefined : 1;
}

/** Page count from the file's structure, without decoding. `undefined` is unknown. Throws read errors. */
export async function countPages(document: SourceDocument): Promise<number | undefined> {
  if (document.pages !== undefined) return document.pages;
  if (document.kind === 'zip') return undefined;
  if (document.kind === 'tiff') return countTiffPages(document.path);
  return document.size > maxPdfBytes ? undefined : countPdfPages(await contentOf(document));
}

/**
 * `/Count` of the page tree's root: the last `/Pages` node without a parent, as later ones replace earlier ones.
 * Nodes may be in compressed object streams.
 */
export function countPdfPages(pdf: Buffer): number | undefined {
  const text = pdf.toString('latin1');
  const plain = rootCounts(text);
  const counts = plain.length > 0 ? plain : objectStreams(pdf, text).flatMap(rootCounts);
  return counts.at(-1);
}

function rootCounts(text: string): number[] {
  const counts: number[] = [];
  for (const match of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    const dictionary = dictionaryAround(text, match.index);
    const count = /\/Count\s+(\d+)/.exec(dictionary)?.[1];
    if (count !== undefined && !/\/Parent\b/.test(dictionary)) counts.push(Number(count));
  }
  return counts;
}

/** Text of the dictionary (`<<` … `>>`) that encloses an offset. */
function dictionaryAround(text: string, place: number): string {
  const start = enclosing(text, place, {step: -1, opens: '>>', closes: '<<'});
  const end = enclosing(text, place, {step: 1, opens: '<<', closes: '>>'});
  return text.slice(start, end);
}

interface Direction {
  step: 1 | -1;
  opens: string;
  closes: string;
}

/** Scans from an offset to the enclosing bracket. */
function enclosing(text: string, place: number, {step, opens, closes}: Direction): number {
  let depth = 0;
  for (let at = place; at >= 0 && at < text.length; at += step) {
    const isBracket = text.startsWith(opens, at) || text.startsWith(closes, at);
    if (!isBracket) continue;
    depth += text.startsWith(opens, at) ? 1 : -1;
    if (depth < 0) return at;
    at += step;
  }
  return step === 1 ? text.length : 0;
}

function objectStreams(pdf: Buffer, text: string): string[] {
  const streams: string[] = [];
  for (const match of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const begin = /stream\r?\n/g;
    begin.lastIndex = match.index;
    const start = begin.exec(text) ? begin.lastIndex : -1;
    const end = text.indexOf('endstream', start);
    if (start < 0 || end < 0) continue;
    const inflated = inflate(pdf.subarray(start, end));
    if (inflated !== undefined) streams.push(inflated);
  }
  return streams;
}

function inflate(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes, {maxOutputLength: maxInflatedBytes}).toString('latin1');
  } catch {
    // Encrypted or damaged: page count unknown.
    return undefined;
  }
}

async function contentOf(document: SourceDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const content: AsyncIterable<Uint8Array> = document.open();
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Counts the chain of image file directories (TIFF 6.0, section 2). BigTIFF is not counted. */
async function countTiffPages(path: string): Promise<number | undefined> {
  const file = await open(path, 'r');
  try {
    const head = await read(file, 0, 8);
    const little = head.toString('latin1', 0, 2) === 'II';
    const number16 = (bytes: Buffer) => (little ? bytes.readUInt16LE(0) : bytes.readUInt16BE(0));
    const number32 = (bytes: Buffer) => (little ? bytes.readUInt32LE(0) : bytes.readUInt32BE(0));
    if (number16(head.subarray(2)) !== 42) return undefined;
    const seen = new Set<number>();
    for (let place = number32(head.subarray(4)); place !== 0;) {
      if (seen.has(place) || seen.size > 10_000) return undefined;
      seen.add(place);
      const tags = number16(await read(file, place, 2));
      place = number32(await read(file, place + 2 + 12 * tags, 4));
    }
    return seen.size;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

async function read(
  file: Awaited<ReturnType<typeof open>>,
  position: number,
  length: number,
): Promise<Buffer> {
  const {buffer, bytesRead} = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
