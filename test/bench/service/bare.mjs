/**
 * What fastify alone does with the same requests: stores the body, synced, and answers its number; answers a status from
 * memory, or by looking at what is stored. No key, no limit, no database: `bare.mjs DIR`. Tells its port to its parent.
 */
import {randomUUID} from 'node:crypto';
import {open, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import Fastify from 'fastify';

const jobs = new Map();
const app = Fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', (_request, _payload, done) => done(null));
app.post('/v1/process-job', async (request, reply) => {
  const id = randomUUID();
  const file = await open(join(process.argv[2], id), 'wx');
  for await (const chunk of request.raw) await file.appendFile(chunk);
  await file.sync();
  await file.close();
  const directory = await open(process.argv[2]);
  await directory.sync().finally(() => directory.close());
  const at = new Date().toISOString();
  jobs.set(id, {
    job_id: id,
    template_id: null,
    status: 'NEW',
    documents: {total: 1, done: 0, failed: 0},
    created_at: at,
  });
  return reply.code(202).send({job_id: id, template_id: null, static_values: {}});
});
app.get('/v1/job-status', (request, reply) => reply.send(jobs.get(request.query.job_id)));
app.get('/v1/stored', async (request, reply) => {
  const stored = await readFile(join(process.argv[2], request.query.job_id));
  return reply.send({...jobs.get(request.query.job_id), bytes: stored.length});
});
await app.listen({host: '127.0.0.1', port: 0});
process.send({port: app.server.address().port});
process.on('message', async (message) => {
  if (message === 'cpu') return process.send(process.cpuUsage());
  await app.close();
  process.disconnect();
});
