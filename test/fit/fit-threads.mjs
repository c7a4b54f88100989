import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';

/** Each thread has all questions in memory, and what is made of them. */
const resourceLimits = {maxOldGenerationSizeMb: 8192};

/** Threads that fit a model, `ranking` or `answering`, to the same questions, each without another part of them. */
export class FitThreads {
  #model;
  #idle;
  #waiting = [];
  #all;

  constructor(sets, model, threads = availableParallelism()) {
    this.#model = model;
    this.#all = Array.from(
      {length: threads},
      () => new Worker(new URL('fit-worker.mjs', import.meta.url), {workerData: sets, resourceLimits}),
    );
    this.#idle = [...this.#all];
  }

  /** The model without a part of the questions; of all if none is left out. */
  async fit(leftOut) {
    const worker = this.#idle.shift() ?? (await new Promise((resolve) => this.#waiting.push(resolve)));
    try {
      return await answerOf(worker, {model: this.#model, leftOut});
    } finally {
      const next = this.#waiting.shift();
      if (next) next(worker);
      else this.#idle.push(worker);
    }
  }

  async close() {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }
}

function answerOf(worker, task) {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (model) => {
      worker.off('error', reject);
      resolve(model);
    });
    worker.postMessage(task);
  });
}
