import type {Tell} from '../../batch/model/batch-events.js';

/** Keeps the warnings of a run for its reply, and passes every event on. */
export function keepWarnings(tell: Tell): {tell: Tell; warnings: string[]} {
  const warnings: string[] = [];
  return {
    warnings,
    tell(event) {
      if (event.type === 'warning' && event.harmless !== true) warnings.push(event.message);
      if (event.type === 'finding' && event.finding.severity === 'warning')
        warnings.push(`${event.finding.source}: ${event.finding.message}`);
      tell(event);
    },
  };
}
