// One process of the engine's benchmark: reads the documents it is told, one at a time.
import {readPages} from '../../dist/engine/read-pages.js';

process.on('message', async ({path}) => {
  if (path === undefined)
    return process.send({peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024)});
  const before = process.cpuUsage();
  const lines = [];
  let pages = 0;
  for await (const page of readPages(path)) {
    pages++;
    lines.push(...page.lines.map((line) => line.text));
  }
  const {user, system} = process.cpuUsage(before);
  process.send({text: lines.join('\n'), pages, cpu: (user + system) / 1e6});
});
