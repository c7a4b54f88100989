import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {fittedSets} from './fitted-sets.mjs';
import {PackedFeatures} from './packed-features.mjs';

/** Shares a set is cut into, so that threads end at about the same time. */
const shares = 4;

/**
 * Examples of every set, made by as many threads as there are processors: name to `{documents, examples}`; features of
 * candidates are packed.
 */
export async function readExamples(options, threads = availableParallelism()) {
  const tasks = fittedSets.flatMap((name) =>
    Array.from({length: shares}, (_, from) => ({name, from, step: shares})),
  );
  const parts = [];
  await Promise.all(Array.from({length: threads}, () => work(options, tasks, parts)));
  return new Map(fittedSets.map((name) => [name, joined(parts.filter((part) => part.name === name))]));
}

async function work(options, tasks, parts) {
  const worker = new Worker(new URL('example-worker.mjs', import.meta.url), {workerData: options});
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    const part = kept(options.examples, task) ?? keep(options.examples, await answerOf(worker, task));
    console.log(`${part.name}: ${part.examples.length} questions of ${part.documents} documents`);
    parts.push(packed(part));
  }
  await worker.terminate();
}

function packed(part) {
  const examples = part.examples.map((question) => ({
    ...question,
    candidates: question.candidates.map((one) => ({
      ...one,
      features: new PackedFeatures(Object.entries(one.features)),
    })),
  }));
  return {...part, examples};
}

/** Examples made before, of the same candidates and features. */
function kept(folder, task) {
  const file = folder && fileOf(folder, task);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function keep(folder, part) {
  if (folder === undefined) return part;
  mkdirSync(folder, {recursive: true});
  writeFileSync(fileOf(folder, part), JSON.stringify(part));
  return part;
}

function fileOf(folder, {name, from}) {
  return join(folder, `${name}-${from}.json`);
}

function answerOf(worker, task) {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (part) => {
      worker.off('error', reject);
      resolve(part);
    });
    worker.postMessage(task);
  });
}

/** In the same order whichever thread was first. */
function joined(parts) {
  const sorted = parts.sort((a, b) => a.from - b.from);
  return {
    documents: sorted.reduce((sum, {documents}) => sum + documents, 0),
    examples: sorted.flatMap(({examples}) => examples),
  };
}
