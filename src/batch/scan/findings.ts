import {isDocument, namesOfKinds} from '../../contract/documents.js';
import type {ErrorCode} from '../../contract/errors.js';
import type {OutputOptions} from '../model/run-options.js';
import type {BatchReport} from '../model/outcome.js';
import type {Tell} from '../model/batch-events.js';
import {createReport, type Report} from '../model/batch-report.js';
import type {Finding} from '../model/source-document.js';
import {createStore} from '../results/create-store.js';

/** Reports a finding; a refused file counts as failed. */
export function recordFinding(finding: Finding, {tell, report}: {tell: Tell; report: Report}): void {
  tell({type: 'finding', finding});
  if (finding.severity !== 'refused') return;
  const {source, message, cause, hint = hints[cause]} = finding;
  report.record({
    source,
    status: 'failed',
    mapping: 'none',
    error: {code: codes[cause], message, ...(hint !== undefined && {hint})},
  });
}

const codes: Record<Finding['cause'], ErrorCode> = {
  ...{
    missing: 'cannot_read',
    unreadable: 'cannot_read',
    special: 'cannot_read',
    link_loop: 'cannot_read',
    outside: 'cannot_read',
  },
  ...{
    unsupported: 'unsupported_kind',
    office: 'unsupported_kind',
    alone_unsupported: 'unsupported_kind',
    needs_package: 'unsupported_kind',
  },
  ...{empty: 'unreadable_document', encrypted: 'unreadable_document', truncated: 'unreadable_document'},
  ...{no_pages: 'unreadable_document', wrong_extension: 'unreadable_document'},
  name_collision: 'unreadable_document',
};

/** What to do about a file that cannot be sent. */
const hints: Partial<Record<Finding['cause'], string>> = {
  unsupported: `${namesOfKinds(isDocument)} are read: convert it, or leave it out with --exclude`,
  office: 'print or export it as a PDF, or leave it out with --exclude',
  truncated: 'copy, download or scan it again: a part of it is missing',
  empty: 'copy, download or scan it again: there is nothing in it',
};

/** Report of a run without documents to send, which needs no service. Throws `cannot_write`. */
export async function reportFindings(
  findings: readonly Finding[],
  {output, stateDirectory, tell}: {output: OutputOptions; stateDirectory: string; tell: Tell},
): Promise<BatchReport> {
  const report = createReport(tell);
  for (const finding of findings) recordFinding(finding, {tell, report});
  const files = await createStore(output, stateDirectory).finish(report.documents());
  return report.finish(files);
}
