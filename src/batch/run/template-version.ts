import {DocextractError} from '../../contract/errors.js';
import type {KnownWork} from '../ledger/ledger.js';
import type {BatchRun} from './run.js';
import type {Task} from './deduplicate-documents.js';

/** The template version is optional: paid results are returned without it after this time. */
const patienceMs = 10_000;

/**
 * Current version of the run's template. Requested only where known results carry a version; `undefined` where the
 * service does not report it, or fails.
 */
export async function currentVersion(
  known: KnownWork[],
  {options, context}: BatchRun,
): Promise<number | undefined> {
  const {templateId} = options.work;
  const isOfUse = known.some((one) => one.state === 'done' && one.entry.templateVersion !== undefined);
  if (templateId === undefined || !isOfUse) return undefined;
  const signals = [AbortSignal.timeout(patienceMs), context.stop, context.signal];
  const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
  try {
    return (await context.client.template(templateId, {once: true, signal})).version;
  } catch (error) {
    if (error instanceof DocextractError) return undefined;
    throw error;
  }
}

/** Whether a paid result was read with another version of the template than `current`. */
export function isOutdated({state, entry}: KnownWork, current: number | undefined): boolean {
  const {templateVersion: former} = entry;
  return state === 'done' && current !== undefined && former !== undefined && former !== current;
}

/** Reports once that paid work is repeated, and paid again. */
export function tellChanged(fresh: Task[], {options, context, templateVersion}: BatchRun): void {
  const changed = fresh.filter(({formerVersion}) => formerVersion !== undefined);
  if (changed.length === 0) return;
  const former = [...new Set(changed.map(({formerVersion}) => formerVersion))].join(', ');
  const count = changed.reduce((sum, {sources}) => sum + sources.length, 0);
  const again = count === 1 ? '1 document is read again' : `${count} documents are read again`;
  context.tell({
    type: 'warning',
    harmless: true,
    message: `template ${options.work.templateId} has changed (version ${templateVersion}, was ${former}): ${again}`,
  });
}

/** Template version as a ledger field. */
export function templateVersionField(version: number | undefined): {template_version?: number} {
  return version === undefined ? {} : {template_version: version};
}
