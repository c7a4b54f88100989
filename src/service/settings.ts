import {limits} from '../contract/limits.js';

const mebibyte = 1024 * 1024;

/** What an operator may change, with defaults that suit a small machine. Sizes in bytes, times in milliseconds. */
export const defaultSettings = {
  /** Largest upload, archives included. */
  uploadBytes: limits.uploadBytes,
  /** Largest JSON body, the document in it as base64. */
  jsonBodyBytes: limits.jsonBodyBytes,
  /** Largest single document, alone or in an archive. */
  documentBytes: limits.documentBytes,
  /** All form fields, or all of a JSON body but the document. */
  fieldBytes: mebibyte,
  formFields: limits.formFields as number,
  /** An upload that sends nothing for this long is given up. */
  uploadIdleMs: 60_000,

  archiveEntries: limits.archiveEntries as number,
  /** What an archive may come to when unzipped. */
  archiveBytes: limits.archiveBytes,
  /** How many times its own size an archive may expand to; blank scans compress well, bombs a thousandfold. */
  archiveRatio: 200,
  /** Expansion up to this is fine whatever the ratio. */
  archiveRatioFloorBytes: 1024 * mebibyte,

  rateWindowMs: limits.rateWindowMs as number,
  requestsPerWindow: limits.requestsPerWindow as number,
  /** Synchronous requests that may wait for a worker; more are told to come back. */
  waitingRequests: 200,

  pagesPerDocument: limits.pagesPerDocument as number,
  /** A document's time is this and so much per page. */
  documentMs: 120_000,
  pageMs: 30_000,
  /** How many workers one document may cost. */
  strikes: 3,

  /** How soon work submitted through another process is noticed. */
  pollMs: 500,
  beatMs: 5_000,
  sweepMs: 60_000,
  orphanSweepMs: 600_000,
  /** How long work under way may take to finish when the service stops. */
  graceMs: 10_000,
};

export type Settings = typeof defaultSettings;
