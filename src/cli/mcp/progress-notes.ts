import type {BatchEvent, Tell} from '../../batch/model/batch-events.js';
import {counted} from '../../contract/counted.js';

/** A notification about a call under way: `progress` only grows, and counts documents up to `total`. */
export interface ProgressNote {
  progress: number;
  total?: number;
  message: string;
}

/** Interval of notes without new events: some clients end a call that stays silent. */
const heartbeatMs = 5000;

/** Turns the events of a run into notes, until `end`. */
export function createProgress(send: (note: ProgressNote) => void): {tell: Tell; end: () => void} {
  let done = 0;
  let total = 0;
  /** Notes since the count last grew; they must not be equal. */
  let beats = 0;
  let message = 'starting';
  const note = () => {
    send({
      progress: done + beats / (beats + 1),
      ...(total > 0 && {total}),
      message,
    });
    beats++;
  };
  const heartbeat = setInterval(note, heartbeatMs).unref();
  const grow = (to: number) => {
    if (to <= done) return;
    done = to;
    beats = 0;
  };
  const documents = new Set<string>();
  return {
    tell(event) {
      if (event.type === 'planned') total = event.documents + event.resumed;
      if (event.type === 'document' && event.document.status !== 'pending') {
        documents.add(event.document.source);
        grow(documents.size);
      }
      if (event.type === 'job' && event.documents !== undefined)
        grow(event.documents.done + event.documents.failed);
      total = total > 0 ? Math.max(total, done) : 0;
      const words = wordsOf(event);
      if (words === undefined) return;
      message = words;
      note();
    },
    end: () => clearInterval(heartbeat),
  };
}

function wordsOf(event: BatchEvent): string | undefined {
  switch (event.type) {
    case 'planned':
      return `${counted(event.documents, 'document')} to send, ${event.skipped} done before`;
    case 'sending':
      return `sending ${event.name}`;
    case 'submitted':
      return `job ${event.job_id} is submitted`;
    case 'job': {
      const {documents, status, job_id: id} = event;
      const counts =
        documents === undefined ? '' : `, ${documents.done + documents.failed} of ${documents.total}`;
      return `job ${id}: ${status}${counts}`;
    }
    case 'document':
      return `${event.document.source}: ${event.document.status}`;
    case 'waiting':
      return `waiting ${Math.ceil(event.wait_ms / 1000)} s: ${event.code}`;
    case 'converted':
    case 'finding':
    case 'hashed':
    case 'sent':
    case 'warning':
      return undefined;
  }
}
