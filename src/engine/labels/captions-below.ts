import {heightOf} from '../box.js';
import {concepts as knowledge} from '../knowledge/concepts/concepts.js';
import {findValues} from '../values/find-values.js';
import {defaultNumberLocale} from '../values/found.js';
import type {DetectedLabel, LabelsByLine} from './label-detection.js';
import type {PageView, TextLine} from '../page-view/document-view.js';
import {certain} from '../levels.js';

/**
 * Whether the captions of a page are below their values, as on some forms. Each caption votes for the side on which
 * the only or the much nearer text is, or on which a value of the caption's type is (a date, a phone number).
 */
export function hasCaptionsBelow(page: PageView, detectedLabels: LabelsByLine): boolean {
  return detectedLabels.once.of(pagesWithCaptionsBelow, detectedLabels).has(page);
}

function pagesWithCaptionsBelow(detectedLabels: LabelsByLine): Set<PageView> {
  const pages = new Set([...detectedLabels.keys()].map(({page}) => page));
  return new Set([...pages].filter((page) => areCaptionsBelow(page, detectedLabels)));
}

function areCaptionsBelow(page: PageView, detectedLabels: LabelsByLine): boolean {
  const sides = page.lines.flatMap((line) => sideOf(line, detectedLabels) ?? []);
  const above = sides.filter((side) => side === 'above').length;
  return above >= leastVotes && above > 2 * (sides.length - above);
}

const leastVotes = 3;

/**
 * Whether a label is a caption below its value, on a page with such captions: it is all of its line, or only words
 * that explain it follow.
 */
export function isCaptionBelow({line, from, to}: DetectedLabel, detectedLabels: LabelsByLine): boolean {
  if (from > 0 || !hasCaptionsBelow(line.page, detectedLabels)) return false;
  if (isLoneCaption(line, detectedLabels)) return true;
  const rest = line.text.slice(line.tokens[to]?.start ?? line.text.length);
  return !/[\d☐☑☒]/.test(rest) && nextTo(line, -1) !== undefined;
}

/** Whether a line is nothing but a label, without a colon that would announce a value behind it. */
export function isLoneCaption(line: TextLine, detectedLabels: LabelsByLine): boolean {
  return captionOf(line, detectedLabels) !== undefined;
}

function captionOf(line: TextLine, detectedLabels: LabelsByLine): DetectedLabel | undefined {
  const row = line.page.rows[line.row]!;
  // A number beside a label, or the text behind a colon, is its value.
  if (row.some(({text}) => /\d/.test(text) || /[:：]/.test(text))) return undefined;
  return detectedLabels
    .get(line)!
    .find(
      ({from, to, hasColon, standing}) =>
        from === 0 && to === line.tokens.length && !hasColon && standing >= certain,
    );
}

/**
 * The side of a caption on which its value is: the one with a value of its type, or else the much nearer text.
 * `undefined` if neither decides or if the text there is a caption itself.
 */
function sideOf(line: TextLine, detectedLabels: LabelsByLine): 'above' | 'below' | undefined {
  const caption = captionOf(line, detectedLabels);
  if (caption === undefined) return undefined;
  const [above, below] = [nextTo(line, -1), nextTo(line, 1)];
  if (above === undefined && below === undefined) return undefined;
  const [up, down] = [distance(above, line), distance(below, line)];
  const nearer = up * muchNearer < down ? 'above' : down * muchNearer < up ? 'below' : undefined;
  const [fitsAbove, fitsBelow] = [fits(caption, above), fits(caption, below)];
  const side = fitsAbove === fitsBelow ? nearer : fitsAbove ? 'above' : 'below';
  const filled = side === 'above' ? above : below;
  return filled === undefined || isLoneCaption(filled, detectedLabels) ? undefined : side;
}

const muchNearer = 1.3;

/** The text right over or under a caption at its left edge. */
function nextTo(line: TextLine, step: 1 | -1): TextLine | undefined {
  const {rows} = line.page;
  return (rows[line.row + step] ?? []).find(
    (other) => Math.abs(other.box.left - line.box.left) < heightOf(line.box),
  );
}

/**
 * Distance between the vertical centres of two lines, in line heights; `far` at most, and if there is no other line.
 */
function distance(other: TextLine | undefined, {box, page}: TextLine): number {
  if (other === undefined) return far;
  const middles = (other.box.top + other.box.bottom - box.top - box.bottom) / 2;
  return Math.min(far, Math.abs(middles) / page.lineHeight);
}

const far = 4;

function fits({concepts}: DetectedLabel, line: TextLine | undefined): boolean {
  return [...concepts.keys()].some((name) => {
    const {type} = knowledge[name];
    return line && shaped.has(type) && findValues(type, line.text, defaultNumberLocale).length > 0;
  });
}

const shaped = new Set<string>(['date', 'phone', 'email', 'iban', 'identifier']);
