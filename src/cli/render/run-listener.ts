import type {Tell} from '../../batch/model/batch-events.js';
import type {Context} from '../terminal/context.js';
import {logEvents, openLog} from '../terminal/log-file.js';
import type {Talk} from '../terminal/talk.js';
import {tellEvents} from './events.js';
import {tellResults, type Presentation} from './present.js';
import {showProgress} from './progress.js';
import {talkEvents} from './talk-events.js';

export interface RunListener {
  tell: Tell;
  /** Ends the progress display. */
  finish(): void;
}

/** Listeners of a run: progress and messages for people, records for programs. */
export async function listenToRun(
  presentation: Presentation,
  context: Context,
  talk: Talk,
): Promise<RunListener> {
  const progress = await showProgress(presentation, context, talk);
  const words = talkEvents(talk, presentation.verbose > 0);
  const log = openLog(presentation.logFile, context.io);
  const noted = logEvents(log);
  log({type: 'start'});
  const records = presentation.events === true ? tellEvents(context) : tellResults(presentation, context);
  return {
    tell: (event) => {
      noted(event);
      progress.tell(event);
      words.tell(event);
      records(event);
    },
    finish: () => {
      progress.stop();
      words.finish();
    },
  };
}
