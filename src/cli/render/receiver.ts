import type {ReceiverEvent} from '../../batch/receiver/receiver-options.js';
import type {ReceiverReport} from '../../batch/receiver/receiver.js';
import {formatDuration} from '../config/duration.js';
import type {Talk} from '../terminal/talk.js';
import {printable} from '../terminal/printable.js';

/** What people read while deliveries are received. */
export function talkReceiver(talk: Talk, output: string): (event: ReceiverEvent) => void {
  return (event) => {
    switch (event.type) {
      case 'listening':
        return talk.info(`listening on ${event.url}, results in ${printable(output)}; Ctrl-C ends it`);
      case 'delivery':
        return talk.detail(`delivery ${event.id} of job ${event.job_id}: ${event.outcome}`);
      case 'refused':
        return talk.warn(`a request from ${event.from} was refused with ${event.status}: ${event.reason}`);
      case 'result':
        return event.status === 'succeeded'
          ? talk.info(`job ${printable(event.job_id)}: ${printable(event.result)}`)
          : talk.warn(`job ${event.job_id}: a document failed; ${event.result} says why`);
      case 'collected':
        return talk.detail(`job ${event.job_id}: all of it is here; it need not be collected`);
      case 'warning':
        return talk.warn(event.message);
      case 'delayed':
        return talk.warn(`${event.reason}; trying again in ${formatDuration(event.wait_ms)}`);
      case 'forwarded':
        return talk.detail(`delivery ${event.id}: sent on`);
      case 'forward_failed':
        return talk.warn(`delivery ${event.id} was not sent on: ${event.reason}; ${nextOf(event)}`);
      case 'hook_failed':
        return talk.warn(`--exec for delivery ${event.id}: ${event.reason}`);
    }
  };
}

function nextOf({wait_ms, attempts}: Extract<ReceiverEvent, {type: 'forward_failed'}>): string {
  return wait_ms === undefined
    ? `given up after ${attempts} attempts`
    : `trying again in ${formatDuration(wait_ms)}`;
}

/** Text output at the end. */
export function receiverLine({counts, stopped}: ReceiverReport): string {
  const parts = (
    [
      [counts.stored, 'received'],
      [counts.duplicate, 'came again'],
      [counts.failed, 'of failed documents'],
      [counts.refused, 'refused'],
      [counts.forwards_pending, 'still to be sent on: the next start goes on with them'],
      [counts.forwards_given_up, 'never taken where they were sent on'],
    ] as const
  ).flatMap(([count, words], place) => (count === 0 && place > 0 ? [] : [`${count} ${words}`]));
  return [...parts, ...(stopped === undefined ? [] : [printable(stopped.message)])].join('; ');
}
