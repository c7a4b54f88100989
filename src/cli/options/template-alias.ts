import type {BatchReport, Failure} from '../../batch/model/outcome.js';
import {shellWord} from '../../batch/model/shell-word.js';
import type {Settings} from '../config/settings.js';
import {mustExist} from '../../contract/must-exist.js';

/** Resolves the user's alias for a template of a remote service. The built-in service knows its aliases. */
export function templateIdOf(named: string, {baseUrl, templates = {}}: Settings): string {
  return baseUrl !== undefined && Object.hasOwn(templates, named)
    ? mustExist(templates[named], 'template id of the alias')
    : named;
}

/**
 * Adds a hint to the report when the service does not know the template: it may be an alias that this service has no
 * knowledge of.
 */
export function withAliasHint<Report extends BatchReport>(
  report: Report,
  template: string | undefined,
  settings: Settings,
): Report {
  const {baseUrl, templates = {}} = settings;
  if (baseUrl === undefined || template === undefined || isId(template)) return report;
  if (Object.hasOwn(templates, template)) return report;
  const own = Object.keys(templates);
  const known = own.length === 0 ? '' : ` (there are ${own.join(', ')})`;
  const hint =
    `${template} is no id, and none of your aliases${known}; ` +
    `if it stands for one: docextract config set templates.${shellWord(template)} <id>`;
  const told = <Told extends Failure>(failure: Told): Told =>
    isAboutTemplate(failure) ? {...failure, hint} : failure;
  return {
    ...report,
    failures: report.failures.map(told),
    ...(report.stopped && {stopped: told(report.stopped)}),
  };
}

function isId(template: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(template);
}

/** Error codes of services for an unknown template. */
function isAboutTemplate({code, message}: Failure): boolean {
  return code === 'not_found' || (code === 'invalid_request' && /template/i.test(message));
}
