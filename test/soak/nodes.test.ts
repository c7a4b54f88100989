import {setTimeout as delay} from 'node:timers/promises';
import {sql} from 'kysely';
import {expect, test} from 'vitest';
import {startCluster} from '../postgres/cluster.js';
import {killNodes} from '../postgres/kill-nodes.js';

const jobs = 200;
const kills = 60;

test('200 jobs survive 60 kills among three nodes with PostgreSQL and an S3 store', async () => {
  const cluster = await startCluster();
  const began = performance.now();
  const {address, killing, stop} = await killNodes(cluster, {kills, leastMs: 300, mostMs: 3_000, seed: 7});
  const sent: Promise<string>[] = [];
  // About as many as the kills let through.
  for (let number = 0; number < jobs; number++, await delay(500))
    sent.push(cluster.submit(`slow:${100 + (number % 5) * 200} document ${number}`, address));
  const accepted = new Set(await Promise.all(sent));
  const killed = await killing;
  await cluster.settle();
  await stop();
  const {rows} = await sql<{interrupted: number; times: number}>`
    select count(*) filter (where interruptions > 0) as interrupted, sum(interruptions) as times from documents`.execute(
    cluster.db,
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({jobs: accepted.size, killed, ...rows[0], seconds}));
  expect(accepted.size).toBe(jobs);
  expect(killed.serve + killed.worker).toBe(kills);
});
