import {createHash} from 'node:crypto';
import type {BatchReport, FailureGroup} from '../../batch/model/outcome.js';
import {counted} from '../../contract/counted.js';
import {markup, type Markup} from '../../service/api-page/markup.js';
import {documentArticle} from './document-article.js';
import type {KeptResults} from './kept-results.js';
import {groups, type Group, type ListedDocument} from './list-documents.js';
import {pictureRule, type Drawer, type FileOf} from './pictures.js';
import {script} from './highlight-script.js';
import {shown} from './shown-text.js';
import {shownValues, unsureBelow} from './shown-values.js';
import {style} from './style.js';

/** What a run was, beside its outcome. */
export interface RunFacts {
  at: Date;
  /** As it was given, without keys. */
  command: string;
  /** Where documents were read. */
  service: string;
  template?: string | undefined;
  /** What documents were said to be, where fields were asked by prompts. */
  documentType?: string | undefined;
}

export interface ReportContent {
  outcome: BatchReport;
  facts: RunFacts;
  documents: readonly ListedDocument[];
}

interface Sources {
  kept: Pick<KeptResults, 'of'>;
  drawer: Drawer;
  fileOf: FileOf;
}

/** The page, piece by piece: one document is in memory at a time. */
export async function* reportPage(content: ReportContent, sources: Sources): AsyncGenerator<string> {
  const {documents} = content;
  yield head;
  yield markup`<header><h1>Extraction report</h1>${factList(content)}${failureList(content.outcome)}${notes(content)}</header>\n`
    .text;
  yield* contents(documents);
  yield '<main>\n';
  for (const [index, document] of documents.entries()) {
    const {source} = document.outcome;
    const fields = await sources.kept.of(source);
    const drawn = await sources.drawer.draw(document, shownValues(fields), sources.fileOf(source));
    yield documentArticle(document, {number: index + 1, fields, drawn}).text;
  }
  yield `</main>\n<script>${script}</script>\n</body>\n</html>\n`;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy: the page loads nothing and runs only our style and script, whatever texts it contains. */
const policy = [
  "default-src 'none'",
  'img-src data:',
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Extraction report</title>
<style>${style}</style>
</head>
<body>
`;

const groupTitles: Record<Group, string> = {
  failed: 'Failed or unfinished',
  review: 'To be reviewed',
  unsure: 'With unsure values',
  fine: 'Nothing conspicuous',
};

function factList({outcome, facts, documents}: ReportContent): Markup {
  const {counts} = outcome;
  const counted = (
    [
      [counts.succeeded, 'read'],
      [counts.skipped, 'done before'],
      [counts.failed, 'failed'],
      [counts.pending, 'still being processed'],
      [counts.unknown, 'with unknown outcome'],
      [counts.unsent, 'not sent'],
    ] as const
  ).flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  const lines: [name: string, value: string | undefined][] = [
    ['Documents', [`${counts.total}`, ...counted].join(' · ')],
    ['Values', valueWords(documents)],
    ['Credits', creditWords(outcome)],
    ['Template', facts.template],
    ['Document type', facts.documentType],
    ['Service', facts.service],
    ['When', `${facts.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ];
  const rows = lines.flatMap(([name, value]) =>
    value === undefined ? [] : [markup`<div><dt>${name}</dt><dd>${shown(value)}</dd></div>`],
  );
  const command = markup`<div class="whole"><dt>Command</dt><dd>${shown(facts.command)}</dd></div>`;
  return markup`<dl class="facts">${rows}${command}</dl>`;
}

function valueWords(documents: readonly ListedDocument[]): string {
  const sum = (of: (document: ListedDocument) => number) => documents.reduce((all, one) => all + of(one), 0);
  const unsure = sum((one) => one.unsure);
  return `${unsure} less sure than ${unsureBelow * 100} % · ${sum((one) => one.missing)} not found`;
}

/** Credits spent: one a page; content shared by several files counts once. */
function creditWords({documents}: BatchReport): string {
  const read = documents.filter(({status}) => status === 'succeeded');
  const contents = [...new Map(read.map((one) => [one.sha256 ?? one.source, one])).values()];
  const known = contents.reduce((sum, {pages = 0}) => sum + pages, 0);
  const unknown = contents.filter(({pages}) => pages === undefined).length;
  if (unknown === 0) return `${known}, one a page`;
  return `at least ${known}; the pages of ${counted(unknown, 'document')} are not known`;
}

function failureList({failures, stopped}: BatchReport): Markup | undefined {
  const stop = stopped && markup`<li><strong>The run was stopped:</strong> ${reasonOf(stopped)}</li>`;
  const items = failures.map((one) => markup`<li>${counted(one.count, 'document')}: ${reasonOf(one)}</li>`);
  if (stop === undefined && items.length === 0) return undefined;
  return markup`<ul class="failures">${stop}${items}</ul>`;
}

function reasonOf({code, message, hint}: Pick<FailureGroup, 'code' | 'message' | 'hint'>): Markup {
  return markup`<code>${code}</code> ${shown(message)}${hint === undefined ? undefined : markup` <span class="soft">${shown(hint)}</span>`}`;
}

/** What the page does not show, and why. */
function notes({documents}: ReportContent): Markup | undefined {
  const withoutPlaces = documents.filter(({hasValues, depth}) => hasValues && depth !== 'provenance');
  const fresh = withoutPlaces.filter(({outcome}) => outcome.status !== 'skipped').length;
  const before = withoutPlaces.length - fresh;
  const rule = pictureRule(documents.length);
  const all = [
    ...(fresh > 0
      ? [`${counted(fresh, 'document')} without boxes: the service does not tell where values stand.`]
      : []),
    ...(before > 0
      ? [`${counted(before, 'document')} without boxes: an earlier run read them and kept no places.`]
      : []),
    ...(rule === undefined ? [] : [rule]),
  ];
  return all.length === 0 ? undefined : markup`<p class="notes">${all.join(' ')}</p>`;
}

/** Lists with more documents are closed at first. */
const openList = 30;

function* contents(documents: readonly ListedDocument[]): Generator<string> {
  if (documents.length < 2) return;
  yield '<nav aria-label="Documents">\n';
  let number = 0;
  for (const group of groups) {
    const own = documents.filter((one) => one.group === group);
    if (own.length === 0) continue;
    const open = own.length > openList ? '' : ' open';
    yield `<details${open}><summary>${groupTitles[group]} (${own.length})</summary>\n<ol>\n`;
    for (const {outcome, unsure} of own) {
      number++;
      const why = outcome.error?.code ?? (unsure > 0 ? `${unsure} unsure` : undefined);
      yield markup`<li><a href="#d${number}">${shown(outcome.source)}</a>${why === undefined ? undefined : markup` <small>${why}</small>`}</li>\n`
        .text;
    }
    yield '</ol>\n</details>\n';
  }
  yield '</nav>\n';
}
