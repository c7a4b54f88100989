/** Points at which a crash matters for a move. Each has a test that ends a process there and starts the move again. */
export const moveCrashPoints = [
  /** Both sides are marked, and nothing is copied. */
  'move.begun',
  /** Inside a transaction: rows are copied, and the progress does not say so yet. */
  'move.copying',
  'move.copied',
  /** A file is at the target. */
  'move.file',
  'move.verified',
  /** The target may be used; the source is not marked as moved. */
  'move.finished',
] as const;
export type MoveCrashPoint = (typeof moveCrashPoints)[number];

/** Called at each crash point. */
export type AtMoveCrashPoint = (moment: MoveCrashPoint) => void;
