/**
 * How the service grows, on SQLite and on PostgreSQL side by side: documents per second of 1 to 8 nodes with an engine that
 * sleeps, the most documents that can be claimed and settled, how long a document waits for an idle node, and the same
 * requests and claims with few and with many documents in the tables.
 * `npm run bench:growth -- [--databases sqlite,postgres] [--nodes 1,2,4,8] [--sleep 250] [--seconds 10] [--claims 3]
 * [--documents 1000000] [--parts nodes,claims,wait,tables]`
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {setTimeout as delay} from 'node:timers/promises';
import {claims} from './growth/claims.mjs';
import {copyId, copyJob, patternOf} from './growth/copy-jobs.mjs';
import {openDatabaseFor} from './growth/databases.mjs';
import {killNodes, startNode, stop, submission, submit} from './growth/nodes.mjs';
import {load, percentile, repeat} from './service/load.mjs';

const {values} = parseArgs({
  options: {
    databases: {type: 'string', default: 'sqlite,postgres'},
    nodes: {type: 'string', default: '1,2,4,8'},
    sleep: {type: 'string', default: '250'},
    seconds: {type: 'string', default: '10'},
    claims: {type: 'string', default: '3'},
    documents: {type: 'string', default: '1000000'},
    parts: {type: 'string', default: 'nodes,claims,wait,tables'},
  },
});
const counts = values.nodes.split(',').map(Number);
const [sleepMs, seconds, claimSeconds, documents] = ['sleep', 'seconds', 'claims', 'documents'].map((name) =>
  Number(values[name]),
);
const parts = {nodes: measureNodes, claims: measureClaims, wait: measureWait, tables: measureTables};
/** Finished jobs that are asked about. */
const asked = 1_000;
const base = mkdtempSync(join(tmpdir(), 'docextract-bench-'));
try {
  for (const part of values.parts.split(','))
    for (const kind of values.databases.split(',')) await parts[part](kind);
} finally {
  killNodes();
  rmSync(base, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}

/** Each number of nodes works on documents that wait already; what counts is the pace between the first and the last. */
async function measureNodes(kind) {
  await withDatabase(kind, async ({open, db}) => {
    const front = await startNode(open, 0);
    let single;
    for (const count of counts) {
      const expected = count * (1000 / sleepMs);
      const nodes = await Promise.all(Array.from({length: count}, () => startNode(open, 1)));
      // Each has started its worker, and read something.
      await untilDone(db, await submit(front, count * 6, sleepMs));
      const ids = await submit(front, Math.round(expected * seconds), sleepMs);
      await untilDone(db, ids);
      await Promise.all(nodes.map(stop));
      const pace = await paceOf(db, ids, count);
      single ??= pace / count;
      tell(
        kind,
        `${count} nodes: ${pace.toFixed(2)} documents/s, ${(pace / (count * single)).toFixed(2)} of linear, ` +
          `${(pace / expected).toFixed(2)} of what the engine could do`,
      );
    }
    await stop(front);
  });
}

async function measureClaims(kind) {
  await withDatabase(kind, async ({open, db}) => {
    const waiting = await waitingJob(open, db);
    let copied = 0;
    for (const [jobs, size] of [
      [100, 400],
      [10_000, 1],
    ]) {
      for (const mode of ['claim', 'work'])
        for (const count of counts) {
          await discard(db);
          await copyJob(db, waiting, {jobs, documents: size, from: copied});
          copied += jobs;
          await settleTables(kind, db);
          const times = await claims(open, {mode, count, ms: 1000 * claimSeconds});
          const what = mode === 'claim' ? 'claims' : 'documents claimed, begun and stored';
          tell(
            kind,
            `${jobs} jobs of ${size} wait, ${count} processes: ${(times.length / claimSeconds).toFixed(0)} ${what}/s, ` +
              `a claim takes ${spread(times)}`,
          );
        }
    }
  });
}

/** From the submission until another node, which has nothing to do, has claimed and read the document. */
async function measureWait(kind) {
  await withDatabase(kind, async ({open, db}) => {
    const [front, node] = [await startNode(open, 0), await startNode(open, 1)];
    await untilDone(db, await submit(front, 4, 0));
    const times = [];
    for (let count = 0; count < 60; count++) {
      const began = performance.now();
      const ids = await submit(front, 1, 0);
      await untilDone(db, ids, 2);
      times.push(performance.now() - began);
      // At another moment of the poll each time.
      await delay(100 + count * 7);
    }
    tell(kind, `from the submission to the result in another node that is idle: ${spread(times)}`);
    await Promise.all([front, node].map(stop));
  });
}

/** The same questions with 1,000 documents in the tables, and with as many as asked for. */
async function measureTables(kind) {
  await withDatabase(kind, async ({open, db}) => {
    const [front, node] = [await startNode(open, 0), await startNode(open, 1)];
    const [finished] = await submit(front, 1, 0);
    await untilDone(db, [finished]);
    await stop(node);
    const waiting = await waitingJob(open, db);
    let [copied, pending] = [0, 10_000_000];
    for (const total of [1_000, documents]) {
      const began = performance.now();
      await copyJob(db, await patternOf(db, finished), {jobs: total - copied, from: copied});
      copied = total;
      await settleTables(kind, db);
      // Filling SQLite lets nothing else run: what the node closed meanwhile is noticed now.
      await delay(100);
      const filledSeconds = (performance.now() - began) / 1000;
      const ids = Array.from({length: 2_000}, (_, number) =>
        copyId(1 + Math.floor((number / 2_000) * total)),
      );
      const ask = async (path, method) => {
        const times = [];
        for (const id of ids) {
          const began = performance.now();
          const reply = await fetch(`http://127.0.0.1:${front.port}${path}?job_id=${id}`, {
            ...{method, headers: {'x-auth': front.key}},
          });
          const body = await reply.text();
          if (reply.status !== 200) throw new Error(body);
          times.push(performance.now() - began);
        }
        return times;
      };
      const askAll = async () => [await ask('/v1/job-status', 'GET'), await ask('/v1/job-results', 'POST')];
      // What is asked first also warms up the process.
      await askAll();
      const [status, results] = await askAll();
      const submitted = await load({
        ...{port: front.port, connections: 1, status: 202},
        next: repeat(() => submission(front, 0), {times: 300}),
      });
      await discard(db);
      await copyJob(db, waiting, {jobs: 1_000, from: pending});
      pending += 1_000;
      const claim = await claims(open, {mode: 'claim', count: 1, ms: 2_000});
      await discard(db);
      await copyJob(db, waiting, {jobs: 1_000, from: pending});
      pending += 1_000;
      const work = await claims(open, {mode: 'work', count: 1, ms: 2_000});
      await discard(db);
      tell(
        kind,
        `${total} documents in the tables (filled in ${filledSeconds.toFixed(0)} s): status ${spread(status)}; ` +
          `results ${spread(results)}; submission ${spread(submitted.times)}; claim among 1,000 ${spread(claim)}; ` +
          `claimed, begun and stored ${(work.length / 2).toFixed(0)}/s`,
      );
    }
    await stop(front);
  });
}

async function withDatabase(kind, act) {
  const database = await openDatabaseFor(kind, mkdtempSync(join(base, 'part-')));
  try {
    const first = await startNode(database.open, 0);
    await stop(first);
    const db = await database.connect();
    await act({open: database.open, db});
    await db.destroy();
  } finally {
    await database.remove();
  }
}

async function untilDone(db, ids, everyMs = 100) {
  for (const id of ids)
    for (let status; status !== 'SUCCESS';) {
      ({status} = await db
        .selectFrom('jobs')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow());
      if (status.includes('FAILED')) throw new Error(`job ${id} is ${status}`);
      if (status !== 'SUCCESS') await delay(everyMs);
    }
}

/** Documents per second, without the first and the last of each node: there not all of them are at work. */
async function paceOf(db, ids, nodes) {
  const rows = [];
  for (let at = 0; at < ids.length; at += 500)
    rows.push(
      ...(await db
        .selectFrom('documents')
        .select('completed_at')
        .where('job_id', 'in', ids.slice(at, at + 500))
        .execute()),
    );
  const times = rows
    .map((row) => row.completed_at)
    .sort((one, other) => one - other)
    .slice(2 * nodes, -2 * nodes);
  return ((times.length - 1) / (times.at(-1) - times[0])) * 1000;
}

/** A job that waits, to be copied. */
async function waitingJob(open, db) {
  const front = await startNode(open, 0);
  const [id] = await submit(front, 1, 0);
  await stop(front);
  return patternOf(db, id);
}

/** Nothing but what the next step adds waits, and nobody holds anything. */
async function discard(db) {
  await db
    .updateTable('documents')
    .set({status: 'done', holder: null})
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  await db
    .updateTable('jobs')
    .set({status: 'SUCCESS', holder: null})
    .where('status', 'in', ['NEW', 'PROCESSING'])
    .execute();
}

/** What the server does by itself within a minute. */
async function settleTables(kind, db) {
  if (kind === 'postgres') await db.executeQuery({sql: 'analyze', parameters: [], query: {kind: 'RawNode'}});
}

function spread(times) {
  return `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
}

function tell(kind, what) {
  console.log(`${kind}: ${what} (load ${loadavg()[0].toFixed(1)})`);
}
