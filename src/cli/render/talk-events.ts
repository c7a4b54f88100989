import type {BatchEvent, Tell} from '../../batch/model/batch-events.js';
import {counted} from '../../contract/counted.js';
import {documentKinds} from '../../contract/documents.js';
import {reviewWords} from '../../batch/submit/job-event.js';
import {formatDuration} from '../config/duration.js';
import type {Talk} from '../terminal/talk.js';
import {printable} from '../terminal/printable.js';
import {formatBytes} from './progress-state.js';

/** Warnings about documents said one by one; the rest is counted. */
const warningsShown = 5;
/** Shorter waits are not reported. */
const worthSayingMs = 5000;

/** Messages during a run, beside its progress. `finish` reports the number of suppressed warnings. */
export function talkEvents(talk: Talk, verbose: boolean): {tell: Tell; finish(): void} {
  let warnings = 0;
  const renamed: string[] = [];
  const converted: Told<'converted'>[] = [];
  const mention = (text: string) => {
    if (++warnings <= warningsShown || verbose) talk.mention(text);
  };
  const sayRenamed = () => {
    if (renamed.length > 0) talk.mention(renamedWords(renamed));
    renamed.length = 0;
  };
  const tell: Tell = (event) => {
    if (event.type !== 'finding') sayRenamed();
    if (event.type === 'finding') {
      const {severity, cause, source, message} = event.finding;
      if (severity !== 'warning') return;
      if (cause === 'name_collision' && !verbose) renamed.push(source);
      else mention(`${source}: ${message}`);
    } else if (event.type === 'warning')
      talk[event.harmless ? 'mention' : 'warn']([event.message, event.hint].filter(Boolean).join('; '));
    else if (event.type === 'waiting')
      talk[event.wait_ms >= worthSayingMs ? 'info' : 'trace'](
        `waiting ${formatDuration(event.wait_ms)}: ${printable(event.what)}`,
      );
    else if (event.type === 'converted') {
      converted.push(event);
      talk.detail(`${event.source}: converted to ${documentKinds[event.sent_as].name}`);
    } else if (event.type === 'planned') talk.trace(plannedWords(event));
    else if (event.type === 'sending')
      talk.trace(`sending ${event.name}: ${documentsOf(event)}, ${formatBytes(event.bytes)}`);
    else if (event.type === 'submitted') talk.detail(`job ${event.job_id}: ${documentsOf(event)}`);
    else if (event.type === 'job' && event.waiting_review !== undefined)
      talk.info(`job ${event.job_id}: ${reviewWords(event.waiting_review)}`);
    else if (event.type === 'job') talk.detail(`job ${event.job_id}: ${event.status}`);
    else if (event.type === 'document')
      talk.detail(
        [`${event.document.source}: ${event.document.status}`, event.document.error?.message]
          .filter(Boolean)
          .join(': '),
      );
  };
  const finish = () => {
    sayRenamed();
    if (converted.length > 0 && !verbose) talk.info(convertedWords(converted));
    if (warnings > warningsShown && !verbose)
      talk.mention(`${warnings - warningsShown} more warnings; -v shows all`);
  };
  return {tell, finish};
}

type Told<Type extends BatchEvent['type']> = Extract<BatchEvent, {type: Type}>;

function plannedWords({documents, bytes, skipped, resumed}: Told<'planned'>): string {
  return `to be sent: ${documents}, ${formatBytes(bytes)}; known from earlier runs: ${skipped}; to be taken up: ${resumed}`;
}

function documentsOf({documents}: {documents: number}): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}

function renamedWords([first, ...others]: string[]): string {
  return others.length === 0
    ? `another document has the same name; this one goes by ${first}`
    : `${others.length + 1} documents have names that others have too; they go by names such as ${first} (-v shows all)`;
}

/** Names that stand in the line about pictures that were converted. */
const convertedShown = 3;

function convertedWords(converted: readonly Told<'converted'>[]): string {
  const shown = converted
    .slice(0, convertedShown)
    .map(({source, sent_as}) => `${source} to ${documentKinds[sent_as].name}`);
  const rest = converted.length - shown.length;
  const more = rest > 0 ? `, and ${rest} more; -v shows all` : '';
  return `converted to be sent: ${counted(converted.length, 'picture')} (${shown.join(', ')}${more})`;
}
