/** As those of storage: moments at which it matters what is on disk if the process ends there. */
export const serviceCrashPoints = [
  /** The job is on disk, its 202 not sent. */
  'submission.stored',
  'submission.answered',
  /** Files of an archive are on disk, their rows not. */
  'archive.unzipped',
  /** A worker is reading. */
  'document.reading',
  /** The result is there, nothing of it on disk. */
  'document.read',
  /** The result is on disk, perhaps with it the end of the job. */
  'document.ended',
  /** A request that is answered at once has its result, nothing of it on disk. */
  'request.read',
  'request.answered',
  /** The webhook has answered, nothing of it on disk. */
  'delivery.answered',
  'delivery.recorded',
] as const;
export type ServiceCrashPoint = (typeof serviceCrashPoints)[number];

/** Told when a moment is reached. */
export type AtServiceCrashPoint = (moment: ServiceCrashPoint) => void;
