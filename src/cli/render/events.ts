import type {BatchEvent, Tell} from '../../batch/model/batch-events.js';
import type {Context} from '../terminal/context.js';
import {documentRecord} from './records.js';

/** Minimum interval of progress events. */
const sentEveryMs = 1000;

/** Events as NDJSON on stdout, for `--events`. */
export function tellEvents({out, io}: Context): Tell {
  let lastSentMs = 0;
  let bytes = 0;
  return (event) => {
    if (event.type !== 'sent') return out.print(JSON.stringify(recordOf(event)));
    bytes += event.bytes;
    if (io.now() - lastSentMs < sentEveryMs) return;
    out.print(JSON.stringify({...event, bytes}));
    [lastSentMs, bytes] = [io.now(), 0];
  };
}

function recordOf(event: BatchEvent): object {
  return event.type === 'document' ? {type: 'document', ...documentRecord(event.document)} : event;
}
