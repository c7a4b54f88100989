// A thread that makes examples of some documents of a set: every so many-th from a place on.
import {parentPort, workerData} from 'node:worker_threads';
import {answerExamples} from './answer-examples.mjs';
import {fittedSet} from './fitted-sets.mjs';

parentPort.on('message', async ({name, from, step}) => {
  const documents = fittedSet(name, workerData).filter((_, at) => at % step === from);
  const examples = [];
  for (const document of documents) examples.push(...(await answerExamples(document)));
  parentPort.postMessage({name, from, documents: documents.length, examples});
});
