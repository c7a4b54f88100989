/** Crash points of the service, as those of storage. */
export const serviceCrashPoints = [
  /** The job is on disk, its 202 not sent. */
  'submission.stored',
  'submission.answered',
  /** Files of an archive are on disk, their rows not. */
  'archive.unzipped',
  /** A worker is reading. */
  'document.reading',
  /** The result exists, but is not on disk. */
  'document.read',
  /** The result is on disk, perhaps with it the end of the job. */
  'document.ended',
  /** A synchronous request has its result, but it is not on disk. */
  'request.read',
  'request.answered',
  /** The webhook has answered; this is not on disk. */
  'delivery.answered',
  'delivery.recorded',
] as const;
export type ServiceCrashPoint = (typeof serviceCrashPoints)[number];

/** Called at each crash point. */
export type AtServiceCrashPoint = (moment: ServiceCrashPoint) => void;
