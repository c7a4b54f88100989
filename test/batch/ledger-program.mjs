/**
 * Writes to a ledger as one of many processes: DIRECTORY WORKS `claim` claims and settles each of so many works that
 * nobody else has; `age` adds history and opens the ledger, until it is killed. Prints what it won.
 */
import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {openLedger} from '../../dist/batch/ledger/ledger.js';

const [directory, works, what] = process.argv.slice(2);
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const open = () => openLedger({directory, pid: process.pid, isRunning, now: Date.now});

if (what === 'age') {
  const seen = `\n${JSON.stringify({type: 'job', job_id: 'none', at: 1, status: 'NEW'})}`;
  for (;;) {
    appendFileSync(join(directory, 'ledger.ndjson'), seen.repeat(10_001));
    await (await open()).close();
  }
}

const ledger = await open();
const won = [];
for (let work = 0; work < Number(works); work++) {
  const document = {identity: `work-${work}`, source: 's', path: 'p', sha256: 'h', size: 1};
  const id = `${process.pid}-${work}`;
  const intent = {id, key: 'k', operation: 'submit', service: 's', form: 'multipart', name: 'n'};
  const taken = await ledger.claim({...intent, documents: [document]}, (known) => known === undefined);
  if (taken.length > 0) continue;
  await ledger.settle(id, {state: 'accepted', job_id: `job-${work}`});
  won.push(work);
}
await ledger.close();
process.stdout.write(JSON.stringify(won));
