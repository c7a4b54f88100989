// A thread that fits models to the questions it was started with, without the part that a task leaves out.
import {parentPort, workerData} from 'node:worker_threads';
import {fitAnswering, fitRanking} from './answer-models.mjs';
import {withoutPart} from './cross-fit.mjs';

const fits = {ranking: fitRanking, answering: fitAnswering};

parentPort.on('message', ({model, leftOut}) =>
  parentPort.postMessage(fits[model](withoutPart(workerData, leftOut))),
);
