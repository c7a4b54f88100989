import {heightOf} from '../../box.js';
import type {TextLine, Token} from '../../fields/view.js';

/** A column of a table of any kind: its title, and how far it reaches to both sides. */
export interface RecordColumn {
  title: string;
  /** The words of the title. */
  tokens: Token[];
  left: number;
  right: number;
}

interface Span {
  left: number;
  right: number;
  titles: Token[];
}

/** The columns that the filled rows of a table stand in, with the words of the heading over them. */
export function recordColumns(heading: TextLine[], body: TextLine[][]): RecordColumn[] {
  const filled = filledRows(body);
  const tokens = filled.flatMap((row) => row.flatMap((line) => line.tokens));
  const height = Math.max(...heading.map(({box}) => heightOf(box)));
  const spans = spansOf(tokens, (filled.length < 3 ? 0.7 : 0.35) * height);
  for (const line of heading)
    line.tokens.forEach((token, at) => place(token, line.tokens[at - 1], {spans, height}));
  const titled = spans.sort((a, b) => a.left - b.left).reduce<Span[]>(withoutUntitled, []);
  return titled.map(({titles, left, right}) => ({
    title: titles.map(({text}) => text).join(' '),
    tokens: titles,
    left,
    right,
  }));
}

/** The texts of a row, one for each column; empty where nothing stands. */
export function cellsIn(lines: TextLine[], columns: RecordColumn[]): string[] {
  const tokens = lines.flatMap((line) => line.tokens);
  const edges = columns.slice(1).map(({left}, at) => (columns[at]!.right + left) / 2);
  const texts = columns.map((): string[] => []);
  for (const token of tokens) {
    const middle = (token.box.left + token.box.right) / 2;
    texts[edges.filter((edge) => edge < middle).length]!.push(token.text);
  }
  return texts.map((words) => words.join(' '));
}

/** Rows with figures and about as many texts beside each other as any of the first ones. */
function filledRows(body: TextLine[][]): TextLine[][] {
  const counts = body.map(clustersIn);
  const most = Math.max(...counts.slice(0, 12));
  return body.filter(
    (row, at) => counts[at]! >= Math.max(2, 0.6 * most) && row.some(({text}) => /\d/.test(text)),
  );
}

function clustersIn(row: TextLine[]): number {
  const tokens = row.flatMap((line) => line.tokens);
  return tokens.filter((token, at) => {
    const last = tokens[at - 1];
    return last === undefined || token.box.left - last.box.right > 0.5 * heightOf(token.box);
  }).length;
}

function spansOf(tokens: Token[], least: number): Span[] {
  const spans: Span[] = [];
  for (const {box} of [...tokens].sort((a, b) => a.box.left - b.box.left)) {
    const last = spans.at(-1);
    if (last !== undefined && box.left - last.right < least) last.right = Math.max(last.right, box.right);
    else spans.push({left: box.left, right: box.right, titles: []});
  }
  return spans;
}

/** A word of a heading belongs to what stands below it, else to the word before it, else to a column without values. */
function place(
  token: Token,
  before: Token | undefined,
  {spans, height}: {spans: Span[]; height: number},
): void {
  const {left, right} = token.box;
  const [under] = spans
    .map((span) => ({span, shared: Math.min(span.right, right) - Math.max(span.left, left)}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const isClose = before !== undefined && left - before.box.right < 0.75 * height;
  const beside = isClose ? spans.find(({titles}) => titles.includes(before)) : undefined;
  const span = under?.span ?? beside ?? emptySpan(token);
  span.titles.push(token);
  if (!spans.includes(span)) spans.push(span);
}

function emptySpan({box}: Token): Span {
  return {left: box.left, right: box.right, titles: []};
}

/** What has no title belongs to the column before it: the sign behind an amount, a gap between words. */
function withoutUntitled(spans: Span[], span: Span): Span[] {
  const last = spans.at(-1);
  if (span.titles.length > 0 || last === undefined) return [...spans, span];
  last.right = Math.max(last.right, span.right);
  return spans;
}
