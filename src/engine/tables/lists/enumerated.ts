import type {ExtractedField} from '../../../contract/extraction.js';
import {heightOf, unionOf} from '../../box.js';
import type {Ask} from '../../fields/ask.js';
import {bagsOf} from '../../fields/described.js';
import type {ReadDocument} from '../../fields/document.js';
import {labelledCandidates} from '../../fields/labelled.js';
import {tickedWords} from '../../fields/open-value.js';
import {fractionOf, notFound} from '../../fields/result.js';
import type {TextLine} from '../../fields/view.js';
import {betweenThings} from '../../knowledge/languages/gathered/enumerations.js';

/** A label that says the request less is the label of something else. */
const leastScore = 0.55;

/** "Allergies: penicillin, shellfish": things behind a label, parted by commas, or below it, one a line. */
export function enumerated(ask: Ask, document: ReadDocument): ExtractedField {
  const asText: Ask = {...ask, type: 'text', isOpen: true};
  const best = labelledCandidates(asText, document)
    .filter(({score}) => score >= leastScore)
    .sort((a, b) => b.score - a.score)[0];
  if (best === undefined || bagsOf(ask).length === 0) return {...notFound, value: []};
  const [first] = best.lines;
  const parts = thingsIn(best.raw);
  const isBelow = parts.length === 1 && best.lines.length === 1 && best.start === 0;
  const more = isBelow ? linesBelow(first!) : [];
  const lines = [...best.lines, ...more];
  return {
    value: [...parts, ...more.flatMap(({text}) => thingsIn(text))],
    confidence: Math.round(best.score * 1000) / 1000,
    route: 'label',
    page: first!.page.number,
    box: fractionOf(unionOf(lines.map(({box}) => box)), first!.page),
    raw: [best.raw, ...more.map(({text}) => text)].join('\n'),
    source: first!.source,
  };
}

function thingsIn(text: string): string[] {
  return (tickedWords(text) ?? text.split(/[\n•·]/).flatMap((part) => part.split(betweenThings)))
    .map((part) => part.trim().replace(/^[-–*]\s+|[.\s]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The lines below the first thing at its left edge, close to each other, up to a label. */
function linesBelow(first: TextLine): TextLine[] {
  const found: TextLine[] = [];
  let above = first;
  for (const row of first.page.rows.slice(first.row + 1)) {
    const line = row.find(({box}) => Math.abs(box.left - first.box.left) < heightOf(first.box) / 2);
    const isClose = line !== undefined && line.box.top - above.box.bottom < heightOf(first.box);
    if (!isClose || row.length > 1 || /[:：]/.test(line.text)) break;
    found.push(line);
    above = line;
  }
  return found;
}
