import {countPages} from '../batch/pages.js';
import type {SourceDocument} from '../batch/source.js';
import type {Context} from './context.js';
import type {Selection} from './selection.js';
import {formatBytes} from './render/progress-state.js';
import {table} from './render/table.js';
import {createTalk, type GlobalOptions} from './talk.js';

interface Planned {
  source: string;
  kind: string;
  bytes: number;
  /** `null`: cannot be told without sending it. */
  pages: number | null;
}

/** Shows what would be sent and what it would cost: one credit a page. Sends nothing. */
export async function showPlan(
  selection: Selection,
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  const documents = await countAll(selection.documents);
  const refused = selection.findings.filter(({severity}) => severity === 'refused');
  const summary = summarise(documents, refused.length);
  const {out, io} = context;
  if (options.events === true) {
    documents.forEach((document) => out.print(JSON.stringify({type: 'planned_document', ...document})));
    return out.print(JSON.stringify({type: 'summary', ...summary}));
  }
  if (options.json === true) return out.print(JSON.stringify({documents, refused, summary}, null, 2));
  const rows = documents.map(({source, kind, bytes, pages}) => [
    kind,
    formatBytes(bytes),
    pages === null ? 'unknown' : String(pages),
    source,
  ]);
  table(['KIND', 'SIZE', 'PAGES', 'DOCUMENT'], rows, io.stdout.columns ?? Number.POSITIVE_INFINITY).forEach(
    (line) => out.print(line),
  );
  const talk = createTalk(options, context);
  refused.forEach(({source, message}) => talk.warn(`${source} would not be sent: ${message}`));
  const {documents: count, credits, pages_unknown_of: unknown} = summary;
  const open = unknown === 0 ? '' : `, and those of ${unknown} documents whose pages cannot be counted`;
  talk.info(`${count} documents would be sent: ${credits} credits${open}; nothing was sent`);
}

function summarise(documents: Planned[], refused: number) {
  const pages = documents.reduce((sum, one) => sum + (one.pages ?? 0), 0);
  return {
    documents: documents.length,
    refused,
    bytes: documents.reduce((sum, {bytes}) => sum + bytes, 0),
    pages,
    credits: pages,
    pages_unknown_of: documents.filter((one) => one.pages === null).length,
    exit_code: 0,
  };
}

/** One after the other: counting opens each document, and memory is for one. */
async function countAll(documents: SourceDocument[]): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const document of documents)
    planned.push({
      source: document.source,
      kind: document.kind,
      bytes: document.size,
      pages: document.pages ?? (await countPages(document)) ?? null,
    });
  return planned;
}
