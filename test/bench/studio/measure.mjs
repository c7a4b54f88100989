/** How long each of so many rounds takes, in milliseconds. */
export async function timesOf(rounds, step) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const took = await step();
    times.push(took ?? performance.now() - started);
  }
  return times;
}

export function median(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** What the scripts of a page hold after a collection, in megabytes. */
export async function heapOf(page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const {usedSize} = await devTools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e5) / 10;
}

/** In the browser: scrolls to the last page of a document and waits until its picture is there. */
export async function lastPageShown() {
  const stack = document.querySelector('.stack');
  stack.scrollTop = stack.scrollHeight;
  const last = [...stack.querySelectorAll('[data-page]')].at(-1);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (last.querySelector('img') === null) await frame();
  await last.querySelector('img').decode();
}
