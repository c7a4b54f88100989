import {basename} from 'node:path';
import {messageOf} from '../../contract/errors.js';
import {kindOfName} from '../../contract/documents.js';
import type {FileCandidate} from '../model/file-candidate.js';
import type {FileHeadReader} from './file-signature.js';
import {type FileInspection, inspectFile, smallBytes} from './inspect-file.js';
import {pagesOfKind} from './count-pages.js';
import {readInto, passFileBytes, readFileBytes} from '../files/read-file.js';
import type {Finding, SourceDocument} from '../model/source-document.js';

/** Whether documents are sent alone (`process`, `agent`) or may be packed into an archive (`submit`). */
export type SendMode = 'alone' | 'archive';

/** Result of examining a candidate: the document, or why it is none. */
export interface ExaminedFile {
  document?: SourceDocument;
  findings: Finding[];
}

/** Examines a candidate, so that unusable files are reported before anything is sent. */
export async function examineCandidate(
  candidate: FileCandidate,
  travel: SendMode,
  heads: FileHeadReader,
): Promise<ExaminedFile> {
  const {source, path, special} = candidate;
  const severity = candidate.named || kindOfName(source) ? 'refused' : 'ignored';
  if (special) return {findings: [{source, path, severity, cause: 'special', message: 'not a regular file'}]};
  try {
    const inspection = await inspectFile(candidate.location, source, heads);
    const findings = [
      ...inspection.problems,
      ...travelProblems(inspection, {travel, named: candidate.named}),
    ].map((problem): Finding => ({
      source,
      path,
      ...problem,
      severity: problem.severity === 'refused' ? severity : problem.severity,
    }));
    const isSendable = findings.every((finding) => finding.severity === 'warning');
    return {findings, ...(isSendable && {document: documentOf(candidate, inspection, heads)})};
  } catch (cause) {
    const message = `cannot be read: ${messageOf(cause)}`;
    return {findings: [{source, path, severity: 'refused', cause: 'unreadable', message}]};
  }
}

function travelProblems(
  {kind}: FileInspection,
  {travel, named}: {travel: SendMode; named: boolean},
): FileInspection['problems'] {
  if (kind === 'webp' && travel === 'alone')
    return [
      {
        severity: 'refused',
        cause: 'alone_unsupported',
        message: 'WebP is taken only within an archive: use "submit"',
      },
    ];
  if (kind === 'zip' && travel === 'alone')
    return [
      {
        severity: 'refused',
        cause: 'alone_unsupported',
        message: 'an archive is taken only as a job: use "submit"',
      },
    ];
  if (kind === 'zip' && !named)
    return [
      {
        severity: 'refused',
        cause: 'unsupported',
        message: 'an archive within a folder: submit it by its name',
      },
    ];
  return [];
}

function documentOf(
  {location, path, source}: FileCandidate,
  {size, modifiedMs, kind, fingerprint}: FileInspection,
  heads: FileHeadReader,
): SourceDocument {
  return {
    name: basename(source),
    source,
    path,
    size,
    modifiedMs,
    kind: kind!,
    pages: pagesOfKind(kind!),
    ...(fingerprint && {fingerprint}),
    pass: () => passFileBytes(location),
    open: () => readFileBytes(location, size),
    fill: (target) => (size <= smallBytes ? heads.fill(location, target) : readInto(location, target)),
  };
}
