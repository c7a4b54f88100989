/**
 * Claims documents one after the other, as many dispatchers would: `claimer.mjs OPEN MODE`. MODE `claim` gives nothing back;
 * `work` also begins each document and stores a result, as a reading that takes no time would. Told a number, it goes on for so
 * many milliseconds and tells the count and the time of each claim.
 */
import process from 'node:process';
import {starterTemplates} from '../../../dist/service/templates/starters.js';
import {openStorage} from '../../../dist/storage/open.js';

const [, , open, mode] = process.argv;
const storage = await openStorage({...JSON.parse(open), starters: starterTemplates});
const {documents, holders} = storage;
await holders.self();
process.send('ready');
process.on('message', async (ms) => {
  const times = [];
  const end = performance.now() + ms;
  for (let began; (began = performance.now()) < end;) {
    const document = await documents.claim();
    if (document === undefined) break;
    times.push(performance.now() - began);
    if (mode === 'work') await work(document);
  }
  process.send(times);
  // What it holds is left: giving it back would be measured with the next ones.
  process.once('message', () => process.exit());
});

async function work(document) {
  await documents.begin(document, 1);
  const fields = document.request.fields.map(({name}) => [
    name,
    {value: '12.50', confidence: 1, route: 'label', page: 1},
  ]);
  await documents.complete(document, {pages: 1, fields: Object.fromEntries(fields), warnings: []});
}
