import {fork} from 'node:child_process';
import {once} from 'node:events';

/** Times of all claims of so many processes. */
export async function claims(open, {mode, count, ms}) {
  const claimers = await Promise.all(
    Array.from({length: count}, async () => {
      const child = fork(new URL('claimer.mjs', import.meta.url), [JSON.stringify(open), mode]);
      await once(child, 'message');
      return child;
    }),
  );
  const times = await Promise.all(
    claimers.map(async (child) => {
      child.send(ms);
      return (await once(child, 'message'))[0];
    }),
  );
  await Promise.all(
    claimers.map(async (child) => {
      child.send('end');
      await once(child, 'exit');
    }),
  );
  return times.flat();
}
