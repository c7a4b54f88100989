// Reads a document page by page and prints, for some of the pages, how much memory the process then has.
import {readFileSync} from 'node:fs';
import {readPages} from '../../dist/engine/read-pages.js';

const [path, ...marks] = process.argv.slice(2);
const rss = {};
let words = 0;
for await (const page of readPages(path)) {
  words += page.words.length;
  if (marks.includes(String(page.number))) rss[page.number] = process.memoryUsage().rss;
}
const peak = Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) * 1024;
process.stdout.write(JSON.stringify({words, rss, peak}));
