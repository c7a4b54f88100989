/**
 * Points at which a crash matters for the data on disk. Each has a test that ends a process there, starts another one
 * and checks what is left.
 */
export const storageCrashPoints = [
  /** The lock is held under its temporary name. */
  'holder.made',
  'file.written',
  /** The file is stored, and no row names it yet. */
  'file.kept',
  /** No row names the file any more. */
  'file.removing',
  'reply.claimed',
  'document.claimed',
  'document.held',
  /** Its job may have all documents processed, and not be ended. */
  'document.settled',
  'delivery.claimed',
  'purge.committed',
  'recovery.committed',
  'correction.committed',
  // Inside a transaction, half of what belongs together written:
  'migration.stepped',
  'job.inserted',
  'documents.inserted',
  'archive.moved',
  'document.settling',
  'delivery.settling',
  'reply.finishing',
  'purge.deleting',
  'recovery.changing',
  /** Values are corrected; the job, its deliveries and its files do not know of it yet. */
  'correction.writing',
] as const;
export type StorageCrashPoint = (typeof storageCrashPoints)[number];

/** Called at each crash point. Its error is thrown there. */
export type AtStorageCrashPoint = (moment: StorageCrashPoint) => void;

export const ignoreCrashPoint = (): void => undefined;
