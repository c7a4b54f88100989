import {linesOf} from '../../../src/engine/group-words-into-lines.js';
import type {Box, Page, Word} from '../../../src/engine/page.js';
import {applyTo, mapBox, type Transform} from '../../../src/engine/registration/geometry/transform.js';

/** Text at a place of a page of 1,000 × 1,400 units. */
export interface Print {
  text: string;
  x: number;
  y: number;
}

/** What is printed on every copy of the form. */
export const form: Print[] = [
  {text: 'Harbour Authority of Port Example', x: 300, y: 40},
  {text: 'Application for a Mooring', x: 350, y: 70},
  {text: 'Answer every question in ink. Mooring permits are issued quarterly by the', x: 80, y: 120},
  {text: 'Superintendent under the Harbour Act and expire with the vessel certificate.', x: 80, y: 145},
  {text: '1. Name of owner', x: 80, y: 200},
  {text: '2. Permit No.', x: 600, y: 200},
  {text: '3. Vessel and home port', x: 80, y: 300},
  {text: '4. Length overall', x: 600, y: 300},
  {text: '5. Address for correspondence', x: 80, y: 400},
  {text: '6. Draught', x: 600, y: 400},
  {text: '7. Purpose of the application', x: 80, y: 560},
  {text: 'First application', x: 120, y: 600},
  {text: 'Renewal of an existing permit', x: 120, y: 630},
  {text: 'Change of vessel', x: 120, y: 660},
  {text: '8. Period requested', x: 80, y: 740},
  {text: '9. Insurance policy', x: 600, y: 740},
  {text: 'The undersigned declares that the particulars given above are complete and', x: 80, y: 900},
  {text: 'correct and undertakes to report every alteration to the Superintendent.', x: 80, y: 925},
  {text: 'Signature', x: 80, y: 1080},
  {text: 'Date of signature', x: 600, y: 1080},
  {text: 'Keep the yellow copy. Send white and green copies to the Harbour Office.', x: 80, y: 1300},
];

export interface Owner {
  name: string;
  permit: string;
  vessel: string;
  length: string;
  address: string[];
  signed: string;
}

export const owners: [Owner, Owner] = [
  {
    name: 'Clara Whitlock',
    permit: '2619',
    vessel: 'Kittiwake, Dunmore',
    length: '9.20 m',
    address: ['14 Quay Lane', 'Dunmore', 'DM4 2XX'],
    signed: '3 May 1987',
  },
  {
    name: 'Tobias Fennimore',
    permit: '430',
    vessel: 'Grey Plover, Salter',
    length: '12.75 m',
    address: ['Unit 6, Ropewalk', 'Salter Quay', 'SQ1 9XX'],
    signed: '21 August 1991',
  },
];

export function filledBy(owner: Owner): Print[] {
  return [
    {text: owner.name, x: 100, y: 232},
    {text: owner.permit, x: 660, y: 230},
    {text: owner.vessel, x: 100, y: 332},
    {text: owner.length, x: 640, y: 332},
    ...owner.address.map((text, line) => ({text, x: 100, y: 430 + 28 * line})),
    {text: owner.signed, x: 630, y: 1110},
  ];
}

/** Sections of the form from `from` on printed `by` units lower, as another edition does. */
export function shiftedDown(prints: Print[], from: number, by: number): Print[] {
  return prints.map((print) => (print.y >= from ? {...print, y: print.y + by} : print));
}

/** A page as reading it gives: each word with its box, moved as the paper lay. `misread` changes some of the texts. */
export function pageOf(
  prints: Print[],
  {
    transform,
    misread = (text) => text,
  }: {transform?: Transform; misread?: (text: string, at: number) => string} = {},
): Page {
  const words = prints.flatMap(wordsOf).map((word, at): Word => {
    const box = transform ? tightBox(word.box, transform) : word.box;
    return {...word, text: misread(word.text, at), box};
  });
  const lines = linesOf(words);
  return {number: 1, width: 1000, height: 1400, words: lines.flatMap((line) => line.words), lines};
}

function wordsOf({text, x, y}: Print): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const left = x + match.index * letter;
    const box = {left, top: y, right: left + match[0].length * letter, bottom: y + 16};
    return {text: match[0], box, confidence: 0.95, source: 'ocr'};
  });
}

const letter = 9;

/** The box a recogniser gives a word on a slanting line: as high as the print, around its middle. */
function tightBox(box: Box, transform: Transform): Box {
  const wide = mapBox((point) => applyTo(transform, point), box);
  const middle = applyTo(transform, {x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2});
  const scale = (wide.right - wide.left) / (box.right - box.left);
  const half = ((box.bottom - box.top) * scale) / 2;
  return {left: wide.left, right: wide.right, top: middle.y - half, bottom: middle.y + half};
}

/** Every seventh word with look-alike letters, every eleventh lost to a stain. */
export function smudged(text: string, at: number): string {
  if (at % 11 === 5) return '~';
  return at % 7 === 3 ? text.replace(/o/g, '0').replace(/l/g, '1').replace(/e/g, 'c') : text;
}
