import type {BatchEvent} from '../../batch/model/batch-events.js';
import {formatDuration} from '../config/duration.js';
import {mustExist} from '../../contract/must-exist.js';

/** Progress of a run, derived from its events. */
export interface ProgressState {
  startedMs: number;
  documents: number;
  /** Succeeded or failed in this run. */
  ended: number;
  failed: number;
  bytes: number;
  sentBytes: number;
  firstSentMs: number | undefined;
  /** Of each job under way: documents it is done with. */
  jobs: Map<string, {status: string; done: number; failed: number; total: number}>;
  waiting: {what: string; untilMs: number} | undefined;
}

/** The progress of a run that begins now. `nowMs`: milliseconds since 1970. */
export function startProgress(nowMs: number): ProgressState {
  return {
    startedMs: nowMs,
    documents: 0,
    ended: 0,
    failed: 0,
    bytes: 0,
    sentBytes: 0,
    firstSentMs: undefined,
    jobs: new Map(),
    waiting: undefined,
  };
}

/** Takes in one event. */
export function advance(state: ProgressState, event: BatchEvent, nowMs: number): void {
  switch (event.type) {
    case 'planned':
      state.documents += event.documents;
      state.bytes += event.bytes;
      break;
    case 'sent':
      state.firstSentMs ??= nowMs;
      state.sentBytes += event.bytes;
      state.waiting = undefined;
      break;
    case 'job': {
      const {done = 0, failed = 0, total = 0} = event.documents ?? {};
      state.jobs.set(event.job_id, {status: event.status, done: done + failed, failed, total});
      state.waiting = undefined;
      break;
    }
    case 'document':
      // Documents refused before reading, or done earlier, are not part of the plan.
      if (event.document.sha256 === undefined || event.document.status === 'skipped') break;
      state.ended += 1;
      if (event.document.status === 'failed') state.failed += 1;
      break;
    case 'waiting':
      state.waiting = {what: event.what, untilMs: nowMs + event.wait_ms};
      break;
    case 'converted':
    case 'finding':
    case 'hashed':
    case 'sending':
    case 'submitted':
    case 'warning':
      break;
  }
}

/** The progress line, most important part first, since narrow terminals cut the end. */
export function progressLine(state: ProgressState, nowMs: number): string {
  const parts = [countPart(state), sendingPart(state, nowMs), statusPart(state), leftPart(state, nowMs)];
  const text = parts.filter((part) => part !== '').join(' · ');
  return waitingPart(state, nowMs) + (text === '' ? 'looking at the documents' : text);
}

/** Progress bar of a run: first by bytes, then by documents. Empty while nothing is known. */
export function progressBar(state: ProgressState, columns: number): string {
  const all = totalCount(state);
  if (all === 0) return '';
  const isSending =
    state.firstSentMs !== undefined && state.sentBytes < state.bytes && doneCount(state) === 0;
  const share = isSending ? state.sentBytes / state.bytes : doneCount(state) / all;
  const filled = Math.floor(Math.min(1, share) * columns);
  return '█'.repeat(filled) + '░'.repeat(columns - filled);
}

function countPart(state: ProgressState): string {
  const documents = totalCount(state);
  if (documents === 0) return '';
  const failed = Math.max(state.failed, sumOver(state, 'failed'));
  const failures = failed === 0 ? '' : `, ${failed} failed`;
  return `${doneCount(state)}/${documents} documents${failures}`;
}

/** Imported jobs report their own document counts. */
function totalCount(state: ProgressState): number {
  return Math.max(state.documents, sumOver(state, 'total'));
}

/** Documents that a job has done count before their results are fetched. */
function doneCount(state: ProgressState): number {
  return Math.min(totalCount(state), Math.max(state.ended, sumOver(state, 'done')));
}

function sumOver({jobs}: ProgressState, count: 'done' | 'failed' | 'total'): number {
  return [...jobs.values()].reduce((sum, job) => sum + job[count], 0);
}

function sendingPart({bytes, sentBytes, firstSentMs}: ProgressState, nowMs: number): string {
  if (firstSentMs === undefined || sentBytes >= bytes) return '';
  const seconds = (nowMs - firstSentMs) / 1000;
  const rate = seconds < 1 ? '' : ` at ${formatBytes(sentBytes / seconds)}/s`;
  return `${formatBytes(sentBytes)} of ${formatBytes(bytes)} sent${rate}`;
}

function statusPart({jobs}: ProgressState): string {
  const running = [...jobs.values()].filter(({done, total}) => total === 0 || done < total);
  return running.length === 1
    ? mustExist(running[0], 'only unfinished job').status.toLowerCase()
    : running.length > 1
      ? `${running.length} jobs`
      : '';
}

/** Remaining time, shown after a tenth of the documents and five seconds. */
function leftPart(state: ProgressState, nowMs: number): string {
  const [done, all, elapsed] = [doneCount(state), totalCount(state), nowMs - state.startedMs];
  if (done === 0 || done >= all || done < all / 10 || elapsed < 5000) return '';
  return `${formatRate((done / elapsed) * 1000)} · ${formatDuration((elapsed / done) * (all - done))} left`;
}

function formatRate(perSecond: number): string {
  return perSecond >= 1 ? `${perSecond.toFixed(1)}/s` : `${Math.round(perSecond * 60)}/min`;
}

function waitingPart({waiting}: ProgressState, nowMs: number): string {
  if (waiting === undefined || waiting.untilMs <= nowMs) return '';
  return `waiting ${formatDuration(waiting.untilMs - nowMs)}: ${waiting.what} · `;
}

/** `812 B`, `3.4 MB`, decimal as disks and networks count. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
