import {join} from 'node:path';
import {expect, test} from 'vitest';
import {openLedger} from '../../../src/batch/ledger/ledger.js';
import {run} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

const hourMs = 3_600_000;

/** Writes one accepted request into a ledger, as a process that is gone by now. */
async function submitted(directory: string, job: string, hoursAgo: number): Promise<void> {
  const now = () => Date.now() - hoursAgo * hourMs;
  const ledger = await openLedger({directory, pid: 77_777, isRunning: () => false, now});
  const intent = {
    ...{id: job, operation: 'submit' as const, service: 'https://api.example.com/v1', template: 'invoice'},
    ...{key: job, form: 'multipart' as const, name: `${job}.pdf`},
    documents: [{identity: job, source: `${job}.pdf`, path: `/in/${job}.pdf`, sha256: job, size: 1}],
  };
  await ledger.claim(intent, () => true);
  await ledger.settle(job, {state: 'accepted', job_id: job});
  await ledger.close();
}

test('jobs list is oldest first over the ledgers of remote services and of the built-in one', async () => {
  const directory = await temporaryDirectory();
  const [remote, builtIn, imported] = [
    join(directory, '.local', 'state', 'docextract'),
    join(directory, 'data', 'client'),
    'dddddddd-0000-4000-8000-000000000001',
  ];
  await submitted(remote, 'third', 3);
  await submitted(builtIn, 'fourth', 2);
  await submitted(remote, 'fifth', 1);
  await submitted(builtIn, 'second', 4);
  const now = () => Date.now() - 5 * hourMs;
  const ledger = await openLedger({directory: remote, pid: 77_777, isRunning: () => false, now});
  await ledger.importJob(imported, 'https://api.example.com/v1');
  await ledger.close();
  const list = (...flags: string[]) =>
    run(['jobs', 'list', '--data-dir', join(directory, 'data'), ...flags], {
      ...{cwd: directory, env: {HOME: directory}},
    });
  const expected = [imported, 'second', 'third', 'fourth', 'fifth'];
  const {jobs} = JSON.parse((await list('--json')).stdout) as {jobs: {id: string}[]};
  expect(jobs.map(({id}) => id)).toEqual(expected);
  const rows = (await list()).stdout.trimEnd().split('\n').slice(1);
  expect(rows.map((row) => row.split(' ')[0])).toEqual(expected);
});
