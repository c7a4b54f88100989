import type {HotFolderEvent} from '../../batch/hot-folder/hot-folder-options.js';
import type {HotFolderReport} from '../../batch/hot-folder/hot-folder.js';
import type {Context} from '../terminal/context.js';
import {formatDuration} from '../config/duration.js';
import type {Talk} from '../terminal/talk.js';
import {tellEvents} from './events.js';
import {unsureWords} from './review-lines.js';
import {printable} from '../terminal/printable.js';
import {talkEvents} from './talk-events.js';

type TellHotFolder = (event: HotFolderEvent) => void;

/** Text output while a folder is watched: a line per document, and obstacles. */
export function talkHotFolder(talk: Talk, verbose: boolean): TellHotFolder {
  const words = talkEvents(talk, true);
  return (event) => {
    switch (event.type) {
      case 'watching':
        return talk.info(watchingLine(event));
      case 'paused':
        return talk.warn(`${event.message}; trying again in ${formatDuration(event.wait_ms)}`);
      case 'gone':
        return talk.warn(`${event.source}: ${event.path} was taken away or replaced meanwhile`);
      case 'moved':
        return talk.detail(`${event.from} is now ${event.to}`);
      case 'document':
        return sayDocument(event, talk);
      default:
        if (verbose || event.type === 'warning' || event.type === 'waiting') words.tell(event);
    }
  };
}

function watchingLine({folder, once}: Extract<HotFolderEvent, {type: 'watching'}>): string {
  return once ? `looking through ${printable(folder)}` : `watching ${printable(folder)}; Ctrl-C ends it`;
}

function sayDocument({document}: Extract<HotFolderEvent, {type: 'document'}>, talk: Talk): void {
  const {source, status, error, review} = document;
  const unsure = review === undefined ? '' : `, to be reviewed: ${unsureWords(review)}`;
  if (status === 'succeeded') talk.info(`${printable(source)}: extracted${unsure}`);
  else if (status === 'skipped') talk.info(`${printable(source)}: done before${unsure}`);
  else if (status !== 'unsent')
    talk.warn(`${source}: ${[error?.message, error?.hint].filter(Boolean).join('; ')}`);
}

/** The same for programs: records of `--events`. */
export function tellHotFolder(context: Context): TellHotFolder {
  const records = tellEvents(context);
  return (event) => {
    if (
      event.type === 'watching' ||
      event.type === 'moved' ||
      event.type === 'gone' ||
      event.type === 'paused'
    )
      context.out.print(JSON.stringify(event));
    else records(event);
  };
}

/** Text output at the end. */
export function hotFolderLines(
  {counts, waiting, stopped}: HotFolderReport,
  {output, failed}: {output: string; failed: string},
): string[] {
  const done = counts.succeeded + counts.skipped;
  const parts = [
    done + counts.failed + counts.unknown === 0 ? 'nothing to do' : `${counts.succeeded} extracted`,
    ...(counts.skipped > 0 ? [`${counts.skipped} done before`] : []),
    ...(counts.failed + counts.unknown > 0
      ? [`${counts.failed + counts.unknown} failed, with the reason in ${printable(failed)}`]
      : []),
    ...(waiting > 0 ? [`${waiting} left waiting`] : []),
    ...(done > 0 ? [`results in ${printable(output)}`] : []),
  ];
  const why =
    stopped === undefined || stopped.code === 'interrupted'
      ? []
      : [
          `stopped: ${printable(stopped.message)}`,
          ...(stopped.hint ? [`hint: ${printable(stopped.hint)}`] : []),
        ];
  return [parts.join('; '), ...why];
}
