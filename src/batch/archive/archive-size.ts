/** The properties of an entry that decide the size of an archive. */
export interface SizedEntry {
  name: string;
  /** Of the document, in bytes. */
  size: number;
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
  for (const {name, size} of entries) {
    const nameBytes = Buffer.byteLength(name);
    const isLarge = size >= max32 || offset >= max32;
    directory += centralHeader + nameBytes + (isLarge ? zip64Extra : 0);
    offset += localHeader + nameBytes + size + (size >= max32 ? descriptor : 0);
  }
  const zip64 = entries.length >= max16 || offset >= max32 || directory >= max32;
  return {bytes: offset + directory + (zip64 ? zip64End : 0) + end, zip64};
}

const max16 = 0xffff;
const max32 = 0xffffffff;
const localHeader = 30;
const centralHeader = 46;
/** Data descriptor (ZIP64): signature, checksum, two 64-bit sizes. */
const descriptor = 4 + 4 + 2 * 8;
/** ZIP64 extra field: header, both sizes, the offset. */
const zip64Extra = 4 + 3 * 8;
/** ZIP64 end of central directory: the record and its locator. */
const zip64End = 56 + 20;
const end = 22;
