import {unionOf} from '../../box.js';
import type {ReadDocument} from './read-document.js';
import {LabelsByLine, type DetectedLabel} from '../../labels/label-detection.js';
import type {PageView, TextLine} from '../../page-view/document-view.js';
import {findHeaders} from './table-header.js';
import {isIn, sidebarsOf, type Sidebar} from './sidebars.js';

/** A document without the columns of text beside its tables; made once per document. */
export function tableViewOf(document: ReadDocument): ReadDocument {
  return document.once.of(withoutBars, document);
}

function withoutBars(document: ReadDocument): ReadDocument {
  const bars = new Map(document.view.pages.map((page) => [page, sidebarsOf(page)]));
  const hasBars = [...bars.values()].some((some) => some.length > 0);
  return hasBars ? withoutSidebars(document, bars) : document;
}

/** The line of the page that a line without sidebars was cut from. */
export function lineOnPage(line: TextLine): TextLine {
  return line.cutFrom ?? line;
}

function withoutSidebars(document: ReadDocument, bars: Map<PageView, Sidebar[]>): ReadDocument {
  const detectedLabels = new LabelsByLine(document.detectedLabels);
  const pages = document.view.pages.map((page) => {
    const beside = bars.get(page)!;
    return beside.length === 0 ? page : withoutLines(page, {beside, detectedLabels});
  });
  const view = {...document.view, pages, lines: pages.flatMap(({lines}) => lines)};
  return {...document, view, detectedLabels, headers: findHeaders(view, detectedLabels)};
}

function withoutLines(
  page: PageView,
  {beside, detectedLabels}: {beside: Sidebar[]; detectedLabels: Map<TextLine, DetectedLabel[]>},
): PageView {
  const copy: PageView = {...page, rows: [], lines: []};
  const rows = page.rows.map((row) =>
    row.flatMap((line) => {
      const tokens = line.tokens.filter(({box}) => !beside.some((bar) => isIn(box, bar)));
      return tokens.length === 0 ? [] : [cut(line, tokens.length, copy)];
    }),
  );
  copy.rows = rows.filter((row) => row.length > 0);
  copy.lines = copy.rows.flat();
  copy.rows.forEach((row, at) => row.forEach((line) => (line.row = at)));
  for (const line of copy.lines) detectedLabels.set(line, labelsIn(line, detectedLabels));
  return copy;
}

/** The first words of a line; a sidebar is the text right of them. */
function cut(line: TextLine, count: number, page: PageView): TextLine {
  const tokens = line.tokens.slice(0, count);
  const whole = count === line.tokens.length;
  return {
    ...line,
    page,
    tokens,
    text: line.text.slice(0, tokens.at(-1)!.end),
    box: whole ? line.box : unionOf(tokens.map(({box}) => box)),
    cutFrom: line,
  };
}

function labelsIn(line: TextLine, detectedLabels: Map<TextLine, DetectedLabel[]>): DetectedLabel[] {
  const all = detectedLabels.get(lineOnPage(line)) ?? [];
  return all.filter(({to}) => to <= line.tokens.length).map((detectedLabel) => ({...detectedLabel, line}));
}
