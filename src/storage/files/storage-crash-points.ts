/**
 * Moments at which it matters what is on disk if the process ends there. Each has a test that ends a process at it,
 * starts another one and looks at what is left.
 */
export const storageCrashPoints = [
  /** The lock is held under a name that nobody looks for yet. */
  'holder.made',
  'file.written',
  /** The file is where it stays, and no row names it. */
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
] as const;
export type StorageCrashPoint = (typeof storageCrashPoints)[number];

/** Told when a moment is reached. What it throws is thrown there. */
export type AtStorageCrashPoint = (moment: StorageCrashPoint) => void;

export const ignoreCrashPoint = (): void => undefined;
