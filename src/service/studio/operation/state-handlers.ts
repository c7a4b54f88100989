// operation: keys, credits, deliveries and the state of the service.

import type {Settings} from '../../settings/settings.js';
import type {ReadOptions} from '../../workers/channel.js';
import {Operation} from '../contract/operation.js';
import type {StudioHandlers} from '../handler.js';
import type {StudioContext} from '../studio-context.js';
import {isoTime} from '../timestamps.js';

/** The state of the service: figures of the database cover all processes, those of workers this one. */
export const stateHandlers = {
  operation: async (context): Promise<Operation> => {
    const {storage, pool, readiness, clock, version} = context;
    const problems = await readiness.problems();
    const {jobs, documents} = await storage.census.take();
    const {busy, lost} = pool.counts();
    return {
      version,
      ready: problems.length === 0,
      problems,
      workers: {count: pool.size, busy, lost},
      jobs,
      documents,
      deliveries: await storage.deliveryLog.counts(),
      disk: await diskOf(context),
      settings: {...settingsOf(context.settings), ...readingOf(context.reading)},
      at: isoTime(clock()),
    };
  },
} satisfies Partial<StudioHandlers>;

/** `null` when the data directory is missing; the list of problems names that. */
async function diskOf({diskSpace}: StudioContext): Promise<Operation['disk']> {
  const disk = await diskSpace.look().catch(() => undefined);
  return disk === undefined ? null : {free_bytes: disk.free, total_bytes: disk.total};
}

function settingsOf(settings: Settings): Operation['settings'] {
  const told = Object.entries(settings).map(([name, value]) => [name, value ?? null]);
  return Operation.shape.settings.parse(Object.fromEntries(told));
}

/** Never the key of a language model. */
function readingOf({attachments, recogniser, languageModel}: ReadOptions): Operation['settings'] {
  return {
    attachments: attachments ?? 'auto',
    ocr: recogniser?.engine ?? 'auto',
    llmMode: languageModel?.mode ?? 'off',
    ...(languageModel !== undefined && {
      llmModel: languageModel.model,
      llmHost: new URL(languageModel.baseUrl).host,
    }),
  };
}
