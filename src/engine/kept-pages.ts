import {open, readFile} from 'node:fs/promises';
import {DocextractError} from '../contract/errors.js';
import {isKeptPages, KeptPages, type KeptPage, type KeptWord} from '../contract/kept-pages.js';
import {unionOf} from './box.js';
import type {Box, Line, Page, Word} from './page.js';

/** Pages in the form in which they are stored, without their pictures. */
export function keepPages(pages: readonly Page[]): KeptPages {
  return {docextract_pages: 1, pages: pages.map(keepPage)};
}

/** Kept pages as they were read; they have no pictures. */
export function restorePages({pages}: KeptPages): Page[] {
  return pages.map((page, at) => restorePage(page, at + 1));
}

/**
 * The pages of a file of kept pages; `undefined` for a file of another kind. Throws `unreadable_document` for a damaged
 * one.
 */
export async function readKeptPages(path: string): Promise<Page[] | undefined> {
  if (!isKeptPages(await headOf(path))) return undefined;
  const parsed = KeptPages.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (parsed.success) return restorePages(parsed.data);
  throw new DocextractError(
    'unreadable_document',
    'A reference document of words is not as it was written.',
    {
      cause: parsed.error,
      hint: 'Give the template its reference documents again, or teach it again.',
    },
  );
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const {bytesRead, buffer} = await file.read(new Uint8Array(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function keepPage({width, height, lines, drawn, checkBoxes}: Page): KeptPage {
  return {
    width,
    height,
    lines: lines.map(({words}) => words.map(keepWord)),
    ...(drawn && {horizontal: drawn.horizontal.map(cornersOf), vertical: drawn.vertical.map(cornersOf)}),
    ...(checkBoxes && {
      check_boxes: checkBoxes.map(({box, isMarked, confidence}) => ({
        box: cornersOf(box),
        ticked: isMarked,
        confidence,
      })),
    }),
  };
}

function keepWord({text, box, confidence, source}: Word): KeptWord {
  const [left, top, right, bottom] = cornersOf(box);
  return source === 'text'
    ? [text, left, top, right, bottom, confidence, 1]
    : [text, left, top, right, bottom, confidence];
}

type Corners = [left: number, top: number, right: number, bottom: number];

/** The sides of a box, to a hundredth of a point or pixel. */
function cornersOf({left, top, right, bottom}: Box): Corners {
  const short = (position: number) => Math.round(position * 100) / 100;
  return [short(left), short(top), short(right), short(bottom)];
}

function boxOf([left, top, right, bottom]: Corners): Box {
  return {left, top, right, bottom};
}

function restorePage(
  {width, height, lines, horizontal, vertical, check_boxes}: KeptPage,
  number: number,
): Page {
  const restored = lines.filter((words) => words.length > 0).map((words) => lineOf(words.map(restoreWord)));
  return {
    number,
    width,
    height,
    words: restored.flatMap(({words}) => words),
    lines: restored,
    ...(horizontal &&
      vertical && {drawn: {horizontal: horizontal.map(boxOf), vertical: vertical.map(boxOf)}}),
    ...(check_boxes && {
      checkBoxes: check_boxes.map(({box, ticked, confidence}) => ({
        box: boxOf(box),
        isMarked: ticked,
        confidence,
      })),
    }),
  };
}

function restoreWord([text, left, top, right, bottom, confidence, isText]: KeptWord): Word {
  return {text, box: {left, top, right, bottom}, confidence, source: isText === 1 ? 'text' : 'ocr'};
}

function lineOf(words: Word[]): Line {
  return {words, text: words.map(({text}) => text).join(' '), box: unionOf(words.map(({box}) => box))};
}
