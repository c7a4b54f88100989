/** What to do about a job that the service does not know; its own words are for who wrote the request. */
export const unknownJobHint =
  'The service has no such job for this key: jobs and their results are deleted 24 hours after the end. Ask the service ' +
  'that it was submitted to, with the key that submitted it; `docextract jobs list` shows what this machine submitted.';
