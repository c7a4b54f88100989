/** An entry as far as the size of an archive depends on it. */
export interface SizedEntry {
  name: string;
  /** Of the document, in bytes. */
  size: number;
  /** Written without knowing its size: a record with its sizes follows the document. */
  streamed: boolean;
}

export interface ArchiveSize {
  /** Of the whole archive, in bytes. */
  bytes: number;
  /** The archive needs the 64-bit records at its end. */
  zip64: boolean;
}

/**
 * The size of an archive of stored entries as archiver writes it, record by record (PKWARE APPNOTE 6.3.10, sections 4.3
 * and 4.5.3).
 */
export function archiveSize(entries: SizedEntry[]): ArchiveSize {
  let offset = 0;
  let directory = 0;
  for (const entry of entries) {
    const isLarge = entry.size > max32 || offset > max32;
    directory += centralHeader + Buffer.byteLength(entry.name) + (isLarge ? zip64Extra : 0);
    offset += entryBytes(entry);
  }
  const zip64 = entries.length >= max16 || offset >= max32 || directory >= max32;
  return {bytes: offset + directory + (zip64 ? zip64End : 0) + end, zip64};
}

/** What an entry takes before the directory at the end: its header, the document, and what follows it. */
export function entryBytes({name, size, streamed}: SizedEntry): number {
  return localHeader + Buffer.byteLength(name) + size + (streamed ? descriptorBytes(size) : 0);
}

const max16 = 0xffff;
const max32 = 0xffffffff;
const localHeader = 30;
const centralHeader = 46;
/** Its head, both sizes and the offset. */
const zip64Extra = 4 + 3 * 8;
/** The record and its locator. */
const zip64End = 56 + 20;
const end = 22;

/** The data descriptor, with its signature and two sizes of 32 or 64 bits. */
function descriptorBytes(size: number): number {
  return size > max32 ? 24 : 16;
}
