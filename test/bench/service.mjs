/**
 * How much the service takes, its engine replaced by nothing, beside a bare fastify route that stores the same bodies,
 * on the same machine in the same seconds. `npm run bench:service -- [--seconds 5] [--connections 32] [--jobs 1000] [--rounds 3]`
 */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {load, percentile, repeat, request} from './service/load.mjs';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '5'},
    connections: {type: 'string', default: '32'},
    jobs: {type: 'string', default: '1000'},
    rounds: {type: 'string', default: '3'},
  },
});
const [seconds, connections, jobs, rounds] = ['seconds', 'connections', 'jobs', 'rounds'].map((name) =>
  Number(values[name]),
);
const base = mkdtempSync(join(tmpdir(), 'docextract-bench-'));
const servers = [];
try {
  // Nobody works on what this one takes in: its jobs wait.
  const taking = await start('ours.mjs', '0');
  const bare = await start('bare.mjs');
  for (const server of [taking, bare]) await warmUp(server);
  const waiting = await measureSubmissions(taking, bare);
  await measureStatus(taking, bare, waiting);
  await stop(taking);
  await measureLatency(await start('ours.mjs', '2'));
} finally {
  await Promise.all(servers.map(stop));
  rmSync(base, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}

async function start(program, ...more) {
  const dir = join(base, `${servers.length}`);
  mkdirSync(dir);
  const child = fork(new URL(`service/${program}`, import.meta.url), [dir, ...more]);
  const server = {child, ...(await once(child, 'message'))[0]};
  servers.push(server);
  return server;
}

async function stop({child}) {
  if (!child.connected) return;
  child.send('stop');
  await once(child, 'exit');
}

/** A process compiles what it does often while it does it; that is not what is asked here. */
async function warmUp(server) {
  const {bodies} = await load({
    ...server,
    ...{connections, status: 202, keepBodies: true},
    next: repeat(() => submission(server), {times: 300}),
  });
  const asked = bodies.map((body) => statusRequest(server, JSON.parse(body).job_id));
  await load({
    ...server,
    ...{connections, status: 200},
    next: repeat((sent) => asked[sent % asked.length], {times: 10_000}),
  });
}

function statusRequest({key}, id, path = '/v1/job-status') {
  return request({method: 'GET', path: `${path}?job_id=${id}`, key});
}

/** What the requests cost the process that answers them is the steadier measure: it hardly depends on who else is busy. */
async function run(server, what) {
  const before = await cpuOf(server);
  const ran = await load({...server, connections, ...what});
  return {...ran, cpuMs: (await cpuOf(server)) - before};
}

async function cpuOf({child}) {
  child.send('cpu');
  const [{user, system}] = await once(child, 'message');
  return (user + system) / 1000;
}

/** Gives the ids of the jobs that either took. */
async function measureSubmissions(taking, bare) {
  const submitTo = (server) =>
    run(server, {
      status: 202,
      keepBodies: true,
      next: repeat(() => submission(server), {times: jobs / rounds}),
    });
  const [ours, limit] = await alternate(
    () => submitTo(taking),
    () => submitTo(bare),
  );
  report('submissions', ours, limit);
  return [ours, limit].map(({bodies}) => bodies.map((body) => JSON.parse(body).job_id));
}

async function measureStatus(taking, bare, [ourJobs, bareJobs]) {
  await requireWaiting(taking, ourJobs);
  console.log(`${ourJobs.length} jobs wait`);
  const askOf = (server, ids, path = '/v1/job-status') => {
    const requests = ids.map((id) => statusRequest(server, id, path));
    return run(server, {
      status: 200,
      next: repeat((sent) => requests[sent % requests.length], {seconds: seconds / rounds}),
    });
  };
  const [ours, limit] = await alternate(
    () => askOf(taking, ourJobs),
    () => askOf(bare, bareJobs),
  );
  report('status requests, bare route from memory', ours, limit);
  const [again, stored] = await alternate(
    () => askOf(taking, ourJobs),
    () => askOf(bare, bareJobs, '/v1/stored'),
  );
  report('status requests, bare route from disk', again, stored);
}

/** What is measured is a service that nobody works for. */
async function requireWaiting(server, ids) {
  for (const id of [ids[0], ids.at(-1)]) {
    const next = repeat(() => statusRequest(server, id), {times: 1});
    const {bodies} = await load({...server, connections: 1, status: 200, keepBodies: true, next});
    const {status} = JSON.parse(bodies[0]);
    if (status !== 'NEW') throw new Error(`a job that should wait is ${status}`);
  }
}

/** One job after the other, then many at once: from the submission to SUCCESS. */
async function measureLatency(server) {
  const alone = [];
  for (let count = 0; count < 100; count++) alone.push(await untilSuccess(server));
  console.log(`submission to SUCCESS, one at a time: ${spread(alone.slice(10))}`);
  const started = performance.now();
  const bodies = await load({
    ...server,
    connections,
    status: 202,
    keepBodies: true,
    next: repeat(() => submission(server), {times: jobs}),
  });
  const accepted = (performance.now() - started) / 1000;
  for (const body of bodies.bodies) await untilStatus(server, JSON.parse(body).job_id);
  const all = (performance.now() - started) / 1000;
  console.log(
    `${jobs} jobs at once: accepted in ${accepted.toFixed(1)} s, all SUCCESS after ${all.toFixed(1)} s (${(jobs / all).toFixed(0)}/s)`,
  );
}

async function untilSuccess(server) {
  const started = performance.now();
  const {bodies} = await load({
    ...server,
    connections: 1,
    status: 202,
    keepBodies: true,
    next: repeat(() => submission(server), {times: 1}),
  });
  await untilStatus(server, JSON.parse(bodies[0]).job_id);
  return performance.now() - started;
}

async function untilStatus(server, id) {
  const asked = statusRequest(server, id);
  for (let status; status !== 'SUCCESS';) {
    const {bodies} = await load({
      ...server,
      connections: 1,
      status: 200,
      keepBodies: true,
      next: repeat(() => asked, {times: 1}),
    });
    status = JSON.parse(bodies[0]).status;
    if (status.endsWith('FAILED')) throw new Error(bodies[0]);
  }
}

/** A document of one line, as a form. */
function submission({key}) {
  const part = (head, content) => `--line\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const body = `${part('name="template_id"', 'receipt')}${part('name="actual_image"; filename="line.png"', '\x89PNG\r\n\x1a\nTotal 12.50 EUR')}--line--\r\n`;
  return request({
    method: 'POST',
    path: '/v1/process-job',
    key,
    type: 'multipart/form-data; boundary=line',
    body: Buffer.from(body, 'latin1'),
  });
}

/** Both meet the same noise; what they did in all rounds together. */
async function alternate(ours, theirs) {
  const runs = [[], []];
  for (let round = 0; round < rounds; round++) {
    runs[0].push(await ours());
    runs[1].push(await theirs());
  }
  return runs.map((all) => ({
    times: all.flatMap(({times}) => times),
    bodies: all.flatMap(({bodies}) => bodies),
    seconds: all.reduce((sum, {seconds}) => sum + seconds, 0),
    cpuMs: all.reduce((sum, {cpuMs}) => sum + cpuMs, 0),
  }));
}

function report(what, ours, limit) {
  const rate = ({times, seconds}) => times.length / seconds;
  const cost = ({times, cpuMs}) => (cpuMs / times.length) * 1000;
  console.log(
    `${what}: ${rate(ours).toFixed(0)}/s (${spread(ours.times)}), bare route ${rate(limit).toFixed(0)}/s (${spread(limit.times)}), ` +
      `ratio ${(rate(ours) / rate(limit)).toFixed(2)}; CPU ${cost(ours).toFixed(0)} µs each, bare route ${cost(limit).toFixed(0)} µs, ` +
      `ratio ${(cost(limit) / cost(ours)).toFixed(2)}`,
  );
}

function spread(times) {
  return `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
}
