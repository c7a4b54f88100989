// settings: limits and timeouts of the service, and what the machine allows.

import {limits} from '../../contract/limits.js';

const mebibyte = 1024 * 1024;

/** Defaults; an operator may set other numbers. */
const usual: Readonly<Record<keyof typeof limits, number>> = limits;

/** `undefined`: derived when the service starts. */
interface DerivedSettings {
  /** Memory above which a worker is replaced after its document; otherwise from the machine's memory. */
  workerBytes: number | undefined;
  /** Whether webhooks may be sent to this machine; otherwise when the service listens on a loopback address. */
  webhookLoopback: boolean | undefined;
}
const derived: DerivedSettings = {workerBytes: undefined, webhookLoopback: undefined};

const webhookRetriesMs: readonly number[] = [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000];
const webhookAllow: readonly string[] = [];

/** Settings of the operator, with defaults for a small machine. */
export const defaultSettings = {
  /** Largest upload, archives included. */
  uploadBytes: limits.uploadBytes,
  /** Largest JSON body, the document in it as base64. */
  jsonBodyBytes: limits.jsonBodyBytes,
  /** Largest single document, alone or in an archive. */
  documentBytes: limits.documentBytes,
  /** All form fields, or all of a JSON body but the document. */
  fieldBytes: mebibyte,
  formFields: usual.formFields,
  /** Most fields of an agent request: each result repeats their names. */
  promptFields: 250,
  /** Largest static values of a request, as JSON: each result and each delivery repeats them. */
  staticValuesBytes: 16 * 1024,
  /** Time limit of a request's headers. */
  headMs: 30_000,
  /** Uploads idle for this long are aborted. */
  uploadIdleMs: 60_000,
  /** Uploads below this average rate, or incomplete after this time, are aborted too. */
  uploadBytesPerSecond: 1024,
  uploadMs: 6 * 3_600_000,

  archiveEntries: usual.archiveEntries,
  /** Largest total size of an unzipped archive. */
  archiveBytes: limits.archiveBytes,
  /** Largest expansion ratio of an archive; blank scans compress well, bombs a thousandfold. */
  archiveRatio: 200,
  /** The ratio is checked above this size only. */
  archiveRatioFloorBytes: 1024 * mebibyte,
  /** Attempts to unzip an archive when the disk is full, with pauses from `diskPauseMs` to five minutes. */
  archiveAttempts: 12,

  rateWindowMs: usual.rateWindowMs,
  requestsPerWindow: usual.requestsPerWindow,
  /** Queue length of synchronous requests; the service refuses more with a time to retry. */
  waitingRequests: 200,

  pagesPerDocument: usual.pagesPerDocument,
  /** Time limit of a document, plus a time per page. */
  documentMs: 120_000,
  pageMs: 30_000,
  /** Time limit for counting pages of a submission, including the wait. */
  countMs: 10_000,
  /** Time limit of showing something of a document to a person, plus `pageMs` per page. */
  lookMs: 30_000,
  /** Workers that may be lost over one document. */
  strikes: 3,
  ...derived,

  /** Webhook requests under way at a time, in all and to one endpoint. */
  webhookConcurrency: 64,
  webhooksPerEndpoint: 8,
  /** Time limit of a delivery attempt, from the lookup of the host name to the reply. */
  webhookTimeoutMs: 15_000,
  /** Delays between delivery attempts, within the retention of results: 17.6 hours in all. */
  webhookRetriesMs,
  /** Non-public addresses, networks and host names that webhooks may be sent to. */
  webhookAllow,

  /** Polling interval for work submitted through another process. */
  pollMs: 500,
  beatMs: 5_000,
  /** Interval of deleting expired data, which is not served meanwhile. */
  sweepMs: 1_000,
  orphanSweepMs: 600_000,
  /** Age at which an unfinished job fails. */
  unfinishedMs: 7 * 24 * 3_600_000,
  /** Time without a successful look for work after which the service is not ready. */
  deadLoopMs: 60_000,
  /** Pause before work that failed because of the disk is retried. */
  diskPauseMs: 10_000,
  /** Free space below which the service is not ready, since uploads may fail. */
  leastFreeBytes: 64 * mebibyte,
  /** Grace time for running work when the service stops. */
  graceMs: 10_000,
};

export type Settings = typeof defaultSettings;
