import {basename} from 'node:path';
import {isReadByService, kindOfName} from '../../contract/documents.js';
import type {FileCandidate} from '../model/file-candidate.js';
import type {FileHeadReader} from './file-signature.js';
import {type FileInspection, inspectFile, smallBytes} from './inspect-file.js';
import {pagesOfKind} from './count-pages.js';
import {readFailure} from '../files/cannot-read.js';
import {readInto, passFileBytes, readFileBytes} from '../files/read-file.js';
import type {PictureConverter} from '../model/picture-converter.js';
import type {Finding, SourceDocument} from '../model/source-document.js';

/** Whether documents are sent alone (`process`, `agent`) or may be packed into an archive (`submit`). */
export type SendMode = 'alone' | 'archive';

/** Result of examining a candidate: the document, or why it is none. */
export interface ExaminedFile {
  document?: SourceDocument;
  findings: Finding[];
}

/** How documents are sent, and with what they are read. */
interface Examination {
  travel: SendMode;
  heads: FileHeadReader;
  converter?: PictureConverter | undefined;
}

/** Examines a candidate, so that unusable files are reported before anything is sent. */
export async function examineCandidate(candidate: FileCandidate, world: Examination): Promise<ExaminedFile> {
  const {source, path, special} = candidate;
  const severity = candidate.named || kindOfName(source) ? 'refused' : 'ignored';
  if (special) return {findings: [{source, path, severity, cause: 'special', message: 'not a regular file'}]};
  try {
    const inspection = await inspectFile(candidate.location, source, world.heads);
    const findings = [
      ...inspection.problems,
      ...travelProblems(inspection, {travel: world.travel, candidate}),
      ...(await lacks(inspection, world)),
    ].map((problem): Finding => ({
      source,
      path,
      ...problem,
      severity: problem.severity === 'refused' ? severity : problem.severity,
    }));
    const isSendable = findings.every((finding) => finding.severity === 'warning');
    return {findings, ...(isSendable && {document: documentOf(candidate, inspection, world)})};
  } catch (cause) {
    const {reason, hint} = readFailure(cause);
    const message = `cannot be read: ${reason}`;
    return {
      findings: [{source, path, severity: 'refused', cause: 'unreadable', message, ...(hint && {hint})}],
    };
  }
}

function travelProblems(
  {kind}: FileInspection,
  {travel, candidate: {named, source}}: {travel: SendMode; candidate: FileCandidate},
): FileInspection['problems'] {
  if (kind === 'zip' && isOfficeFile(source))
    return [{severity: 'refused', cause: 'office', message: 'office files are not read'}];
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

/** Such files are ZIP archives, but not of documents. */
function isOfficeFile(source: string): boolean {
  return /\.(?:docx|xlsx|pptx|odt|ods|odp|epub)$/i.test(source);
}

/** What is missing here for pictures of this kind. */
async function lacks({kind}: FileInspection, {converter}: Examination): Promise<FileInspection['problems']> {
  if (kind === undefined || isReadByService(kind) || kind === 'zip') return [];
  if (converter === undefined)
    return [{severity: 'refused', cause: 'unsupported', message: `no service takes ${kind.toUpperCase()}`}];
  const lack = await converter.lackFor(kind);
  return lack === undefined ? [] : [{severity: 'refused', cause: 'needs_package', ...lack}];
}

function documentOf(
  {location, path, source}: FileCandidate,
  {size, modifiedMs, kind, fingerprint}: FileInspection,
  {heads, converter}: Examination,
): SourceDocument {
  const name = basename(source);
  return {
    name,
    source,
    path,
    size,
    modifiedMs,
    kind: kind!,
    pages: pagesOfKind(kind!),
    ...(fingerprint && {fingerprint}),
    ...(converter && {
      convert: (content, to, signal) => converter.convert(content, {name, kind: kind!, to, signal}),
    }),
    pass: () => passFileBytes(location),
    open: () => readFileBytes(location, size),
    fill: (target) => (size <= smallBytes ? heads.fill(location, target) : readInto(location, target)),
  };
}
