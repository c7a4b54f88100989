import {heightOf, unionOf, widthOf} from '../../box.js';
import {concepts} from '../../knowledge/concepts/concepts.js';
import type {DetectedLabel, LabelsByLine} from '../../labels/label-detection.js';
import type {TextLine, Token} from '../../page-view/document-view.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import {squash} from '../../values/fold.js';
import {columnConcepts, type HeaderColumn} from './header-column.js';

/** The column titles in a line of a header: known ones, and unknown words. */
export function partsOf(line: TextLine, detectedLabels: LabelsByLine): HeaderColumn[] {
  const titles = detectedLabels
    .get(line)!
    .filter((detectedLabel) => detectedLabel.concepts.size > 0)
    .flatMap(splitTitles);
  const columns: HeaderColumn[] = joinedTitles(titles, line).map((detectedLabel) => ({
    box: detectedLabel.box,
    title: line.tokens
      .slice(detectedLabel.from, detectedLabel.to)
      .map((token) => token.text)
      .join(' '),
    concepts: new Map(
      [...detectedLabel.concepts].filter(
        ([name]) => columnConcepts.includes(name) || concepts[name].type === 'identifier',
      ),
    ),
    detectedLabel,
  }));
  const covered = (index: number) =>
    titles.some((detectedLabel) => index >= detectedLabel.from && index < detectedLabel.to);
  line.tokens.forEach((token, index) => {
    if (covered(index)) return;
    if (/^[#№]$/.test(token.text)) columns.push(numbering(token));
    if (token.key === '') return;
    const near = columns.find((column) => {
      const [before, after] = [token.box.left - column.box.right, column.box.left - token.box.right];
      const gap = Math.max(before, after);
      return gap < heightOf(line.box) / 2 && !(gap > 0 && isApart(line, before > 0 ? index : index + 1));
    });
    if (near) near.box = unionOf([near.box, token.box]);
    else columns.push({box: token.box, title: token.text, concepts: new Map()});
  });
  return columns;
}

/** Joins titles divided by a slash ("Towar / usługa") or followed by brackets ("Preis (netto)"). */
function joinedTitles(titles: DetectedLabel[], line: TextLine): DetectedLabel[] {
  const joined: DetectedLabel[] = [];
  for (const detectedLabel of titles) {
    const last = joined.at(-1);
    const between = last && line.tokens.slice(last.to, detectedLabel.from).map(({text}) => text);
    if (
      last !== undefined &&
      (between?.join('') === '/' || endsInSlash(last) || isInBrackets(detectedLabel, last))
    )
      joined[joined.length - 1] = {
        ...last,
        to: detectedLabel.to,
        box: unionOf([last.box, detectedLabel.box]),
        concepts: new Map([...detectedLabel.concepts, ...last.concepts]),
      };
    else joined.push(detectedLabel);
  }
  return joined;
}

/** Whether a title ends in a slash: "Part no./ description". */
function endsInSlash({line, to}: DetectedLabel): boolean {
  return line.tokens[to - 1]!.text.endsWith('/');
}

/**
 * Splits a label that is two titles: "Item no." and "Description" with a gap between. At a wide gap it is enough that
 * one of them is known.
 */
function splitTitles(detectedLabel: DetectedLabel): DetectedLabel[] {
  const {line, from, to} = detectedLabel;
  for (let at = from + 1; at < to; at++) {
    const isFar = isApart(line, at);
    if (!isFar && gapBefore(line, at) <= letterOf(line)) continue;
    const parts = [titled(detectedLabel, from, at), titled(detectedLabel, at, to)].filter(
      (part) => part !== undefined,
    );
    if (parts.length === 2 || (isFar && parts.length > 0)) return parts;
  }
  return [detectedLabel];
}

/** Whether the gap before a token is much wider than others in the line and wider than a letter. */
function isApart(line: TextLine, at: number): boolean {
  if (at >= line.tokens.length) return false;
  const gaps = line.tokens.slice(1).map((_, index) => gapBefore(line, index + 1));
  return gapBefore(line, at) > Math.max(2 * Math.min(...gaps), letterOf(line));
}

/** The mean width of a letter in a line. */
function letterOf({tokens}: TextLine): number {
  const letters = tokens.reduce((sum, {text}) => sum + text.length, 0);
  return tokens.reduce((sum, {box}) => sum + widthOf(box), 0) / letters;
}

function gapBefore({tokens}: TextLine, at: number): number {
  return tokens[at]!.box.left - tokens[at - 1]!.box.right;
}

function titled(detectedLabel: DetectedLabel, from: number, to: number): DetectedLabel | undefined {
  const tokens = detectedLabel.line.tokens.slice(from, to);
  const meanings = knownLabels().exact(squash(tokens.map(({text}) => text).join(' ')));
  const isColumn = columnConcepts.some((name) => meanings?.has(name));
  if (meanings === undefined || !isColumn) return undefined;
  return {...detectedLabel, from, to, box: unionOf(tokens.map(({box}) => box)), concepts: meanings};
}

function isInBrackets(detectedLabel: DetectedLabel, before: DetectedLabel): boolean {
  const gap = detectedLabel.box.left - before.box.right;
  return (
    detectedLabel.line.tokens[detectedLabel.from]!.text.startsWith('(') &&
    gap < heightOf(detectedLabel.box) / 2
  );
}

/** A column of positions, which a lone number sign titles. */
function numbering(token: Token): HeaderColumn {
  return {box: token.box, title: token.text, concepts: new Map([['position', 1]])};
}
