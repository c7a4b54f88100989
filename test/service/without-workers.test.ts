import {expect, onTestFinished, test} from 'vitest';
import {png, runJob, startHarness, untilDone} from './harness.js';

test('a service without workers takes jobs in and leaves them to the one beside it', async () => {
  const taking = await startHarness({settings: {pollMs: 20}, workers: {count: 0}});
  onTestFinished(() => taking.stop());
  const accepted = await Promise.all(
    Array.from({length: 5}, (_, index) =>
      taking.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: png(`${index}`)}),
    ),
  );
  const ids = await Promise.all(
    accepted.map(async (reply) => ((await reply.json()) as {job_id: string}).job_id),
  );
  // As long as a service with workers needs for a job of its own.
  const other = await startHarness();
  onTestFinished(() => other.stop());
  await runJob(other, png('as long as this'));
  for (const id of ids) expect((await taking.storage.jobs.get(id))!.status).toBe('NEW');
  const reading = await startHarness({dataDir: taking.dataDir, settings: {pollMs: 20}});
  onTestFinished(() => reading.stop());
  for (const id of ids) expect(await untilDone(taking, id)).toMatchObject({status: 'SUCCESS'});
});
