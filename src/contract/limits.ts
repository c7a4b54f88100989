const mebibyte = 1024 * 1024;

/** What the interface fixes, and the defaults of what it leaves open. Sizes in bytes, times in milliseconds. */
export const limits = {
  /** "Job results are kept for 24 hours after processing completes." */
  retentionMs: 24 * 60 * 60 * 1000,
  /** The longest that a job waits for review; its results are kept from then on. */
  reviewHours: 72,
  /** "Rate-limit window: 60 seconds." */
  rateWindowMs: 60_000,
  requestsPerWindow: 1_200,
  uploadBytes: 4096 * mebibyte,
  /** A base64 body is held in memory once; larger documents belong in a multipart form. */
  jsonBodyBytes: 96 * mebibyte,
  documentBytes: 256 * mebibyte,
  archiveEntries: 10_000,
  archiveBytes: 16_384 * mebibyte,
  pagesPerDocument: 2_000,
  /** Pixels of one page, checked before anything is decoded. */
  pagePixels: 100_000_000,
  formFields: 32,
} as const;
