// One process of the engine's benchmark: reads the documents it is told, one at a time.
import {measureStages} from './stage-times.mjs';
import {readPages} from '../../dist/engine/read-pages.js';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';

const stages = measureStages();
let ocr;

process.on('message', async ({path}) => {
  if (path === undefined)
    return process.send({peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024)});
  const before = process.cpuUsage();
  const lines = [];
  let pages = 0;
  for await (const page of readPages(path, {ocr: lazyOcr()})) {
    pages++;
    lines.push(...page.lines.map((line) => line.text));
  }
  const {user, system} = process.cpuUsage(before);
  const cpu = (user + system) / 1e6;
  process.send({text: lines.join('\n'), pages, cpu, stages: stages.take(cpu)});
});

/** The recogniser, opened at the first page that needs it. */
function lazyOcr() {
  const open = async () => (ocr ??= stages.around(await openOcr()));
  return {
    name: 'measured',
    readPage: async (...given) => (await open()).readPage(...given),
    readLines: async (...given) => (await open()).readLines(...given),
    close: async () => {},
  };
}
