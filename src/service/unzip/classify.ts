import yauzl from 'yauzl';
import {mustExist} from '../../contract/must-exist.js';

/** Longer names are cut, to save memory. */
const maxNameBytes = 1000;

export interface EntryFacts {
  name: string;
  /** Not a document of the job: silently for folders and system files, else with this reason. */
  ignored: boolean | string;
  /** Why it cannot be processed, as far as known without reading it. */
  refusal: string | undefined;
}

/** Classifies an archive entry by its directory record. Names are for display: no file is ever named after one. */
export function classify(entry: yauzl.Entry, maxBytes: number): EntryFacts {
  // yauzl does not decode names here: one bad name would end reading of the whole archive.
  const raw = entry.fileNameRaw.subarray(0, maxNameBytes);
  const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  return {name, ignored: isIgnored(name), refusal: refusalOf(entry, maxBytes)};
}

/** Documents must be in the root of the archive. */
const inFolder = 'is in a folder; documents must be in the root of the archive';

function refusalOf(entry: yauzl.Entry, maxBytes: number): string | undefined {
  if (entry.fileNameRaw.length > maxNameBytes) return 'has a name that is too long';
  if (isSymbolicLink(entry)) return 'is a symbolic link';
  if (entry.isEncrypted()) return 'is encrypted';
  if (!entry.canDecodeFileData()) return 'is compressed in a way that is not supported';
  if (entry.uncompressedSize > maxBytes) return `is larger than ${maxBytes} bytes`;
  return undefined;
}

function isIgnored(name: string): EntryFacts['ignored'] {
  const base = mustExist(name.split('/').pop(), 'file name of the archive entry');
  const isJunk = name.endsWith('/') || name.startsWith('__MACOSX/') || isSystemFile(base);
  return isJunk || (name.includes('/') && inFolder);
}

/** Whether it is a file that systems leave in folders. */
export function isSystemFile(name: string): boolean {
  return name.startsWith('._') || ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name);
}

/** The upper half of the external attributes is a Unix mode when a Unix made the archive; others leave it 0. */
function isSymbolicLink({externalFileAttributes}: yauzl.Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}
