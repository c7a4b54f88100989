import type {BatchReport, Failure} from '../../batch/model/outcome.js';
import {shellWord} from '../../batch/model/shell-word.js';
import {nearestName} from '../../engine/values/similarity.js';
import type {Settings} from '../config/settings.js';

/**
 * Names the template in the report when the service does not know it, and says what may have been meant: it may be an
 * alias that this service has no knowledge of.
 */
export function withTemplateNamed<Report extends BatchReport>(
  report: Report,
  template: string | undefined,
  settings: Settings,
): Report {
  if (template === undefined) return report;
  const hint = aliasHint(template, settings);
  const told = <Told extends Failure>(failure: Told): Told =>
    isAboutTemplate(failure) ? withTemplate(failure, {template, hint}) : failure;
  return {
    ...report,
    failures: report.failures.map(told),
    ...(report.stopped && {stopped: told(report.stopped)}),
  };
}

/**
 * The service's own hint stays where it suggests another template, or finds something else wrong with this one. An archive
 * has a name that nobody has given it.
 */
function withTemplate<Told extends Failure>(
  failure: Told,
  {template, hint}: {template: string; hint: string | undefined},
): Told {
  const message = failure.message.replace(/^submitting documents-[0-9a-f]+\.zip: /, '');
  const isKept =
    failure.hint !== undefined &&
    (failure.code === 'invalid_request' || failure.hint.startsWith('Did you mean'));
  return {
    ...failure,
    message: message.includes(template) ? message : `${message}, asked for template ${template}`,
    ...(hint !== undefined && !isKept && {hint}),
  };
}

/** For a name that is neither an id nor an alias of the user, at a remote service. */
function aliasHint(template: string, {baseUrl, templates = {}}: Settings): string | undefined {
  if (baseUrl === undefined || isId(template) || Object.hasOwn(templates, template)) return undefined;
  const own = Object.keys(templates);
  const near = nearestName(template, own);
  const meant = near === undefined ? '' : `did you mean ${near}? `;
  const known = own.length === 0 ? '' : ` (there are ${own.join(', ')})`;
  return (
    `${meant}${template} is no id, and none of your aliases${known}; ` +
    `if it stands for one: docextract config set templates.${shellWord(template)} <id>`
  );
}

function isId(template: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(template);
}

/** Error codes of services for an unknown template; a job of an earlier run may be unknown as well. */
function isAboutTemplate({code, message}: Failure): boolean {
  if (code === 'not_found') return !/^(?:status|results) of job /.test(message);
  return code === 'invalid_request' && /template/i.test(message);
}
