// reply: fetches the results of a job and assigns them to their source documents.

import {createWriteStream} from 'node:fs';
import {open, rename, rm} from 'node:fs/promises';
import {dirname} from 'node:path';
import type {ResultInclude} from '../../contract/jobs.js';
import {type ReplyElements, elementsInFile, elementsInMemory} from './reply-elements.js';
import {requestWithInclude} from './request-with-include.js';
import {jobFileName} from '../files/flat-names.js';
import type {ResultOptions} from '../model/run-options.js';
import {requestedInclude} from '../results/result-meta.js';
import type {BatchRun} from '../run/run.js';
import {requireWritable} from '../files/write-file.js';

/** Larger replies go through a file. */
const mostHeld = 8 * 1024 * 1024;

/**
 * Fetches the results of a job, with file names where the service gives them. The reply is stored byte for byte, even
 * when it cannot be parsed. `listOnly`: the job may still be running, so only a list is a result.
 */
export async function fetchResults(
  jobId: string,
  run: BatchRun<ResultOptions>,
  {listOnly = false} = {},
): Promise<ReplyElements> {
  const {client, signal} = run.context;
  const place = run.store.placeOfReply(jobFileName(jobId));
  const aside = `${place.file}.part`;
  const kept: {body?: Buffer} = {};
  const options = {
    listOnly,
    maxBytes: mostHeld,
    overflow: () => createWriteStream(aside, {mode: 0o600}),
    onReply: ({body}: {body: Buffer}) => void (kept.body = body),
    ...(signal && {signal}),
    stop: run.stop,
  };
  const include = [
    ...new Set<ResultInclude>(['file', 'static_values', ...(requestedInclude(run.options) ?? [])]),
  ];
  await requireWritable(dirname(place.file));
  try {
    const held = await requestWithInclude(include, (added) =>
      client.resultsOrOverflow(jobId, {...options, ...added}),
    );
    if (held) return elementsInMemory(held);
    await putInPlace(aside, place.file);
    return await elementsInFile(place.file, {what: `results of job ${jobId}`, stays: place.stays, listOnly});
  } finally {
    await rm(aside, {force: true});
    if (kept.body) await run.store.keepReply(jobFileName(jobId), kept.body);
  }
}

async function putInPlace(aside: string, file: string): Promise<void> {
  const written = await open(aside, 'r+');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
  await rename(aside, file);
}
