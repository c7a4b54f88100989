// settings: limits and timeouts of the service, and what the machine allows.

import {limits} from '../../contract/limits.js';

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
  /** Fields that a request may ask for by prompts: each result repeats their names. */
  promptFields: 250,
  /** Of a request, as JSON: each result and each delivery repeats them. */
  staticValuesBytes: 16 * 1024,
  /** A connection whose request has no complete head after so long is closed. */
  headMs: 30_000,
  /** An upload that sends nothing for this long is given up. */
  uploadIdleMs: 60_000,
  /** As is one that brings less than this on average in that time, or is not there after so long. */
  uploadBytesPerSecond: 1024,
  uploadMs: 6 * 3_600_000,

  archiveEntries: limits.archiveEntries as number,
  /** What an archive may come to when unzipped. */
  archiveBytes: limits.archiveBytes,
  /** How many times its own size an archive may expand to; blank scans compress well, bombs a thousandfold. */
  archiveRatio: 200,
  /** Expansion up to this is fine whatever the ratio. */
  archiveRatioFloorBytes: 1024 * mebibyte,
  /** How often an archive is tried that finds no room on the disk, with pauses from `diskPauseMs` to five minutes. */
  archiveAttempts: 12,

  rateWindowMs: limits.rateWindowMs as number,
  requestsPerWindow: limits.requestsPerWindow as number,
  /** Synchronous requests that may wait for a worker; more are told to come back. */
  waitingRequests: 200,

  pagesPerDocument: limits.pagesPerDocument as number,
  /** A document's time is this and so much per page. */
  documentMs: 120_000,
  pageMs: 30_000,
  /** Time to count the pages of what is submitted, and to wait for that. */
  countMs: 10_000,
  /** How many workers one document may cost. */
  strikes: 3,
  /** A worker that has grown beyond this is replaced after its document; `undefined`: as the machine has memory. */
  workerBytes: undefined as number | undefined,

  /** Webhook requests under way at a time, in all and to one endpoint. */
  webhookConcurrency: 64,
  webhooksPerEndpoint: 8,
  /** From the look-up of the name to the reply. */
  webhookTimeoutMs: 15_000,
  /** How long after each failed attempt the next one follows, within the time results are kept: 17.6 hours in all. */
  webhookRetriesMs: [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000] as readonly number[],
  /** Addresses, networks and host names that webhooks may be sent to although they are not public. */
  webhookAllow: [] as readonly string[],
  /** Whether webhooks may be sent to this machine; `undefined`: when the service listens on a loopback address. */
  webhookLoopback: undefined as boolean | undefined,

  /** How soon work submitted through another process is noticed. */
  pollMs: 500,
  beatMs: 5_000,
  /** How soon what has expired is deleted; nobody is given it meanwhile. */
  sweepMs: 1_000,
  orphanSweepMs: 600_000,
  /** A job that is not finished after so long is given up. */
  unfinishedMs: 7 * 24 * 3_600_000,
  /** Without a look for work that succeeded for so long the service is not ready. */
  deadLoopMs: 60_000,
  /** How long work waits that the disk does not let be done. */
  diskPauseMs: 10_000,
  /** With less free room in the data directory the service is not ready: an upload may fail. */
  leastFreeBytes: 64 * mebibyte,
  /** How long work under way may take to finish when the service stops. */
  graceMs: 10_000,
};

export type Settings = typeof defaultSettings;
